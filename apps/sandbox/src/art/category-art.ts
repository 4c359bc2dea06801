import { MOTIFS } from './motifs/motifs.ts';
import type { MotifName } from './motifs/motifs.ts';
import { PALETTES } from './palettes.ts';
import type { PaletteName } from './palettes.ts';
import { hashText } from './seeded-random.ts';

export type CategoryArtRequest = {
  readonly slug: string;
  readonly motif: MotifName;
  readonly palette: PaletteName;
};

/** Draws the icon of a category: one motif on a round ground, 96 by 96, legible from 32 on. */
export function categoryArt({ slug, motif, palette }: CategoryArtRequest): string {
  const colours = PALETTES[palette];
  const { rim, body, dark, pop, ink, skyTop, skyLow, glow } = colours;
  const prefix = `c${hashText([slug, motif, palette].join()).toString(36)}`;
  const lit = (id: string, [bright, middle, deep]: readonly [string, string, string]) =>
    `<radialGradient id="${prefix}${id}" cx=".42" cy=".36" r=".8" fx=".3" fy=".2"><stop stop-color="${bright}"/><stop offset=".4" stop-color="${middle}"/><stop offset="1" stop-color="${deep}"/></radialGradient>`;
  const drawing = MOTIFS[motif]({
    ...colours,
    bodyFill: `url(#${prefix}b)`,
    darkFill: `url(#${prefix}d)`,
    popFill: `url(#${prefix}p)`,
    prefix,
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><defs>${lit('b', [rim, body, dark])}${lit('d', [body, dark, ink])}${lit('p', ['#fff', pop, dark])}` +
    `<radialGradient id="${prefix}g" cy=".4"><stop stop-color="${glow}" stop-opacity=".8"/><stop offset="1" stop-color="${glow}" stop-opacity="0"/></radialGradient><linearGradient id="${prefix}s" x2="0" y2="1"><stop stop-color="${skyLow}"/><stop offset="1" stop-color="${skyTop}"/></linearGradient></defs>` +
    `<rect width="96" height="96" rx="28" fill="url(#${prefix}s)"/><circle cx="48" cy="46" r="44" fill="url(#${prefix}g)"/>` +
    `<g transform="translate(48 48)scale(.38)" stroke-width="3" stroke-linejoin="round" stroke-linecap="round">${drawing}</g></svg>`
  );
}
