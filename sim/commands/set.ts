// `zeitnot set`: a control onto a clock, over the cable, as one of the user's own. A person opens
// the editor there and presses OK at its end.
import type { Control } from '../../firmware/core/control';
import { printControl } from '../../firmware/notation/print';
import { writeControl } from '../../firmware/tools/flash/write-control';
import { OWN_PERIODS } from '../../firmware/ui/own-controls';
import { BadInput, quoted } from './bad-input';
import { textOption } from './command';
import type { Call, Command, ExitCode } from './command';
import { readBaud } from './flash';
import { writeLines } from './output';
import { readControl } from './read-control';
import { refused } from './read-dump';

function readOwn(text: string): Control {
  const { control } = readControl(text);
  if (control.periodCount <= OWN_PERIODS) return control;
  throw new BadInput(
    `${quoted(text)}: a control that is set on a clock has at most ${OWN_PERIODS} periods, ` +
      `and this has ${control.periodCount}; put it in with "zeitnot build --control".`,
  );
}

async function run(call: Call): Promise<ExitCode> {
  const control = readOwn(call.words[0]!);
  const port = textOption(call, 'to') ?? '';
  if (port === '') {
    throw new BadInput('set: name the port: --to /dev/ttyUSB0, COM4 or tcp://host:port.');
  }
  const whenTyped = () => writeLines([`${printControl(control)} stands there; press OK at SAVE.`]);
  await writeControl({ port, baud: readBaud(call) }, control, whenTyped).catch(refused);
  writeLines(['The clock keeps it.']);
  // The package leaves timers behind, which would keep the command waiting.
  process.exit(0);
}

export const set: Command = {
  name: 'set',
  argument: '<control>',
  argumentHelp: 'a preset or a control in the notation, of at most three periods',
  summary: "Set a clock to a control over its cable, as one of the user's own.",
  options: [
    { flags: '--to <port>', help: 'the clock, in SETUP with PAUSE held for 2 s' },
    { flags: '--baud <baud>', help: 'speed of serial ports; 115200 unless said' },
  ],
  examples: ["zeitnot set '40/90m+30s, 30m+30s' --to /dev/ttyUSB0"],
  run,
};
