import type { BrandImage } from '../../brand-art/brand-image.ts';
import { drawHero } from './draw-hero.ts';
import { drawSessionEnded } from './draw-session-ended.ts';

export const images: readonly BrandImage[] = [
  { file: 'hero.svg', draw: () => drawHero() },
  { file: 'hero-blue-hour.svg', draw: () => drawHero('blue-hour') },
  { file: 'hero-first-light.svg', draw: () => drawHero('first-light') },
  { file: 'session-ended.svg', draw: drawSessionEnded },
];
