// What can be seen and heard of a clock at one instant: what records and expectations are made of.

import type { LogKind, Sight } from '../sight';
import type { SoundName } from '../sign-names';

export interface Look extends Sight {
  /** Newest first. */
  log: LogKind[];
  /** Since the last line that did something. */
  sounds: SoundName[];
}
