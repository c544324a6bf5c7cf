// Why a board was not flashed, as one sentence for a person.

export class FlashRefusal extends Error {
  override readonly name = 'FlashRefusal';
}

const UNLOCK =
  'if it is a clock, hold MINUS and PLUS while switching it on, which opens its console';

export const SAYS = {
  noPort: (port: string) =>
    `${port}: there is no such port; plug the board in, or look for its name`,
  noServer: (port: string) =>
    `${port}: nobody listens there; look at the address, and whether the program runs`,
  notSerial: (port: string) => `${port}: this is no serial port; look for the name of the board's`,
  busy: (port: string) => `${port}: another program has it open; close it, then try again`,
  forbidden: (port: string) => `${port}: you may not open it; join the group that owns it`,
  silent: (port: string) => `${port}: nobody answers; is it the right port? ${UNLOCK}`,
  locked: (port: string) =>
    `${port}: this clock is locked; hold MINUS and PLUS while switching it on`,
  otherBoard: (found: string, wanted: string) =>
    `the board at this port is a ${found}, and this firmware is for a ${wanted}`,
  tooOld: (version: string, wanted: string) =>
    `Espruino ${version} is on the board; put ${wanted} on it, the version that this is made for`,
  badWatches: (wanted: string) =>
    `Espruino 2v26 refuses to watch the keys; put ${wanted} on the board`,
  littleMemory: (free: number, wanted: number) =>
    `the interpreter has ${free} variables free, and the firmware takes about ${wanted}`,
  littleStorage: (free: number, wanted: number) =>
    `Storage has ${free} bytes free, and the firmware takes ${wanted}`,
  cut: (port: string) =>
    `${port}: the connection was lost; no firmware runs on the board now, flash it again`,
  garbled: () =>
    'what the board holds is not what was sent; no firmware runs on it now, flash it again',
  lost: (port: string) => `${port}: the connection was lost; plug the clock in and try again`,
  noClock: (port: string) =>
    `${port}: no clock answers; look whether it is the right port, and its console locked again`,
  logClosed: (port: string) =>
    `${port}: this clock does not give its log; pause it, and allow requests over the link ` +
    'in arbiter mode, page OPTION',
  logEnded: (port: string) =>
    `${port}: the clock stopped before its log was whole; pause it and read it again`,
  takesNothing: (port: string) =>
    `${port}: this clock takes nothing over the link; allow requests in arbiter mode, page OPTION`,
  notWriting: (port: string) =>
    `${port}: this clock waits for no code; open its page COPY in arbiter mode, choose ENTER, ` +
    'and leave the digits to this program',
  otherControl: (port: string) =>
    `${port}: the code does not fit this clock; both must have the same control and options; ` +
    'where they have, a digit was spoiled on the way: try again',
  codeSpoiled: (port: string) =>
    `${port}: the clock shows other digits than were sent; leave its page COPY with BACK ` +
    'and try again',
  typingEnded: (port: string) =>
    `${port}: the clock stopped answering before all was typed; nothing was changed on it`,
  codeNotTaken: (port: string) =>
    `${port}: nobody pressed OK on the page COPY, or it was left; nothing was changed there`,
  notEditing: (port: string) =>
    `${port}: this clock is not at the first line of the editor; in SETUP hold PAUSE for 2 s, ` +
    'and leave the lines to this program',
  notSaved: (port: string) => `${port}: nobody pressed OK at SAVE; nothing was changed there`,
  boardSays: (fault: string) =>
    `the board says "${fault}"; flash it again, and if it says so again, erase its Storage first`,
  noHello: (version: string) =>
    `the upload is whole, but firmware ${version} did not answer after the restart`,
  otherFirmware: (found: string, wanted: string) =>
    `after the restart the board says that it is ${found} instead of ${wanted}`,
} as const;

export function refuse(sentence: string): never {
  throw new FlashRefusal(`${sentence}.`);
}
