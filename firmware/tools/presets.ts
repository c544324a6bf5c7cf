// Writes firmware/presets.ts from the list of presets. Run it after a change of the list.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { presetsSource } from '../notation/compile';
import { repositoryRoot } from './repository-root';

writeFileSync(join(repositoryRoot(), 'firmware', 'presets.ts'), presetsSource());
