// What the display chips' data sheets say that a board file must respect.
import { Display } from '../../../board-configs/board';

export interface PartFacts {
  chipName: string;
  voltsMin: number;
  voltsMax: number;
  /** Lowest voltage that the chip takes as high, for a supply in volts. */
  highVolts(supplyVolts: number): number;
  /** Lines are pulled up to the supply and driven from both ends. */
  isTwoWay: boolean;
  /** Memory: addresses from first to last, bits in each. */
  firstAddress: number;
  lastAddress: number;
  bits: number;
  modulesMax: number;
  typicalEur: number;
}

type SegmentChip = Exclude<Display['chip'], 'graphics'>;

const FACTS: { readonly [chip in SegmentChip]: PartFacts } = {
  ht1621: {
    chipName: 'HT1621',
    voltsMin: 2.4,
    voltsMax: 5.2,
    highVolts: (supplyVolts) => 0.8 * supplyVolts,
    isTwoWay: false,
    firstAddress: 0,
    lastAddress: 31,
    bits: 4,
    modulesMax: 2,
    typicalEur: 3,
  },
  tm1637: {
    chipName: 'TM1637',
    voltsMin: 4.5,
    voltsMax: 5.5,
    highVolts: (supplyVolts) => 0.7 * supplyVolts,
    isTwoWay: true,
    firstAddress: 0,
    lastAddress: 5,
    bits: 8,
    modulesMax: 2,
    typicalEur: 2,
  },
  ht16k33: {
    chipName: 'HT16K33',
    voltsMin: 4.5,
    voltsMax: 5.5,
    highVolts: (supplyVolts) => 0.7 * supplyVolts,
    isTwoWay: true,
    firstAddress: 0,
    lastAddress: 15,
    bits: 8,
    modulesMax: 2,
    typicalEur: 9,
  },
  max7219: {
    chipName: 'MAX7219',
    voltsMin: 4.0,
    voltsMax: 5.5,
    highVolts: () => 3.5,
    isTwoWay: false,
    firstAddress: 1,
    lastAddress: 8,
    bits: 8,
    modulesMax: 2,
    typicalEur: 3,
  },
};

export function partFacts(chip: SegmentChip): PartFacts {
  return FACTS[chip];
}

export const SHIFTERS = {
  BSS138: { isTwoWay: true, voltsMin: 3, voltsMax: 10, channels: 4, typicalEur: 1.5 },
  '74AHCT125': { isTwoWay: false, voltsMin: 4.5, voltsMax: 5.5, channels: 4, typicalEur: 0.8 },
} as const;
