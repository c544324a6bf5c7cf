// Flash that is erased and stays so, and Storage with nothing in it but a control to start with.

import { packControl } from '../../../notation/compile';
import { parseControl } from '../../../notation/parse';

const CONTROL = { file: 'zn.ctl', code: packControl(parseControl('5m+3s').control) };

export function stubFlash(): object {
  return {
    read: (length: number) => new Uint8Array(length).fill(0xff),
    write: () => undefined,
    erasePage: () => undefined,
  };
}

export function stubStorage(): object {
  return {
    read(name: string, _offset?: number, length?: number) {
      if (name === CONTROL.file) return CONTROL.code;
      return length === undefined ? '' : '\xff'.repeat(length);
    },
    write: () => true,
    erase: () => undefined,
  };
}
