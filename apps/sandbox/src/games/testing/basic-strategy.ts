import type { TableMove, TableView } from '../blackjack-quay/rules.ts';
import { getCardPoints, type Card } from '../blackjack-quay/cards.ts';

/**
 * The best decision at Blackjack Quay by the cards of one's own hand and the dealer's first: the published basic
 * strategy for four to eight decks, dealer stands on soft 17, double after split, dealer looks for blackjack.
 */
export function basicStrategy({ hands, active, moves, dealer }: TableView): TableMove {
  const hand = hands[active ?? 0];
  const [upCard] = dealer.cards;
  if (!hand || !upCard) return 'stand';
  const up = getCardPoints(upCard) === 1 ? 11 : getCardPoints(upCard);
  if (moves.includes('split') && splits(hand.cards, up)) return 'split';
  if (moves.includes('double') && doubles(hand.points, { soft: hand.soft, up })) return 'double';
  return (hand.soft ? standsSoft(hand.points, up) : standsHard(hand.points, up)) ? 'stand' : 'hit';
}

function splits(cards: readonly Card[], up: number): boolean {
  const [card] = cards;
  switch (card ? getCardPoints(card) : 0) {
    case 1:
    case 8:
      return true;
    case 2:
    case 3:
    case 7:
      return up <= 7;
    case 4:
      return up === 5 || up === 6;
    case 6:
      return up <= 6;
    case 9:
      return up <= 9 && up !== 7;
    default:
      return false;
  }
}

function doubles(points: number, { soft, up }: { soft: boolean; up: number }): boolean {
  if (soft) {
    const from = { 13: 5, 14: 5, 15: 4, 16: 4, 17: 3, 18: 3 }[points];
    return from !== undefined && up >= from && up <= 6;
  }
  if (points === 11) return up <= 10;
  if (points === 10) return up <= 9;
  return points === 9 && up >= 3 && up <= 6;
}

function standsSoft(points: number, up: number): boolean {
  return points >= 19 || (points === 18 && up <= 8);
}

function standsHard(points: number, up: number): boolean {
  if (points >= 17) return true;
  if (points >= 13) return up <= 6;
  return points === 12 && up >= 4 && up <= 6;
}
