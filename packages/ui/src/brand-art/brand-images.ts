import { drawHero as drawHarbour } from '../themes/curacao/draw-hero.ts';
import { drawSessionEnded as drawLantern } from '../themes/curacao/draw-session-ended.ts';
import { drawCitrus, drawHero as drawMarket, drawLetter } from '../themes/lulu/draw-hero.ts';
import { drawSessionEnded as drawSleep } from '../themes/lulu/draw-session-ended.ts';

/** Every drawn brand picture: the committed file and the hand that draws it. */
export const brandImages = [
  { file: 'curacao/hero.svg', draw: () => drawHarbour() },
  { file: 'curacao/hero-blue-hour.svg', draw: () => drawHarbour('blue-hour') },
  { file: 'curacao/hero-first-light.svg', draw: () => drawHarbour('first-light') },
  { file: 'curacao/session-ended.svg', draw: drawLantern },
  { file: 'lulu/hero.svg', draw: drawMarket },
  { file: 'lulu/hero-citrus.svg', draw: drawCitrus },
  { file: 'lulu/hero-letter.svg', draw: drawLetter },
  { file: 'lulu/session-ended.svg', draw: drawSleep },
] as const;
