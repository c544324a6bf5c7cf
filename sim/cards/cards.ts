// The printed cards by name, each made anew from the code's own tables.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../../firmware/tools/repository-root';
import { arbiterCard } from './arbiter-card';
import { playersCard } from './players-card';

export interface Card {
  name: string;
  title: string;
  text(): string;
}

export const CARDS: readonly Card[] = [
  { name: 'arbiter', title: 'The arbiter’s card', text: arbiterCard },
  { name: 'players', title: 'The players’ card', text: playersCard },
];

const FOLDER = join(repositoryRoot(), 'sim/pictures');

/** Where the card is kept. */
export function cardPath(name: string): string {
  return join(FOLDER, `card-${name}.html`);
}

export function writeCards(): void {
  mkdirSync(FOLDER, { recursive: true });
  for (const { name, text } of CARDS) writeFileSync(cardPath(name), text());
}
