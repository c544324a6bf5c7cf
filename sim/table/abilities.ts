// What a clock can do just now of that which depends on the control or on the row of the list.
import type { App } from '../../firmware/app';
import { Phase } from '../../firmware/core/clock';
import { Profile } from '../../firmware/core/control';
import type { Control } from '../../firmware/core/control';
import { isEmptyRow } from '../../firmware/ui/choices';
import { When, findRow } from '../../firmware/ui/key-table';
import { Key } from '../../hal/hal';
import type { Ability, Status } from './bench';

const CAN_EDIT = findRow(Phase.Setup, When.Held, Key.Pause) !== 0;

const TESTS: Readonly<Record<Ability, (app: App) => boolean>> = {
  take: ({ ui }) => !isEmptyRow(ui, ui.choice.at),
  edit: ({ ui }) => !ui.arbiter.isTournament && CAN_EDIT,
  sound: ({ clock }) => clock.control.profile !== Profile.UsChess,
  freeze: ({ ui }) => !ui.arbiter.isTournament,
};

export function abilitiesOf(app: App | null): Set<Ability> {
  const names = Object.keys(TESTS) as Ability[];
  return new Set(app === null ? [] : names.filter((name) => TESTS[name](app)));
}

/** The name of a user's own place as the list shows it. Right of an empty one is no control. */
const OWN_NAME = /^USE?R ?\d$/;
const PERIOD = /\/\d/;

/** The same for a clock of which only the answer to a request is known. */
export function abilitiesSeen(status: Status | null, control: Control | null): Set<Ability> {
  if (status === null) return new Set();
  const isOwn = status.phase === 'setup' && OWN_NAME.test(status.left.display);
  const isEmpty = isOwn && !PERIOD.test(status.right.beside);
  const can: Readonly<Record<Ability, boolean>> = {
    take: !isEmpty,
    edit: !status.signs.includes('lock') && CAN_EDIT,
    sound: control?.profile !== Profile.UsChess,
    freeze: !status.signs.includes('lock'),
  };
  return new Set((Object.keys(can) as Ability[]).filter((name) => can[name]));
}
