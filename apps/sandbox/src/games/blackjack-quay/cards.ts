import type { Draw } from '../fair/draw.ts';

export const SUITS = ['spades', 'hearts', 'clubs', 'diamonds'] as const;
export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const;
const DECKS = 6;

export type Card = { rank: (typeof RANKS)[number]; suit: (typeof SUITS)[number] };

const SIZE = DECKS * 52;

/** Deals from six fresh decks, shuffled for this round alone. */
export function createShoe(draw: Draw): () => Card {
  // Where a dealt position now holds another card; the rest of the shoe lies in order.
  const moved = new Map<number, number>();
  let left = SIZE;
  return () => {
    const at = draw(left);
    left -= 1;
    const number = moved.get(at) ?? at;
    moved.set(at, moved.get(left) ?? left);
    return toCard(number % 52);
  };
}

const DECK: readonly Card[] = SUITS.flatMap((suit) => RANKS.map((rank) => ({ rank, suit })));

function toCard(number: number): Card {
  const card = DECK[number];
  if (!card) throw new Error('there is no such card');
  return card;
}

/** What a card counts; an ace counts one here. */
export function getCardPoints({ rank }: Card): number {
  if (rank === 'A') return 1;
  return rank === 'J' || rank === 'Q' || rank === 'K' ? 10 : Number(rank);
}

/** The best count of a hand; `soft` while an ace counts eleven. */
export function countHand(cards: readonly Card[]): { points: number; soft: boolean } {
  let points = 0;
  let aces = 0;
  for (const card of cards) {
    points += getCardPoints(card);
    if (card.rank === 'A') aces += 1;
  }
  const soft = points <= 11 && aces > 0;
  return { points: soft ? points + 10 : points, soft };
}

/** An ace and a ten as dealt. */
export function isBlackjack(cards: readonly Card[]): boolean {
  return cards.length === 2 && countHand(cards).points === 21;
}
