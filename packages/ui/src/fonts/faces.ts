import { importThemeFiles } from '../theme-files/import-theme-files.ts';
import { charactersIn, RANGES } from './characters.ts';

/** One file of a theme: which characters of which source, and which weights. */
export interface FontFace {
  theme: string;
  /** The name the theme's tokens use. */
  family: string;
  /** Its name among the theme's `font-sources` or the packages of `@fontsource-variable`, and the script of the file there. */
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

/** A font of a theme, as its `fonts.ts` lists them. */
export interface ThemeFont {
  /** The name the theme's tokens use. */
  family: string;
  /** What it is cut from: `font-sources/<font>.woff2` in the theme's folder, else the package `@fontsource-variable/<font>`. */
  font: string;
  /** The scripts it is shipped for. */
  scripts: readonly (keyof typeof SCRIPTS)[];
  /** The lightest and the heaviest weight the theme uses; both ends cost every glyph. */
  weights: { min: number; max: number };
}

type FaceSubset = { part: keyof typeof RANGES; script: string; features: FontFace['features'] };

// Kerning, and figures of one width for clocks.
const PLAIN = ['kern', 'tnum'];
// Accents may stand as characters of their own, and forms differ by language.
const COMPOSED = [...PLAIN, 'mark', 'mkmk', 'ccmp', 'locl'];

// The last face of a family that has a character is the one that is fetched for it.
const SCRIPTS = {
  arabic: [{ part: 'arabic', script: 'arabic', features: 'all' }],
  cyrillic: [{ part: 'cyrillic', script: 'cyrillic', features: COMPOSED }],
  latin: [
    { part: 'extended', script: 'latin-ext', features: COMPOSED },
    { part: 'turkish', script: 'latin-ext', features: PLAIN },
    { part: 'western', script: 'latin', features: COMPOSED },
    { part: 'basic', script: 'latin', features: PLAIN },
  ],
} satisfies Record<string, readonly FaceSubset[]>;

/** Every font file the themes ship, as each lists its fonts in `fonts.ts`. A browser fetches those whose characters a page shows. */
export async function findFontFaces(): Promise<FontFace[]> {
  const lists = await importThemeFiles('fonts.ts');
  return lists.flatMap(({ theme, exported }) => {
    if (!hasFonts(exported)) throw new Error(`${theme}/fonts.ts exports no list of \`fonts\`.`);
    return exported.fonts.flatMap((font) => facesOf(theme, font));
  });
}

function hasFonts(exported: unknown): exported is { fonts: readonly ThemeFont[] } {
  return (
    typeof exported === 'object' && exported !== null && 'fonts' in exported && Array.isArray(exported.fonts)
  );
}

function facesOf(theme: string, { font, family, weights, scripts }: ThemeFont): FontFace[] {
  const parts = scripts.flatMap((script): readonly FaceSubset[] => SCRIPTS[script]);
  return parts.map(({ part, script, features }, place) => {
    const later = new Set(
      parts.slice(place + 1).flatMap((one) => Array.from(charactersIn(RANGES[one.part]))),
    );
    return {
      theme,
      family,
      weights,
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
