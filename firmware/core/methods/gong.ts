// Gong: each side has t in turn, without a press; the end of one is the start of the other.

import { SideClock } from '../clock';
import { Period } from '../control';
import { Zero } from './method';

export function passGong(_side: SideClock, _period: Period): Zero {
  return Zero.Passes;
}
