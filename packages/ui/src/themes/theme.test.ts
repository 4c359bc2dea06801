import { readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { theme as curacao } from './curacao/theme.ts';
import { theme as lulu } from './lulu/theme.ts';
import { theme as wireframe } from './wireframe/theme.ts';

const resolve = createRequire(import.meta.url).resolve;

function preloaded(brand: string): string[] {
  const source = readFileSync(join(import.meta.dirname, brand, 'theme.ts'), 'utf8');
  return [...source.matchAll(/from '(@fontsource-variable\/[^?]+)\?url'/g)].map(([, file]) => file ?? '');
}

function faces(brand: string): string {
  return readFileSync(join(import.meta.dirname, brand, 'fonts.css'), 'utf8');
}

describe.each([curacao, lulu])('$name', ({ name, fontFiles }) => {
  test('preloads exactly two Latin font files of at most 80 kB together', () => {
    expect(fontFiles).toHaveLength(2);
    const files = preloaded(name);
    expect(files.every((file) => file.includes('-latin-wght-'))).toBe(true);
    const bytes = files.reduce((sum, file) => sum + statSync(resolve(file)).size, 0);
    expect(bytes).toBeLessThanOrEqual(80_000);
  });

  test('every preloaded file is one its sheet uses, so nothing is fetched twice', () => {
    for (const file of preloaded(name)) expect(faces(name)).toContain(file);
  });

  test('words show at once in a stand-in that takes the same room', () => {
    const own = faces(name).match(/@font-face/g)?.length ?? 0;
    const swapped = faces(name).match(/font-display: swap/g)?.length ?? 0;
    const standIns = faces(name).match(/size-adjust/g)?.length ?? 0;
    expect([swapped + standIns, standIns]).toEqual([own, 2]);
  });
});

test('Arabic letters come with lulu alone and only when a page needs them', () => {
  expect(faces('lulu')).toContain('U+600-6FF');
  expect(faces('curacao')).not.toContain('U+600-6FF');
});

test('wireframe needs no font file', () => {
  expect(wireframe.fontFiles).toEqual([]);
});
