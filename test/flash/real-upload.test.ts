// The upload against a real Espruino interpreter, a Linux build of it that ESPRUINO names: files
// with any bytes arrive, and a plug that is pulled leaves nothing that runs.
import { firmwareVersion } from '../../firmware/tools/bundle/board-module';
import { loadBoard } from '../../firmware/tools/boards/load-board';
import { startSession } from '../../firmware/tools/flash/console-session';
import type { Session } from '../../firmware/tools/flash/console-session';
import { storageFiles } from '../../firmware/tools/flash/storage-files';
import { upload } from '../../firmware/tools/flash/upload';
import { writeFlashImage } from '../../sim/espruino/flash-image';
import { openInterpreter } from '../../sim/espruino/interpreter';
import { spareBytes } from '../../sim/espruino/scene-answers';
import { shimText } from '../../sim/espruino/shim-text';
import { EspruinoBridge } from './espruino-bridge';
import { startZeitnot } from './run-zeitnot';

const ESPRUINO = process.env['ESPRUINO'] ?? '';
const BOARD = loadBoard('esp32-ht1621');
jest.setTimeout(180000);

/** The tokens of a text of `text.length` bytes, as the interpreter keeps it. */
const raw = (text: string) => `\xd1${String.fromCharCode(text.length)}${text}`;

const EVERY_BYTE = String.fromCharCode(...Array.from({ length: 256 }, (_, byte) => byte));
/** Says so each time that any part of it runs; it holds the end of a comment. */
const FIRMWARE =
  `print(${raw('RAN*/;\n')});`.repeat(60) + 'eval(require("Storage").read("zn.ov.123456"))';
const OVERLAY = `print(${raw('OVERLAY')});/*${EVERY_BYTE.replace(/\0/, '')}*/`;

function filesWith(resident: string) {
  return storageFiles({ board: BOARD, resident, overlays: { 'zn.ov.123456': OVERLAY } });
}

/** Waits until it has booted and answers. */
async function boot(bridge: EspruinoBridge): Promise<Session> {
  bridge.said = '';
  bridge.powerOn();
  const session = startSession(bridge.connection(), 'a port');
  expect(await session.ask('6*7', 10000)).toBe(42);
  return session;
}

/** Pulls the plug at the question of this number. */
function cutAt(session: Session, bridge: EspruinoBridge, number: number): Session {
  let asked = 0;
  const ask = async (expression: string, waitMs: number): Promise<unknown> => {
    asked++;
    const answer = session.ask(expression, waitMs);
    if (asked === number) await bridge.powerOff();
    return answer;
  };
  const isOpen = () => session.isOpen();
  return { port: 'a port', ask, isOpen, send: session.send, hear: session.hear, close: () => 0 };
}

function countAsked(session: Session, count: () => void): Session {
  const ask = (expression: string, waitMs: number) => {
    count();
    return session.ask(expression, waitMs);
  };
  return { ...session, port: 'a port', ask, isOpen: () => true };
}

/** A Linux build says that it is one. It can restart, which the stand-ins take away. */
const WHO =
  'var benchWho={env:{BOARD:"ESP32",VERSION:process.version},memory:process.memory,' +
  'version:process.version};global.process=benchWho;var benchReboot=E.reboot;';

const described =
  ESPRUINO === ''
    ? (title: string, tests: () => void) =>
        describe.skip(`${title} (skipped: set ESPRUINO=/path/to/espruino, a Linux build)`, tests)
    : describe;

let bridge: EspruinoBridge;
beforeEach(() => {
  bridge = new EspruinoBridge(ESPRUINO);
});
afterEach(() => bridge.close());

described('in a real interpreter', () => {
  test('files with any bytes arrive, and the firmware runs with its overlay', async () => {
    await upload(await boot(bridge), filesWith(FIRMWARE));
    await bridge.powerOff();
    await boot(bridge);
    expect(bridge.said.match(/RAN\*\/;/g)).toHaveLength(60);
    expect(bridge.said).toContain('OVERLAY');
  });

  test('a plug that is pulled at any question leaves nothing that runs', async () => {
    let total = 0;
    await upload(
      countAsked(await boot(bridge), () => total++),
      filesWith(FIRMWARE),
    );
    expect(total).toBeGreaterThan(10);
    for (let number = 3; number < total - 1; number++) {
      await bridge.powerOff();
      const session = cutAt(await boot(bridge), bridge, number);
      await expect(upload(session, filesWith(FIRMWARE))).rejects.toThrow(/connection was lost/);
      await boot(bridge);
      expect([number, bridge.said.includes('RAN')]).toEqual([number, false]);
    }
    await bridge.powerOff();
    await upload(await boot(bridge), filesWith(FIRMWARE));
  });
});

described('the whole way, in a real interpreter', () => {
  test('zeitnot flash puts the real firmware into it, which answers', async () => {
    const interpreter = await openInterpreter(ESPRUINO);
    const shim = {
      '.bootPowerOn': `${WHO}${shimText(BOARD, ['stand-ins'])};E.reboot=benchReboot;`,
    };
    writeFlashImage(interpreter, bridge.folder, shim, spareBytes(BOARD));
    const port = await bridge.openPort();
    await boot(bridge);
    const said = await startZeitnot(['flash', BOARD.name, '--port', port]).ended;
    expect(said).toEqual({
      code: 0,
      out: `${BOARD.name}: the firmware is on the board and answers.\n`,
      err: '',
    });
    expect(bridge.said).toContain(` zeitnot 1 ${BOARD.name} ${firmwareVersion()} *`);
  });
});
