import type { GameSlug } from '../../games/stakes.ts';
import type { GameRow } from '../catalogue-game.ts';

/** What one kind of game says of itself, and what it has. */
export type KindWords = { readonly sentence: string; readonly features: readonly string[] };

/** The rules of the house's own games, for the words about them. */
export type HouseFigures = {
  readonly reels: number;
  readonly lines: number;
  readonly bells: number;
  readonly freeSpins: number;
  readonly returnPercent: number;
};

/** The words of games' pages in one language; lists stand in the same order in each. */
export type GameWords = {
  readonly slotShapes: readonly [string, string, string, string, string];
  readonly slotFeatures: readonly [string, string, string, string, string, string];
  readonly rhythm: Readonly<Record<GameRow['volatility'], string>>;
  readonly live: KindWords;
  readonly table: KindWords;
  readonly instant: KindWords;
  by(studio: string): string;
  house(figures: HouseFigures): Readonly<Record<GameSlug, KindWords>>;
};
