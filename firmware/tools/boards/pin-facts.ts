// What the pins of each chip can do under Espruino, from the chips' data sheets and from the
// interpreter's source. For the nRF52 boards: as Espruino's own board brings them out.
import { ChipFamily } from '../../../board-configs/board';

/** Groups of pins by Espruino's names. A pin may stand in several. */
interface FamilyFacts {
  chipName: string;
  pins: string;
  /** Never to be used, each group with its reason. */
  taken: readonly (readonly [string, string])[];
  inputOnly: string;
  noWatch: string;
  analogue: string;
  dac: string;
  /** Read at reset; the wrong level keeps the chip from starting. */
  strapHigh: string;
  strapLow: string;
  /** Driven by the chip's own start-up code. */
  drivenAtBoot: string;
  /** Held at power-on it starts the boot loader or wipes the code. */
  bootButton: string;
  /** What analogRead calls 1.0, in mV; 0: the chip's own supply. */
  analogueFullScaleMv: number;
}

export const LOGIC_VOLTS = 3.3;

const NOTHING = {
  inputOnly: '',
  noWatch: '',
  analogue: '',
  dac: '',
  strapHigh: '',
  strapLow: '',
  drivenAtBoot: '',
  bootButton: '',
};

const FAMILIES: { readonly [family in ChipFamily]: FamilyFacts } = {
  esp32: {
    ...NOTHING,
    chipName: 'ESP32',
    pins: 'D0-D19 D21-D23 D25-D27 D32-D39',
    taken: [
      ['D6-D11', 'belongs to the flash'],
      ['D1 D3', 'is the serial port, which carries the link'],
    ],
    inputOnly: 'D34-D39',
    noWatch: 'D6-D12',
    analogue: 'D32-D39',
    dac: 'D25-D26',
    strapHigh: 'D0',
    strapLow: 'D2 D12',
    analogueFullScaleMv: 3600,
  },
  esp32c3: {
    ...NOTHING,
    chipName: 'ESP32-C3',
    pins: 'D0-D21',
    taken: [
      ['D11-D17', 'belongs to the flash'],
      ['D18-D19', 'is the USB port, which carries the link'],
    ],
    noWatch: 'D18-D19',
    analogue: 'D0-D4',
    strapHigh: 'D2 D8 D9',
    drivenAtBoot: 'D21',
    analogueFullScaleMv: 3600,
  },
  esp32s3: {
    ...NOTHING,
    chipName: 'ESP32-S3',
    pins: 'D0-D21 D26-D48',
    taken: [
      ['D26-D37', 'belongs to the flash or the PSRAM of common modules'],
      ['D19-D20', 'is the USB port, which carries the link'],
    ],
    noWatch: 'D6-D12 D40-D48',
    strapHigh: 'D0',
    strapLow: 'D45-D46',
    drivenAtBoot: 'D43',
    analogueFullScaleMv: 3600,
  },
  nrf52832: {
    ...NOTHING,
    chipName: 'Pixl.js',
    pins: 'D0-D13 A0-A5 BTN1-BTN4',
    taken: [['D0-D1', 'is the serial port, which carries the link']],
    analogue: 'D3-D4 A0-A5',
    bootButton: 'BTN1',
    analogueFullScaleMv: 0,
  },
  nrf52840: {
    ...NOTHING,
    chipName: 'Jolt.js',
    pins: 'BTN1 D0-D47',
    taken: [
      ['D0 D4-D6 D8 D11-D25 D28 D30 D32-D35 D40-D41', 'is used by the board itself'],
      ['D7 D27', 'switches the ground of a socket'],
      ['D9-D10', 'belongs to the NFC antenna'],
    ],
    analogue: 'D2-D3 D29 D31',
    bootButton: 'BTN1',
    analogueFullScaleMv: 0,
  },
};

/** True when the list, such as "D0-D5 A1", holds the name. */
function holds(list: string, name: string): boolean {
  return list.split(' ').some((item) => {
    const [first, last] = item.split('-') as [string, string | undefined];
    if (last === undefined) return item === name;
    const letters = /^\D+/.exec(first)?.[0] ?? '';
    if (!name.startsWith(letters) || !/^\d+$/.test(name.slice(letters.length))) return false;
    const number = Number(name.slice(letters.length));
    return (
      number >= Number(first.slice(letters.length)) && number <= Number(last.slice(letters.length))
    );
  });
}

export interface PinFacts {
  /** Why nobody may use it. */
  taken: string | undefined;
  inputOnly: boolean;
  hasNoPull: boolean;
  hasNoWatch: boolean;
  isAnalogue: boolean;
  isDac: boolean;
  strap: 'high' | 'low' | undefined;
  drivenAtBoot: boolean;
  isBootButton: boolean;
}

/** What the pin with Espruino's name `name` can do; undefined when the chip has no such pin. */
export function pinFacts(family: ChipFamily, name: string): PinFacts | undefined {
  const facts = FAMILIES[family];
  if (!holds(facts.pins, name)) return undefined;
  const strap = holds(facts.strapHigh, name)
    ? 'high'
    : holds(facts.strapLow, name)
      ? 'low'
      : undefined;
  return {
    taken: facts.taken.find(([list]) => holds(list, name))?.[1],
    inputOnly: holds(facts.inputOnly, name),
    hasNoPull: holds(facts.inputOnly, name),
    hasNoWatch: holds(facts.noWatch, name),
    isAnalogue: holds(facts.analogue, name),
    isDac: holds(facts.dac, name),
    strap,
    drivenAtBoot: holds(facts.drivenAtBoot, name),
    isBootButton: holds(facts.bootButton, name),
  };
}

export function chipName(family: ChipFamily): string {
  return FAMILIES[family].chipName;
}

export function analogueFullScaleMv(family: ChipFamily): number {
  return FAMILIES[family].analogueFullScaleMv;
}

export function isEsp32Family(family: ChipFamily): boolean {
  return family.startsWith('esp32');
}
