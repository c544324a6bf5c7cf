// Whether the firmware of a board can play a control: some leave methods out.
import type { Board, Feature } from '../../../board-configs/board';
import { Change, Method } from '../../core/control';
import type { Control } from '../../core/control';
import { FEATURES } from './features';

const BY_METHOD: Partial<Record<Method, Feature>> = {
  [Method.ByoYomi]: 'byo-yomi',
  [Method.Canadian]: 'canadian',
  [Method.Hourglass]: 'hourglass',
  [Method.Gong]: 'gong',
  [Method.Upcount]: 'upcount',
  [Method.Overtime]: 'overtime',
};

/** The features that it takes to play a control. */
export function featuresFor({ periods, periodCount, change }: Control): Feature[] {
  const methods = periods.slice(0, periodCount).map(({ method }) => BY_METHOD[method]);
  const all = [...methods, change === Change.Round ? ('round' as const) : undefined];
  return [...new Set(all.filter((name) => name !== undefined))];
}

const PLAYED = 'increment, Bronstein, delay and plain time';

/** Why the board cannot play the control, and what it plays instead; '' when it can. */
export function whyNotPlayed({ name, leavesOut }: Board, control: Control): string {
  const lacking = featuresFor(control).find((feature) => leavesOut.includes(feature));
  if (lacking === undefined) return '';
  const others = lacking === 'round' ? 'write change zero, checked or moves' : `it plays ${PLAYED}`;
  const words = FEATURES[lacking];
  const what = words === lacking ? lacking : `${words} (${lacking})`;
  return `${name} leaves out ${what}; ${others}`;
}
