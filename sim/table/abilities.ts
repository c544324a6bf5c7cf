// What a clock can do just now of that which depends on the control or on the row of the list.
import type { App } from '../../firmware/app';
import { Phase } from '../../firmware/core/clock';
import { Profile } from '../../firmware/core/control';
import type { Control } from '../../firmware/core/control';
import { controlAt } from '../../firmware/ui/choices';
import { When, findRow } from '../../firmware/ui/key-table';
import type { Ui } from '../../firmware/ui/ui';
import { Key } from '../../hal/hal';
import type { Ability, Status } from './bench';

/** A user's own place in the list is empty until something is written there. */
function isOwnRow(ui: Ui): boolean {
  return controlAt(ui, ui.choice.at) >= ui.catalogue.count;
}

const TESTS: Readonly<Record<Ability, (app: App) => boolean>> = {
  take: ({ ui }) => !isOwnRow(ui),
  edit: ({ ui }) => isOwnRow(ui) && findRow(Phase.Setup, When.Held, Key.Pause) !== 0,
  sound: ({ clock }) => clock.control.profile !== Profile.UsChess,
  freeze: ({ ui }) => !ui.arbiter.isTournament,
};

export function abilitiesOf(app: App | null): Set<Ability> {
  const names = Object.keys(TESTS) as Ability[];
  return new Set(app === null ? [] : names.filter((name) => TESTS[name](app)));
}

/** The name of a user's own place as the list shows it. */
const OWN_NAME = /^USER \d/;

/** The same for a clock of which only the answer to a request is known. */
export function abilitiesSeen(status: Status | null, control: Control | null): Set<Ability> {
  if (status === null) return new Set();
  const isOwn = status.phase === 'setup' && OWN_NAME.test(status.left.display);
  const can: Readonly<Record<Ability, boolean>> = {
    take: !isOwn,
    edit: isOwn && findRow(Phase.Setup, When.Held, Key.Pause) !== 0,
    sound: control?.profile !== Profile.UsChess,
    freeze: !status.signs.includes('lock'),
  };
  return new Set((Object.keys(can) as Ability[]).filter((name) => can[name]));
}
