import type { ThemeFont } from '../../fonts/faces.ts';

/** The theme's fonts; after a change: `pnpm --filter @baize/ui fonts`. */
export const fonts: readonly ThemeFont[] = [
  { family: 'Fraunces', font: 'fraunces', scripts: ['latin'], weights: { min: 400, max: 750 } },
  {
    family: 'Rubik',
    font: 'rubik',
    scripts: ['arabic', 'cyrillic', 'latin'],
    weights: { min: 400, max: 700 },
  },
];
