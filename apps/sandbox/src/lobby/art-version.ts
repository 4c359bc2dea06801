import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

/** What decides how a picture looks: the drawing itself, and what each game, studio and category is drawn as. */
const FOLDERS = [new URL('../art/', import.meta.url), new URL('game-templates/', import.meta.url)];
const FILES = [new URL('studios.ts', import.meta.url), new URL('categories.ts', import.meta.url)];

function hashSources(): string {
  const hash = createHash('sha256');
  for (const file of FILES) hash.update(readFileSync(file));
  for (const folder of FOLDERS) {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted();
    for (const file of files.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts')))
      hash.update(readFileSync(new URL(file, folder)));
  }
  return hash.digest('hex').slice(0, 10);
}

/** Stands in the address of every picture, so that browsers may keep it for ever: another drawing has another one. */
export const ART_VERSION = hashSources();
