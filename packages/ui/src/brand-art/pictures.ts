import { drawHero as drawHarbour } from '../themes/curacao/draw-hero.ts';
import { drawSessionEnded as drawLantern } from '../themes/curacao/draw-session-ended.ts';
import { drawHero as drawMarket } from '../themes/lulu/draw-hero.ts';
import { drawSessionEnded as drawSleep } from '../themes/lulu/draw-session-ended.ts';

/** Every drawn brand picture: the committed file and the hand that draws it. */
export const pictures = [
  { file: 'curacao/hero.svg', draw: drawHarbour },
  { file: 'curacao/session-ended.svg', draw: drawLantern },
  { file: 'lulu/hero.svg', draw: drawMarket },
  { file: 'lulu/session-ended.svg', draw: drawSleep },
] as const;
