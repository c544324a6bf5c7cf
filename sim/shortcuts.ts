// What a scenario or a tool sets up without pressing keys: the control, the colours, the options.

import { chooseControl } from '../firmware/app';
import type { App } from '../firmware/app';
import { Phase } from '../firmware/core/clock';
import type { Control } from '../firmware/core/control';
import { Event } from '../firmware/core/event';
import { Side } from '../firmware/core/sides';
import { packControl } from '../firmware/notation/compile';
import { apply } from '../firmware/ui/actions';
import { Style } from '../firmware/ui/digits';
import { passNow } from './world';
import type { World } from './world';

/**
 * Does it between two passes, as a key would: with all edges before it taken, and shown at once.
 */
function between(world: World, change: (app: App, counterMs: number) => void): void {
  passNow(world);
  if (world.app === null) throw new Error('the clock is off; it takes nothing');
  change(world.app, world.parts.counterMs);
  world.app.dueMs = world.parts.counterMs;
  world.app.ui.isStale = true;
  passNow(world);
}

/** Puts the control on a clock in SETUP or READY, which is then in READY. */
export function choose(world: World, control: Control): void {
  between(world, (app, counterMs) => {
    if (app.clock.phase === Phase.Ready) apply(app.ui, Event.ToSetup, counterMs);
    if (!chooseControl(app, packControl(control))) throw new Error('the clock took no control');
  });
}

/** Only READY takes it. */
export function setWhite(world: World, side: Side): void {
  const event = side === Side.Left ? Event.WhiteLeft : Event.WhiteRight;
  between(world, (app, counterMs) => apply(app.ui, event, counterMs));
}

export function setTenths(world: World, isOn: boolean): void {
  between(world, ({ ui }) => {
    ui.style = isOn ? ui.style | Style.Tenths : ui.style & ~Style.Tenths;
  });
}
