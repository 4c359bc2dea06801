import type { Draw } from '../fair/draw.ts';

export const SUITS = ['spades', 'hearts', 'clubs', 'diamonds'] as const;
export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;
export const DECKS = 6;

export type Card = { rank: (typeof RANKS)[number]; suit: (typeof SUITS)[number] };

const SIZE = DECKS * 52;

/** Deals from six fresh decks, shuffled for this round alone. */
export function shoeOf(draw: Draw): () => Card {
  // Where a dealt position now holds another card; the rest of the shoe lies in order.
  const moved = new Map<number, number>();
  let left = SIZE;
  return () => {
    const at = draw(left);
    left -= 1;
    const number = moved.get(at) ?? at;
    moved.set(at, moved.get(left) ?? left);
    return cardOf(number % 52);
  };
}

function cardOf(number: number): Card {
  const rank = RANKS[number % 13];
  const suit = SUITS[Math.floor(number / 13)];
  if (rank === undefined || suit === undefined) throw new Error('there is no such card');
  return { rank, suit };
}

/** What a card counts; an ace counts one here. */
export function pointsOf({ rank }: Card): number {
  if (rank === 'A') return 1;
  return rank === 'J' || rank === 'Q' || rank === 'K' ? 10 : Number(rank);
}

/** The best count of a hand; `soft` while an ace counts eleven. */
export function countOf(cards: readonly Card[]): { points: number; soft: boolean } {
  const hard = cards.reduce((sum, card) => sum + pointsOf(card), 0);
  const soft = hard <= 11 && cards.some(({ rank }) => rank === 'A');
  return { points: soft ? hard + 10 : hard, soft };
}

/** An ace and a ten as dealt. */
export function isBlackjack(cards: readonly Card[]): boolean {
  return cards.length === 2 && countOf(cards).points === 21;
}
