import type { Palette } from './palettes.ts';
import type { Random } from './seeded-random.ts';

/** What a scene is drawn into: the sheet, where the motif stands on it, its colours, and the numbers to draw from. */
export type Canvas = {
  readonly width: number;
  readonly height: number;
  /** Centre of the motif. */
  readonly x: number;
  readonly y: number;
  readonly colours: Palette;
  readonly random: Random;
  /** Every id of one picture starts with this, so that many pictures can stand on one page. */
  readonly prefix: string;
};

/** Draws what lies behind the motif, in the sheet's own coordinates. */
export type Scene = (sheet: Canvas) => string;

/** Colours a motif is painted with. Those that say "fill" are lit from the start-top, the others are flat. */
export type Paint = Palette & {
  readonly bodyFill: string;
  readonly darkFill: string;
  readonly popFill: string;
  /** Start of every id the motif makes. */
  readonly prefix: string;
};

/** Draws the one thing a picture shows, in a box from -100 to 100. */
export type Motif = (paint: Paint) => string;
