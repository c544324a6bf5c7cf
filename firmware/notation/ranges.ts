// The range of every time in a control, with the name that an error gives it.

import { Method } from '../core/control';
import {
  BASE_MS_MAX,
  BLOCK_MS_MAX,
  BONUS_MS_MAX,
  BONUS_MS_MIN,
  BYOYOMI_MS_MAX,
} from '../core/limits';
import type { Range } from './duration';

function range(name: string, msMin: number, msMax: number): Range {
  return { name, msMin, msMax };
}

export const BASE_RANGE = range('a base time', 0, BASE_MS_MAX);

/** By method; null where the method has no time of its own. */
export const VALUE_RANGES: Readonly<Record<Method, Range | null>> = {
  [Method.None]: null,
  [Method.Fischer]: range('an increment', BONUS_MS_MIN, BONUS_MS_MAX),
  [Method.Bronstein]: range('a Bronstein time', BONUS_MS_MIN, BONUS_MS_MAX),
  [Method.Delay]: range('a delay', BONUS_MS_MIN, BONUS_MS_MAX),
  [Method.ByoYomi]: range('a byo-yomi period', BONUS_MS_MIN, BYOYOMI_MS_MAX),
  [Method.Canadian]: range('a Canadian block', BONUS_MS_MIN, BLOCK_MS_MAX),
  [Method.Hourglass]: range('an hourglass', BONUS_MS_MIN, BLOCK_MS_MAX),
  [Method.Gong]: range('a gong time', BONUS_MS_MIN, BYOYOMI_MS_MAX),
  [Method.Upcount]: null,
  [Method.Overtime]: null,
};
