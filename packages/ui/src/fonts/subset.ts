import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { FontFace } from './faces.ts';

const { resolve } = createRequire(import.meta.url);

/** Returns the bytes of a face's file, cut out of its source: the same for the same source and version of the tool. */
export async function subsetFace(face: FontFace): Promise<Buffer> {
  const { characters, features } = face;
  // A value of its own: the tool's types are older than its options. Weights and hints stay whole: without them every word is
  // a little wider than the source draws it.
  const options = {
    targetFormat: 'woff2' as const,
    // Names of styles for a font menu.
    dropTables: ['STAT'],
    ...(features === 'all' ? {} : { keepFeatures: [...features] }),
  };
  return subsetFont(readFileSync(findFontSource(face).file), characters, options);
}

/**
 * Returns the paths of the file a face is cut from and of its licence: the theme's own `font-sources/<font>.woff2` with
 * `LICENSE-<font>.txt` where there is one, else the package of `@fontsource-variable`. @throws when there is neither.
 */
export function findFontSource({ theme, source }: Pick<FontFace, 'theme' | 'source'>): {
  file: string;
  licence: string;
} {
  const { font, script } = source;
  const own = (name: string) =>
    fileURLToPath(new URL(`../themes/${theme}/font-sources/${name}`, import.meta.url));
  if (existsSync(own(`${font}.woff2`)))
    return { file: own(`${font}.woff2`), licence: own(`LICENSE-${font}.txt`) };
  try {
    return {
      file: resolve(`@fontsource-variable/${font}/files/${font}-${script}-wght-normal.woff2`),
      licence: resolve(`@fontsource-variable/${font}/LICENSE`),
    };
  } catch (cause) {
    throw new Error(
      `${theme}/fonts.ts names "${font}" with the script "${script}". Put its file into themes/${theme}/font-sources/${font}.woff2, or add @fontsource-variable/${font} to @baize/ui where that has the script.`,
      { cause },
    );
  }
}

/** Returns the style sheet that declares every face of a theme. */
export function fontFaceCss(faces: readonly FontFace[]): string {
  const rules = faces.map(fontFaceRule);
  return `/* Written by \`pnpm --filter @baize/ui fonts\` from fonts.ts. */\n${rules.join('')}`;
}

function fontFaceRule({ family, weights, file, unicodeRange }: FontFace): string {
  return `@font-face {
  font-family: '${family}';
  font-weight: ${weights.min} ${weights.max};
  font-display: swap;
  src: url('./fonts/${file}') format('woff2');
  unicode-range: ${unicodeRange};
}
`;
}
