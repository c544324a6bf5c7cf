// The built-in controls as SETUP takes them.

import * as presets from './presets';
import type { Catalogue } from './ui/ui';

export function createCatalogue(): Catalogue {
  return {
    count: presets.PRESET_COUNT,
    version: presets.PRESET_TABLE_VERSION,
    nameLength: presets.PRESET_NAME_LENGTH,
    names: presets.PRESET_NAMES,
    codes: presets.PRESET_CODES,
    codeAt: presets.presetCodeAt,
  };
}
