import type { BrandImage } from '../../brand-art/brand-image.ts';
import { drawCitrus, drawHero, drawLetter } from './draw-hero.ts';
import { drawSessionEnded } from './draw-session-ended.ts';

export const images: readonly BrandImage[] = [
  { file: 'hero.svg', draw: drawHero },
  { file: 'hero-citrus.svg', draw: drawCitrus },
  { file: 'hero-letter.svg', draw: drawLetter },
  { file: 'session-ended.svg', draw: drawSessionEnded },
];
