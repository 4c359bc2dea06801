import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import type { FontFace } from './faces.ts';

const { resolve } = createRequire(import.meta.url);

/** Returns the bytes of a face's file, cut out of its source: the same for the same source and version of the tool. */
export async function subsetFace({ source, characters, features }: FontFace): Promise<Buffer> {
  const { font, script } = source;
  // A value of its own: the tool's types are older than its options. Weights and hints stay whole: without them every word is
  // a little wider than the source draws it.
  const options = {
    targetFormat: 'woff2' as const,
    // Names of styles for a font menu.
    dropTables: ['STAT'],
    ...(features === 'all' ? {} : { keepFeatures: [...features] }),
  };
  const whole = readFileSync(sourceFile(font, `files/${font}-${script}-wght-normal.woff2`));
  return subsetFont(whole, characters, options);
}

/** Returns the path of a file in a source's package. */
export function sourceFile(font: string, path: string): string {
  return resolve(`@fontsource-variable/${font}/${path}`);
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
