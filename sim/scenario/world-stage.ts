// The stage of the fake HAL: a scenario played on a session.

import { Phase } from '../../firmware/core/clock';
import { Profile, copyControl, createControl } from '../../firmware/core/control';
import type { Control } from '../../firmware/core/control';
import { findRefusal } from '../../firmware/notation/refuse';
import { Key } from '../../hal/hal';
import { SIDE_NAMES } from '../clock-state';
import type { SideName } from '../clock-state';
import { drawFrame } from '../glass';
import { markLine, soundsSinceLine } from '../listener';
import { createSession, holdKeys } from '../session';
import type { Session } from '../session';
import { createEye, readLog } from '../sight';
import type { Eye } from '../sight';
import { setKey } from '../world';
import type { World, WorldOptions } from '../world';
import type { Look } from './look';
import type { OptionName } from './scenario';
import type { Stage } from './stage';
import { CHANGES } from './verbs';

interface Playing {
  session: Session;
  world: World;
  eye: Eye;
  /** What the prologue set before it chose a control. */
  pendingOptions: { name: OptionName; value: string }[];
  pendingWhite: SideName | null;
}

/** How each option of the verb changes a control; tenths are not the control's. */
const SETTERS: Record<Exclude<OptionName, 'tenths'>, (to: Control, value: string) => void> = {
  bonus: (to, value) => void (to.bonusBefore = value === 'before'),
  change: (to, value) => void (to.change = CHANGES[value]),
  freeze: (to, value) => void (to.freeze = value === 'on'),
  sound: (to, value) => void (to.sound = value === 'on'),
};

export function withOption(
  from: Control,
  name: Exclude<OptionName, 'tenths'>,
  value: string,
): Control {
  const control = createControl();
  copyControl(control, from);
  SETTERS[name](control, value);
  return control;
}

export function whyNot(control: Control): string {
  if (control.sound && control.profile === Profile.UsChess) {
    return 'sound cannot be switched on in the profile uschess';
  }
  return findRefusal(control)?.reason ?? '';
}

function phaseOf(playing: Playing): Phase | null {
  return playing.world.app === null ? null : playing.world.app.clock.phase;
}

function isBeforeGame(playing: Playing): boolean {
  return phaseOf(playing) === Phase.Setup || phaseOf(playing) === Phase.Ready;
}

function setWhite(playing: Playing, side: SideName): string {
  if (!isBeforeGame(playing)) return 'the colours are chosen before the game starts';
  if (phaseOf(playing) === Phase.Setup) playing.pendingWhite = side;
  else playing.session.setWhite(SIDE_NAMES.indexOf(side));
  return '';
}

function setTenths(playing: Playing, value: string): string {
  playing.session.setTenths(value === 'on');
  return '';
}

function setOption(playing: Playing, name: OptionName, value: string): string {
  if (!isBeforeGame(playing)) return 'an option is chosen before the game starts';
  if (name === 'tenths') return setTenths(playing, value);
  if (phaseOf(playing) === Phase.Setup) {
    playing.pendingOptions.push({ name, value });
    return '';
  }
  const control = withOption(playing.world.app!.clock.control, name, value);
  const reason = whyNot(control);
  if (reason === '') playing.session.choose(control);
  return reason;
}

function applyPending(playing: Playing): string {
  const options = playing.pendingOptions.splice(0);
  if (playing.pendingWhite !== null) setWhite(playing, playing.pendingWhite);
  playing.pendingWhite = null;
  for (const { name, value } of options) {
    const reason = setOption(playing, name, value);
    if (reason !== '') return reason;
  }
  return '';
}

function choose(playing: Playing, control: Control, isPrologue: boolean): string {
  const mayChoose = isPrologue ? isBeforeGame(playing) : phaseOf(playing) === Phase.Setup;
  if (!mayChoose) return 'a control is chosen before the first timed line, or in SETUP';
  playing.session.choose(control);
  return applyPending(playing);
}

/** The lever leaves the one side before it reaches the other. */
function moveLever(world: World, side: SideName): void {
  const key = side === 'left' ? Key.Left : Key.Right;
  setKey(world, Key.Left + Key.Right - key, false);
  setKey(world, key, true);
}

function setPower(playing: Playing, isOn: boolean): void {
  if (isOn) playing.session.powerOn();
  else playing.session.powerOff();
}

function lookNow(playing: Playing): Look | null {
  const { session, world, eye } = playing;
  if (world.app === null) return null;
  const sight = session.look();
  return {
    ...sight,
    log: readLog(eye, world.app, world.parts.counterMs),
    sounds: soundsSinceLine(session.listener),
  };
}

/** A stage on a session that somebody else looks at too. */
export function createStageOn(session: Session): Stage {
  const world = session.world;
  const eye = createEye();
  const playing: Playing = { session, world, eye, pendingOptions: [], pendingWhite: null };
  return {
    advanceTo: (atMs) => session.advanceTo(atMs),
    setKey: (key, closed) => setKey(world, key, closed),
    holdKeys: (keys, forMs) => holdKeys(world, keys, forMs),
    moveLever: (side) => moveLever(world, side),
    setPower: (isOn) => setPower(playing, isOn),
    setBattery: (percent) => void (world.parts.batteryPercent = percent),
    choose: (control, isPrologue) => choose(playing, control, isPrologue),
    setWhite: (side) => setWhite(playing, side),
    setOption: (name, value) => setOption(playing, name, value),
    markLine: () => markLine(session.listener, world.nowMs),
    look: () => lookNow(playing),
    record: () => (world.app === null ? null : session.record()),
    glass: () => drawFrame(session.frame),
  };
}

export function createWorldStage(options: WorldOptions): Stage {
  return createStageOn(createSession(options));
}
