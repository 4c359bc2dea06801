import { charactersIn, RANGES } from './characters.ts';

/** One file of a theme: which characters of which source, and which weights. */
export interface FontFace {
  theme: 'curacao' | 'lulu';
  /** The name the theme's tokens use. */
  family: string;
  /** The package of `@fontsource-variable` and the script of the file in it. */
  source: { font: string; script: string };
  /** The file in the theme's folder. */
  file: string;
  /** As the style sheet declares it. */
  unicodeRange: string;
  /** What of the range this file has: what no later face of the family has. */
  characters: string;
  /** The lightest and the heaviest weight the theme uses; both ends cost every glyph. */
  weights: { min: number; max: number };
  /** OpenType features that are kept; all of them where the script cannot be read without. */
  features: readonly string[] | 'all';
}

type Font = Pick<FontFace, 'theme' | 'family' | 'weights'> & { font: string };
type FaceSubset = { part: keyof typeof RANGES; script: string; features: FontFace['features'] };

// Kerning, and figures of one width for clocks.
const PLAIN = ['kern', 'tnum'];
// Accents may stand as characters of their own, and forms differ by language.
const COMPOSED = [...PLAIN, 'mark', 'mkmk', 'ccmp', 'locl'];

const LATIN: readonly FaceSubset[] = [
  { part: 'extended', script: 'latin-ext', features: COMPOSED },
  { part: 'turkish', script: 'latin-ext', features: PLAIN },
  { part: 'western', script: 'latin', features: COMPOSED },
  { part: 'basic', script: 'latin', features: PLAIN },
];
const cyrillic: FaceSubset = { part: 'cyrillic', script: 'cyrillic', features: COMPOSED };
const arabic: FaceSubset = { part: 'arabic', script: 'arabic', features: 'all' };

/** Every font file the themes ship. A browser fetches those whose characters a page shows. */
export const FONT_FACES: readonly FontFace[] = [
  ...facesOf(
    {
      theme: 'curacao',
      family: 'Bricolage Grotesque',
      font: 'bricolage-grotesque',
      weights: { min: 400, max: 800 },
    },
    LATIN,
  ),
  ...facesOf({ theme: 'curacao', family: 'Onest', font: 'onest', weights: { min: 400, max: 700 } }, [
    cyrillic,
    ...LATIN,
  ]),
  ...facesOf({ theme: 'lulu', family: 'Fraunces', font: 'fraunces', weights: { min: 400, max: 750 } }, LATIN),
  ...facesOf({ theme: 'lulu', family: 'Rubik', font: 'rubik', weights: { min: 400, max: 700 } }, [
    arabic,
    cyrillic,
    ...LATIN,
  ]),
];

function facesOf({ font, ...rest }: Font, parts: readonly FaceSubset[]): FontFace[] {
  return parts.map(({ part, script, features }, place) => {
    const later = new Set(
      parts.slice(place + 1).flatMap((one) => Array.from(charactersIn(RANGES[one.part]))),
    );
    return {
      ...rest,
      source: { font, script },
      file: `${font}-${part}.woff2`,
      unicodeRange: RANGES[part],
      characters: Array.from(charactersIn(RANGES[part]))
        .filter((one) => !later.has(one))
        .join(''),
      features,
    };
  });
}
