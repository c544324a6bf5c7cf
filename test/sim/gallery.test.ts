// The pictures of the documents are those of the code, and show what their titles say.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../../firmware/tools/repository-root';
import { galleryPage, pictureOf } from '../../sim/gallery/gallery';
import { SCENES } from '../../sim/gallery/scenes';

const FOLDER = join(repositoryRoot(), 'sim/pictures');

test.each(SCENES.map((scene) => [scene.name, scene] as const))(
  'the picture %s is the one the code draws (else: make gallery)',
  (name, scene) => {
    expect(readFileSync(join(FOLDER, `${name}.svg`), 'utf8')).toBe(pictureOf(scene));
  },
);

test('the page of the gallery shows every scene (else: make gallery)', () => {
  expect(readFileSync(join(FOLDER, 'README.md'), 'utf8')).toBe(galleryPage());
});
