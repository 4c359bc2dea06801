// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { charactersIn, RANGES } from './characters.ts';
import { findFontFaces } from './faces.ts';
import { findFontSource, fontFaceCss, subsetFace } from './subset.ts';

const committed = (path: string): Buffer => readFileSync(join(import.meta.dirname, '../themes', path));

const faces = await findFontFaces();

describe.each(faces)('$theme/fonts/$file', (face) => {
  test('is what its source gives (after a change: pnpm --filter @baize/ui fonts)', async () => {
    const file = await subsetFace(face);
    expect(committed(`${face.theme}/fonts/${face.file}`).equals(file)).toBe(true);
  });

  test('lies beside its licence', () => {
    const licence = committed(`${face.theme}/fonts/LICENSE-${face.source.font}.txt`).toString();
    expect(licence).toBe(readFileSync(findFontSource(face).licence, 'utf8'));
    expect(licence.length).toBeGreaterThan(0);
  });
});

test.each([...new Set(faces.map(({ theme }) => theme))])(
  'the sheet of %s declares its faces as they are',
  (theme) => {
    const own = faces.filter((face) => face.theme === theme);
    expect(committed(`${theme}/font-faces.css`).toString()).toBe(fontFaceCss(own));
  },
);

test.each([
  ['English', RANGES.basic, '“It’s” – 1,234 · €5 £5 ¥5 © …'],
  ['German', RANGES.basic, 'ÄÖÜäöüß „so“ ‚so‘'],
  ['Turkish', RANGES.basic + ',' + RANGES.turkish, 'ÇĞİÖŞÜçğıöşü ₺'],
])('a page in %s finds its letters in the files it preloads', (_language, range, letters) => {
  const preloaded = charactersIn(range);
  expect(Array.from(letters).filter((one) => !preloaded.includes(one))).toEqual([]);
});
