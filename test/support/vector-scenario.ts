// A worked game as a scenario file: keys that stay closed for 80 ms, and a record at each snapshot.

import type { Act, Vector } from './vectors';

const LINES: Record<Act, string> = {
  left: 'press left',
  right: 'press right',
  pause: 'key pause',
};

export function scenarioOf(vector: Vector): string {
  const lines = [`# ${vector.id}`, `control ${vector.control}`];
  vector.snapshots.forEach(({ t }, i) => {
    const act = vector.script[i]?.act;
    if (act !== undefined) lines.push(`${t / 1000} ${LINES[act]}`);
    lines.push(`${t / 1000} show`);
  });
  return lines.join('\n');
}
