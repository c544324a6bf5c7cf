// What a clock can do just now of that which depends on the control or on the row of the list.
import type { App } from '../../firmware/app';
import { Phase } from '../../firmware/core/clock';
import { Profile } from '../../firmware/core/control';
import { controlAt } from '../../firmware/ui/choices';
import { When, findRow } from '../../firmware/ui/key-table';
import type { Ui } from '../../firmware/ui/ui';
import { Key } from '../../hal/hal';
import type { Ability } from './view';

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
