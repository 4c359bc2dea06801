import { drawEmblem, EMBLEMS } from './emblems.ts';
import type { EmblemName } from './emblems.ts';
import { GROTESQUE } from './lettering/grotesque.ts';
import { hasGlyphs, linePath, typesetLine } from './lettering/typeset-line.ts';
import type { FaceName } from './lettering/title.ts';
import { SOFT_SERIF } from './lettering/soft-serif.ts';
import { PALETTES } from './palettes.ts';
import type { PaletteName } from './palettes.ts';
import { pickAt, hashText, keysOf, seededRandom } from './seeded-random.ts';
import { formatCoordinate } from './shapes.ts';

export type ProviderArtRequest = {
  readonly slug: string;
  readonly name: string;
  readonly emblem?: EmblemName;
  readonly palette?: PaletteName;
  readonly face?: FaceName;
  /** `plate` brings its own dark ground; the others are clear, for a dark or a light page. */
  readonly ground?: 'plate' | 'on-dark' | 'on-light';
};

/** The emblem a provider has without a hint: always the same for the same slug. */
export function emblemOf(slug: string): EmblemName {
  return pickAt(keysOf(EMBLEMS), { drawn: seededRandom(hashText(slug))(), otherwise: 'star' });
}

const HEIGHT = 76;
const LETTERS = 30;

/** Draws the logo of a provider: its emblem and its name, 76 high and as wide as the name. */
export function providerArt(request: ProviderArtRequest): string {
  const { slug, name, ground = 'plate' } = request;
  const random = seededRandom(hashText(slug));
  const drawn = [random(), random(), random()] as const;
  const emblem = request.emblem ?? emblemOf(slug);
  const colours =
    PALETTES[request.palette ?? pickAt(keysOf(PALETTES), { drawn: drawn[1], otherwise: 'dusk' })];
  const face =
    (request.face ?? (drawn[2] < 0.6 ? 'grotesque' : 'soft-serif')) === 'grotesque' ? GROTESQUE : SOFT_SERIF;
  const prefix = `p${hashText([slug, name, ground, request.emblem, request.palette, request.face].join()).toString(36)}`;
  const scale = LETTERS / face.unitsPerEm;
  const line = typesetLine(face, { text: hasGlyphs(face, name) ? name : slug.replaceAll('-', ' ') });
  const wide = Math.round(line.width * scale);
  const width = wide + 104;
  const ink = ground === 'on-light' ? colours.ink : colours.rim;
  const plate =
    ground === 'plate'
      ? `<linearGradient id="${prefix}g" x2="1" y2="1"><stop stop-color="${colours.skyTop}"/><stop offset="1" stop-color="${colours.ink}"/></linearGradient><rect width="${width}" height="${HEIGHT}" rx="12" fill="url(#${prefix}g)"/>`
      : '';
  const [from, to] = ground === 'on-light' ? [colours.body, colours.dark] : [colours.rim, colours.body];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${HEIGHT}">${plate}` +
    `<linearGradient id="${prefix}e" x2="1" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>` +
    `<g transform="translate(44 ${HEIGHT / 2})scale(.42)" fill="url(#${prefix}e)">${drawEmblem(emblem)}</g>` +
    `<path fill="${ink}" transform="translate(${76 + wide / 2} ${formatCoordinate(HEIGHT / 2 + (face.capHeight * scale) / 2)})scale(${scale})" d="${linePath(line)}"/></svg>`
  );
}
