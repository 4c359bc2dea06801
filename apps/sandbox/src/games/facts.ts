import { MAX_MULTIPLIER } from './skyline-crash/flight.ts';
import { MAX_MULTIPLE as SLOT_MOST } from './harbour-sevens/machine.ts';
import { MAX_MULTIPLE as TABLE_MOST } from './blackjack-quay/rules.ts';
import type { GameSlug } from './stakes.ts';

/**
 * What a player is told of a game before staking: the share of all stakes that comes back in the long run in percent,
 * and the most a round pays in stakes. Tests hold the rules to it.
 */
export type GameFacts = {
  name: string;
  returnToPlayer: number;
  maxMultiple: number;
  volatility: 'low' | 'medium' | 'high';
};

export const GAME_FACTS: Readonly<Record<GameSlug, GameFacts>> = {
  'harbour-sevens': {
    name: 'Harbour Sevens',
    returnToPlayer: 96.2,
    maxMultiple: SLOT_MOST,
    volatility: 'medium',
  },
  'skyline-crash': {
    name: 'Skyline Crash',
    returnToPlayer: 97,
    maxMultiple: MAX_MULTIPLIER / 100,
    volatility: 'high',
  },
  'blackjack-quay': {
    name: 'Blackjack Quay',
    returnToPlayer: 99.5,
    maxMultiple: TABLE_MOST,
    volatility: 'low',
  },
};
