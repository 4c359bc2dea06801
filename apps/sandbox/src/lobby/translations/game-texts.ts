import type { GameSlug } from '../../games/stakes.ts';
import type { GameRow } from '../../games/catalogue-game.ts';

/** What one kind of game says of itself, and what it has. */
export type KindTexts = { readonly sentence: string; readonly features: readonly string[] };

/** The rules of the house's own games, for the words about them. */
export type StudioGameFigures = {
  readonly reels: number;
  readonly lines: number;
  readonly bells: number;
  readonly freeSpins: number;
  readonly returnPercent: number;
};

/** The words of games' pages in one language; lists stand in the same order in each. */
export type GameTextSource = {
  readonly slotShapes: readonly [string, string, string, string, string];
  readonly slotFeatures: readonly [string, string, string, string, string, string];
  readonly rhythm: Readonly<Record<GameRow['volatility'], string>>;
  readonly live: KindTexts;
  readonly table: KindTexts;
  readonly instant: KindTexts;
  by(studio: string): string;
  studioGames(figures: StudioGameFigures): Readonly<Record<GameSlug, KindTexts>>;
};
