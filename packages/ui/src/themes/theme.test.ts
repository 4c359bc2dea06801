import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Theme } from './theme-tokens.ts';
import { theme as wireframe } from './wireframe/theme.ts';

/** The brands' themes: each has fonts of its own. */
const brandThemes = Object.values(
  import.meta.glob<{ theme: Theme }>(['./*/theme.ts', '!./wireframe/theme.ts'], { eager: true }),
).map(({ theme }) => theme);

/** What a browser that follows the font budget of a first view may fetch, in bytes. */
const LIMIT = 50_000;

function read(file: string): string {
  return readFileSync(join(import.meta.dirname, file), 'utf8');
}

/** The file of the theme an address of the build leads to. */
function fileOf(href: string): string {
  return href.slice(href.lastIndexOf('/') + 1).replace(/\?.*$/, '');
}

test('there are brands to check', () => {
  expect(brandThemes.length).toBeGreaterThan(1);
});

describe.each(brandThemes)('$name', ({ name, fontFiles }) => {
  test('preloads two font files of at most 50 kB together for a page in Latin letters', () => {
    const files = fontFiles.latin?.map(fileOf) ?? [];
    expect(files).toHaveLength(2);
    const bytes = files.reduce(
      (sum, file) => sum + statSync(join(import.meta.dirname, name, 'fonts', file)).size,
      0,
    );
    expect(bytes).toBeLessThanOrEqual(LIMIT);
  });

  test('every preloaded file is one its sheet uses, so nothing is fetched twice', () => {
    const faces = read(`${name}/font-faces.css`);
    for (const file of Object.values(fontFiles).flat().map(fileOf))
      expect(faces).toContain(`./fonts/${file}`);
  });

  test('texts show at once in a fallback that takes the same room', () => {
    const faces = read(`${name}/font-faces.css`);
    const own = faces.match(/@font-face/g)?.length ?? 0;
    expect(faces.match(/font-display: swap/g)).toHaveLength(own);
    expect(read(`${name}/fallback-fonts.css`).match(/size-adjust/g)).toHaveLength(2);
  });
});

test('Arabic letters come with lulu alone and only when a page needs them', () => {
  expect(read('lulu/font-faces.css')).toContain('U+600-6FF');
  expect(read('curacao/font-faces.css')).not.toContain('U+600-6FF');
});

test('wireframe needs no font file', () => {
  expect(wireframe.fontFiles).toEqual({});
});
