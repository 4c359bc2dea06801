import { gzipSync } from 'node:zlib';
import { assert, constantFrom, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { createCatalogue } from '../lobby/catalogue.ts';
import { CATEGORIES } from '../lobby/categories.ts';
import { STUDIOS } from '../lobby/studios.ts';
import { categoryArt, EMBLEMS, gameArt, LETTERINGS, MOTIFS, PALETTES, providerArt, SCENES } from './art.ts';
import { GROTESQUE } from './lettering/grotesque.ts';
import { hasGlyphs } from './lettering/typeset-line.ts';
import { SOFT_SERIF } from './lettering/soft-serif.ts';
import { keysOf } from './seeded-random.ts';

const NOW = Date.parse('2026-11-20T17:17:19Z');
const games = createCatalogue({ size: 'usual', now: NOW }).games;
const pictures = games.map((game) => gameArt(game.art));

const motifs = keysOf(MOTIFS).map((motif) => gameArt({ slug: `one-${motif}`, title: motif, motif }));
const scenes = keysOf(SCENES).map((scene) => gameArt({ slug: `behind-${scene}`, title: scene, scene }));
const logos = STUDIOS.map((studio) => providerArt(studio));
const icons = CATEGORIES.map((category) => categoryArt(category));
const everything = [...pictures, ...motifs, ...scenes, ...logos, ...icons];

function idsOf(svg: string): string[] {
  return [...svg.matchAll(/ id="([^"]+)"/gu)].map((found) => found[1] ?? '');
}

const TAG = /<(\/?)([a-zA-Z]+)((?: [a-zA-Z][\w-]*="[^"<]*")*)(\/?)>/gu;

/** Every element closed in turn, every attribute quoted, no bare ampersand: what a reader of XML insists on. */
function isWellFormed(svg: string): boolean {
  const open: string[] = [];
  for (const [, close, name = '', , self] of svg.matchAll(TAG)) {
    if (close === '/' && open.pop() !== name) return false;
    if (close !== '/' && self !== '/') open.push(name);
  }
  return open.length === 0 && !/<|&(?!amp;|lt;)|\p{Cc}/u.test(svg.replaceAll(TAG, ''));
}

test('the same game always has the same picture, and two games never share one', () => {
  expect(games.map((game) => gameArt({ ...game.art }))).toEqual(pictures);
  expect(new Set(pictures).size).toBe(pictures.length);
});

test('a picture stands alone: well-formed, nothing loaded, nothing run', () => {
  for (const svg of everything) {
    expect(isWellFormed(svg), svg.slice(0, 200)).toBe(true);
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+">/u);
    expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(
      /script|<style|https?:|data:|\son\w+=/u,
    );
    expect(svg).not.toMatch(/NaN|undefined|Infinity/u);
  }
});

test('many pictures stand on one page without mixing up their parts', () => {
  const all = everything.flatMap(idsOf);
  expect(new Set(all).size).toBe(all.length);
  for (const svg of everything) {
    const own = new Set(idsOf(svg));
    const used = [...svg.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/gu)].map(
      (found) => found[1] ?? found[2] ?? '',
    );
    expect(used.filter((id) => !own.has(id))).toEqual([]);
  }
});

test('a picture stays small enough to be sent by the hundred', () => {
  const raw = pictures.map((svg) => svg.length).toSorted((one, other) => one - other);
  const packed = pictures.map((svg) => gzipSync(svg).length).toSorted((one, other) => one - other);
  expect(raw[Math.floor(raw.length / 2)]).toBeLessThan(6_000);
  expect(raw.at(-1)).toBeLessThan(9_000);
  expect(packed[Math.floor(packed.length * 0.95)]).toBeLessThan(2_500);
  expect(packed.at(-1)).toBeLessThan(2_800);
});

test('slots are portraits, live tables are wide and stand at a table, thumbs are square and unlettered', () => {
  const look = { slug: 'reef-riches', title: 'Reef Riches' };
  expect(gameArt(look)).toContain('viewBox="0 0 300 400"');
  const live = gameArt({ ...look, shape: 'live' });
  expect(live).toContain('viewBox="0 0 400 300"');
  expect(live).toContain('#0d5a4a');
  const thumb = gameArt({ ...look, shape: 'thumb' });
  expect(thumb).toContain('viewBox="0 0 300 300"');
  expect(thumb.length).toBeLessThan(gameArt(look).length);
});

test('a hint changes what it names and leaves all else as it was', () => {
  const plain = gameArt({
    slug: 'paper-moons',
    title: 'Paper Moons',
    motif: 'lantern',
    palette: 'coral',
    scene: 'night',
  });
  const other = gameArt({
    slug: 'paper-moons',
    title: 'Paper Moons',
    motif: 'gem',
    palette: 'coral',
    scene: 'night',
  });
  const sparkles = /<path fill="#dcfff4" d="[^"]+"\/>/u;
  expect(sparkles.exec(other)?.[0]).toBe(sparkles.exec(plain)?.[0]);
  expect(other).not.toBe(plain);
});

test('every title of the lobby is drawn in the letters of both brands, capitals and accents too', () => {
  const huge = createCatalogue({ size: 'huge', now: NOW }).games;
  for (const { row } of huge) {
    for (const face of [GROTESQUE, SOFT_SERIF]) {
      expect(hasGlyphs(face, `${row.name}${row.name.toUpperCase()}${row.provider.name}`), row.name).toBe(
        true,
      );
    }
  }
  expect(pictures.some((svg) => svg.includes('<text'))).toBe(false);
});

test('any title in any script gives a well-formed picture', () => {
  const anyTitle = string({ unit: 'grapheme', minLength: 0, maxLength: 40 });
  assert(
    property(
      anyTitle,
      constantFrom(...LETTERINGS),
      constantFrom('grotesque', 'soft-serif'),
      (title, lettering, face) => {
        const svg = gameArt({ slug: 'any', title, lettering, face });
        return isWellFormed(svg) && !svg.includes('NaN');
      },
    ),
    { numRuns: 300 },
  );
});

test('there are many things to show: motifs, scenes, palettes and emblems differ', () => {
  expect(new Set(motifs).size).toBeGreaterThanOrEqual(70);
  expect(keysOf(SCENES)).toHaveLength(11);
  expect(keysOf(PALETTES)).toHaveLength(16);
  expect(new Set(Object.values(EMBLEMS)).size).toBeGreaterThanOrEqual(STUDIOS.length);
  expect(new Set(STUDIOS.map((studio) => studio.emblem)).size).toBe(STUDIOS.length);
});
