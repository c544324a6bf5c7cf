// What a scenario needs that a board may leave out: found by playing it on the fake HAL, which has
// everything, and looking at it after each pass.
import type { App } from '../../firmware/app';
import type { Board, Feature } from '../../board-configs/board';
import { Phase } from '../../firmware/core/clock';
import { FEATURES } from '../../firmware/tools/boards/features';
import { featuresFor } from '../../firmware/tools/boards/played-controls';
import { PageId } from '../../firmware/ui/arbiter';
import { SLOT, controlAt } from '../../firmware/ui/choices';
import { heldKey } from '../../firmware/ui/screens/game';
import { Off } from '../../firmware/ui/ui';
import { Key } from '../../hal/hal';
import { playOn } from '../scenario/run';
import type { Scenario } from '../scenario/scenario';
import { ScenarioError } from '../scenario/scenario-error';
import type { Stage } from '../scenario/stage';
import { createStageOn } from '../scenario/world-stage';
import { createSession } from '../session';
import type { Session } from '../session';

/** Chords are keys at once. */
const CHORD_MIN = 8;
/** As the fingerprint stands on the glass: SET. */
const LETTERS_OF_SET = [83, 69, 84];

type Test = (app: App, isSeen: boolean) => boolean;

const inPhase = (app: App, phase: Phase) => app.clock.phase === phase;
const onPage = (app: App, page: PageId) =>
  inPhase(app, Phase.Arbiter) && app.ui.arbiter.isOpen && app.ui.arbiter.page === page;

/** What shows at a moment that a feature is there; `isSeen`: the scenario looks at the face. */
const SIGNS_OF: Partial<Record<Feature, Test>> = {
  arbiter: (app) => inPhase(app, Phase.Arbiter),
  'own-controls': (app) => onPage(app, PageId.Own),
  'log-page': (app) => onPage(app, PageId.Log),
  copy: (app) => onPage(app, PageId.Copy),
  sound: ({ clock }) => clock.phase !== Phase.Setup && clock.control.sound,
  'more-presets': (app, isSeen) => inPhase(app, Phase.Setup) && (isSeen || app.ui.keys.down !== 0),
  'control-view': ({ ui, clock }, isSeen) =>
    isSeen &&
    (heldKey(ui, clock) === Key.Minus ||
      (clock.phase === Phase.Setup && controlAt(ui, ui.choice.at) === SLOT)),
  'counts-view': ({ ui, clock }, isSeen) => isSeen && heldKey(ui, clock) === Key.Plus,
  'hold-bar': ({ ui }, isSeen) => isSeen && ui.keys.holdRow !== 0 && ui.keys.chord >= CHORD_MIN,
  'stuck-keys': ({ ui }) => ui.keys.stuck !== 0,
  'idle-off': ({ ui }) => ui.off === Off.Soon,
  fingerprint: ({ face, clock }, isSeen) =>
    isSeen &&
    clock.phase === Phase.Ready &&
    LETTERS_OF_SET.every((letter, i) => face.left.main[i] === letter),
};

function noteMoment(found: Set<Feature>, { app }: Session, isSeen: boolean): void {
  if (app === null) return;
  for (const [name, test] of Object.entries(SIGNS_OF)) {
    if (test(app, isSeen)) found.add(name as Feature);
  }
  if (app.clock.phase === Phase.Setup) return;
  featuresFor(app.clock.control).forEach((name) => found.add(name));
}

/** A stage on which everything is looked at. */
function watchedStage(session: Session, found: Set<Feature>): Stage {
  const stage = createStageOn(session);
  const seen = <T>(look: () => T): T => {
    noteMoment(found, session, true);
    return look();
  };
  return {
    ...stage,
    advanceTo(toMs) {
      const { world } = session;
      const nextMs = () => Math.min(world.wakeMs, world.planned[0]?.atMs ?? Infinity);
      for (let atMs = nextMs(); atMs <= toMs; atMs = nextMs()) {
        stage.advanceTo(atMs);
        noteMoment(found, session, false);
      }
      stage.advanceTo(toMs);
      noteMoment(found, session, false);
    },
    setPower(isOn) {
      if (!isOn && session.app?.clock.phase === Phase.Running) found.add('periodic-save');
      stage.setPower(isOn);
    },
    look: () => seen(() => stage.look()),
    record: () => seen(() => stage.record()),
  };
}

/** In the order of FEATURES. A scenario that breaks off needs what it has shown until then. */
export function needsOf(scenario: Scenario): Feature[] {
  const found = new Set<Feature>();
  try {
    playOn(scenario, watchedStage(createSession({ ...scenario.kind }), found));
  } catch (error) {
    if (!(error instanceof ScenarioError)) throw error;
  }
  return (Object.keys(FEATURES) as Feature[]).filter((name) => found.has(name));
}

/** What the scenario needs and the board leaves out; none when it can be played. */
export function lacksFor({ leavesOut }: Board, scenario: Scenario): Feature[] {
  if (leavesOut.length === 0) return [];
  return needsOf(scenario).filter((name) => leavesOut.includes(name));
}

/** Why the scenario is not played on this board. */
export function skippedLine(board: Board, scenario: Scenario, lacking: Feature[]): string {
  return `${scenario.file}: skipped: ${board.name} leaves out ${lacking.join(', ')}`;
}
