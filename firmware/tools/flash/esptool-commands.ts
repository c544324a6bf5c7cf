// The two commands that turn a bare chip of the ESP32 family into a clock: Espruino, then the
// image.
import type { Board, ChipFamily } from '../../../board-configs/board';

interface Chip {
  /** What esptool calls it. */
  readonly name: string;
  readonly modes: string;
  /** Files of Espruino's release, each after its address. */
  readonly release: string;
}

const ESP32: Chip = {
  name: 'esp32',
  modes: '--flash_mode dio --flash_freq 40m',
  release: '0x1000 bootloader.bin 0x8000 partitions_espruino.bin 0x10000 espruino_esp32.bin',
};

function newer(name: string): Chip {
  return {
    name,
    modes: '--flash_mode dio --flash_freq 80m',
    release: `0x0 bootloader.bin 0x8000 partition-table.bin 0x10000 espruino-${name}.bin`,
  };
}

const CHIPS: Readonly<Partial<Record<ChipFamily, Chip>>> = {
  esp32: ESP32,
  esp32c3: newer('esp32c3'),
  esp32s3: newer('esp32s3'),
};

export function isForEsptool({ carrier }: Board): boolean {
  return CHIPS[carrier.chip] !== undefined;
}

/** Empty for boards that esptool does not know: those are only uploaded to. */
export function esptoolCommands({ carrier, storage }: Board, imageFile: string): string[] {
  const chip = CHIPS[carrier.chip];
  if (chip === undefined) return [];
  const start = `esptool --chip ${chip.name} --port PORT write_flash -z`;
  const address = `0x${storage.address.toString(16)}`;
  return [`${start} ${chip.modes} ${chip.release}`, `${start} ${address} ${imageFile}`];
}
