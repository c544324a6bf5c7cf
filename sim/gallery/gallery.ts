// Plays every scene and draws its glass: the pictures of the documents. By hand: make gallery
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { namedDeviceBoard } from '../../firmware/tools/boards/device-board';
import { loadBoard } from '../../firmware/tools/boards/load-board';
import { repositoryRoot } from '../../firmware/tools/repository-root';
import { glassOf } from '../board/reference';
import { createSession } from '../session';
import { arbiterPage } from './arbiter-page';
import { glassSvg } from './glass-svg';
import { SCENES } from './scenes';
import type { Scene } from './scenes';

/** The picture of one scene, the same at every call. */
export function pictureOf(scene: Scene): string {
  const { control, board, title } = scene;
  const traits = board === undefined ? {} : glassOf(namedDeviceBoard(loadBoard(board)));
  const session = createSession({ control, traits });
  scene.play(session);
  return glassSvg(session.frame, title, session.world.parts.traits);
}

const CARDS = `\
To be printed, a page each: [the card of the arbiter](card-arbiter.html) and [the card of the
players](card-players.html).`;

/** The page that shows all pictures. */
export function galleryPage(): string {
  const rows = SCENES.map((scene) => `![${scene.title}](${scene.name}.svg)\n\n${scene.title}.\n`);
  const cards = `Simulated, from the code. ${CARDS}`;
  return ['# What the glass shows', '', cards, '', ...rows].join('\n');
}

export function writeGallery(): void {
  const folder = join(repositoryRoot(), 'sim/pictures');
  mkdirSync(folder, { recursive: true });
  for (const scene of SCENES) writeFileSync(join(folder, `${scene.name}.svg`), pictureOf(scene));
  writeFileSync(join(folder, 'README.md'), galleryPage());
  writeFileSync(join(repositoryRoot(), 'firmware/ui/ARBITER.md'), arbiterPage());
}
