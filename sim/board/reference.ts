// The same scenario on the fake HAL, twice: as the scenario asks, for the trace; and with the cells
// and signs of the board, for the picture that its glass ought to show.
import type { Board } from '../../board-configs/board';
import type { DeviceBoard } from '../../board-configs/device-board';
import { namedDeviceBoard } from '../../firmware/tools/boards/device-board';
import type { Frame, Traits } from '../../hal/hal';
import { createStageOn } from '../scenario/world-stage';
import type { Kind } from '../scenario/scenario';
import type { Stage } from '../scenario/stage';
import { createSession } from '../session';
import type { SoundName } from '../sign-names';
import type { Session } from '../session';

export interface Reference {
  readonly trace: Stage;
  readonly glass: Stage;
  /** The frame on the board's glass now. */
  readonly frame: Frame;
  /** Time passes on both; `seen` is called after each pass up to `watchedUntilMs`. */
  advance(toMs: number, watchedUntilMs: number, seen: Seen): void;
}

type Device = DeviceBoard<string, string>;

/** Told of the instant at which the frame may have changed. */
type Seen = (atMs: number) => void;

const ALL_SIGNS = 0x1ffffff;

/** What a glass is made of. */
export type GlassTraits = Pick<Traits, 'cellsPerSide' | 'signs' | 'colonCells' | 'pointCells'>;

export function glassOf(device: GlassTraits): GlassTraits {
  const { cellsPerSide, signs, colonCells, pointCells } = device;
  return { cellsPerSide, signs, colonCells, pointCells };
}

function traitsOf(device: Device, { journal }: Board): Partial<Traits> {
  return {
    flashPages: journal.pages,
    flashPageBytes: journal.pageBytes,
    hasFiveKeys: device.keyPins.length > 5,
    hasLever: device.hasLever,
    logEntries: device.logEntries,
    batteryLowPercent: device.batteryLowPercent,
  };
}

function nextMs({ world }: Session): number {
  return Math.min(world.wakeMs, world.planned[0]?.atMs ?? Infinity);
}

function advanceWatched(session: Session, toMs: number, seen: Seen): void {
  for (let next = nextMs(session); next <= toMs; next = nextMs(session)) {
    session.advanceTo(next);
    seen(next);
  }
}

/** Whether nobody can hear from outside what the board sounds: it does not, or does not tell. */
function isMute({ leavesOut }: Board): boolean {
  return leavesOut.includes('sound') || leavesOut.includes('events');
}

const without = <T extends { sounds: readonly SoundName[] }>(seen: T | null): T | null =>
  seen === null ? null : { ...seen, sounds: [] };

/** What is told of a stage whose sounds nobody hears. */
function muted(stage: Stage): Stage {
  return {
    ...stage,
    look: () => without(stage.look()),
    record: () => without(stage.record()),
  };
}

/** `counterMs`: what the board's counter shows when the scene begins. */
export function createReference(board: Board, kind: Kind, counterMs: number): Reference {
  const device = namedDeviceBoard(board);
  const own = glassOf(device);
  const full = { cellsPerSide: kind.cells, signs: ALL_SIGNS };
  const traits = traitsOf(device, board);
  const make = (more: Partial<Traits>) =>
    createSession({ counterMs, bootMs: 0, traits: { ...traits, ...more } });
  const trace = make(full);
  const glass = make(own);
  if (device.batteryMv.length === 0) {
    for (const { world } of [trace, glass]) world.parts.batteryPercent = -1;
  }
  return {
    trace: isMute(board) ? muted(createStageOn(trace)) : createStageOn(trace),
    glass: createStageOn(glass),
    get frame() {
      return glass.frame;
    },
    advance(toMs, watchedUntilMs, seen) {
      advanceWatched(glass, Math.min(toMs, watchedUntilMs), seen);
      glass.advanceTo(toMs);
      trace.advanceTo(toMs);
    },
  };
}
