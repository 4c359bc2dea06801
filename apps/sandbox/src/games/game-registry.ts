import { blackjackQuay, type TableView } from './blackjack-quay/rules.ts';
import { harbourSevens, type SlotView } from './harbour-sevens/rules.ts';
import type { GameRules } from './rounds/game-rules.ts';
import { skylineCrash, type CrashView } from './skyline-crash/rules.ts';
import type { GameSlug } from './stakes.ts';

/** What a player sees of a round; `game` tells of which. */
export type GameView = SlotView | CrashView | TableView;

const RULES: Readonly<Record<GameSlug, GameRules<GameView>>> = {
  'harbour-sevens': harbourSevens,
  'skyline-crash': skylineCrash,
  'blackjack-quay': blackjackQuay,
};

export function getGameRules(slug: GameSlug): GameRules<GameView> {
  return RULES[slug];
}
