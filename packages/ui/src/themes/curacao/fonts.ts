import type { ThemeFont } from '../../fonts/faces.ts';

/** The theme's fonts; after a change: `pnpm --filter @baize/ui fonts`. */
export const fonts: readonly ThemeFont[] = [
  {
    family: 'Bricolage Grotesque',
    font: 'bricolage-grotesque',
    scripts: ['latin'],
    weights: { min: 400, max: 800 },
  },
  { family: 'Onest', font: 'onest', scripts: ['cyrillic', 'latin'], weights: { min: 400, max: 700 } },
];
