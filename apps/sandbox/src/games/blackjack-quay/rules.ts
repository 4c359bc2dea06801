import type { GameRules } from '../rounds/game-rules.ts';
import { countHand, isBlackjack, getCardPoints, createShoe, type Card } from './cards.ts';

export const MOVES = ['hit', 'stand', 'double', 'split'] as const;
export type TableMove = (typeof MOVES)[number];

export type HandOutcome = 'blackjack' | 'won' | 'push' | 'lost' | 'bust';

/** One hand of the player: its cards, what lies on it, and how it ended. */
export type PublicHand = {
  cards: Card[];
  points: number;
  soft: boolean;
  units: bigint;
  outcome: HandOutcome | null;
};

/** `active` is the hand to play; the dealer's second card is hidden until the player is done. */
export type TableView = {
  game: 'blackjack-quay';
  hands: PublicHand[];
  active: number | null;
  moves: TableMove[];
  dealer: { cards: Card[]; points: number; soft: boolean; hidden: boolean };
};

type Hand = { cards: Card[]; units: bigint; done: boolean; ofSplit: boolean };
type Table = { bet: bigint; hands: Hand[]; dealer: Card[]; deal: () => Card };

/** A round is paid at most this many times its first stake: two hands, both doubled, both won. */
export const MAX_MULTIPLE = 8;

/**
 * Blackjack Quay: six decks shuffled for each round; blackjack pays three to two; the dealer looks for blackjack and
 * stands on all seventeens; any two cards may be doubled, a pair split once, split aces take one card each.
 */
export const blackjackQuay: GameRules<TableView> = {
  play({ bet, draw, decisions }) {
    const table = dealTable(bet, createShoe(draw));
    for (const { kind } of decisions) {
      const move = getMoves(table).find((possible) => possible === kind);
      if (!move) return { illegal: `${kind} is not possible` };
      applyMove(table, move);
    }
    const staked = table.hands.reduce((sum, { units }) => sum + units, 0n);
    const active = table.hands.findIndex(({ done }) => !done);
    if (active !== -1) return { staked, win: null, view: openView(table, active) };
    playDealer(table);
    const outcomes = table.hands.map((hand) => getOutcome(hand, table.dealer));
    const win = table.hands.reduce(
      (sum, hand, at) => sum + getPayout(hand.units, outcomes[at] ?? 'lost'),
      0n,
    );
    return { staked, win, view: closedView(table, outcomes) };
  },
  endsAfterMs: () => null,
};

/** Player, dealer, player, dealer; the round is over at once when either has blackjack. */
function dealTable(bet: bigint, deal: () => Card): Table {
  const [first, up, second, hole] = [deal(), deal(), deal(), deal()];
  const cards = [first, second];
  const dealer = [up, hole];
  const done = isBlackjack(cards) || isBlackjack(dealer);
  return { bet, hands: [{ cards, units: bet, done, ofSplit: false }], dealer, deal };
}

function getMoves({ hands }: Table): TableMove[] {
  const hand = hands.find(({ done }) => !done);
  if (!hand) return [];
  const [first, second, third] = hand.cards;
  if (!first || !second || third) return ['hit', 'stand'];
  const pair = hands.length === 1 && getCardPoints(first) === getCardPoints(second);
  return pair ? ['hit', 'stand', 'double', 'split'] : ['hit', 'stand', 'double'];
}

function applyMove(table: Table, move: TableMove): void {
  const hand = table.hands.find(({ done }) => !done);
  if (!hand) return;
  if (move === 'split') {
    table.hands = splitHand(hand, table);
    return;
  }
  if (move === 'double') hand.units += table.bet;
  if (move !== 'stand') hand.cards.push(table.deal());
  hand.done = move !== 'hit' || countHand(hand.cards).points >= 21;
}

function splitHand({ cards }: Hand, { bet, deal }: Table): Hand[] {
  return cards.map((card) => {
    const pair = [card, deal()];
    const done = card.rank === 'A' || countHand(pair).points === 21;
    return { cards: pair, units: bet, done, ofSplit: true };
  });
}

/** Draws to seventeen, soft or hard, when a hand of the player still stands against it. */
function playDealer({ hands, dealer, deal }: Table): void {
  const [first] = hands;
  const decided = hands.every(({ cards }) => countHand(cards).points > 21);
  const natural = hands.length === 1 && first && isBlackjack(first.cards);
  if (decided || natural) return;
  while (countHand(dealer).points < 17) dealer.push(deal());
}

function getOutcome({ cards, ofSplit }: Hand, dealer: readonly Card[]): HandOutcome {
  const { points } = countHand(cards);
  if (points > 21) return 'bust';
  const natural = !ofSplit && isBlackjack(cards);
  if (isBlackjack(dealer)) return natural ? 'push' : 'lost';
  if (natural) return 'blackjack';
  const against = countHand(dealer).points;
  if (against > 21 || points > against) return 'won';
  return points === against ? 'push' : 'lost';
}

function getPayout(units: bigint, outcome: HandOutcome): bigint {
  if (outcome === 'blackjack') return (units * 5n) / 2n;
  if (outcome === 'won') return units * 2n;
  return outcome === 'push' ? units : 0n;
}

function toPublicHands({ hands }: Table, outcomes: readonly HandOutcome[]): PublicHand[] {
  return hands.map(({ cards, units }, at) => {
    const count = countHand(cards);
    return { cards, units, ...count, outcome: outcomes[at] ?? (count.points > 21 ? 'bust' : null) };
  });
}

function openView(table: Table, active: number): TableView {
  const shown = table.dealer.slice(0, 1);
  return {
    game: 'blackjack-quay',
    hands: toPublicHands(table, []),
    active,
    moves: getMoves(table),
    dealer: { cards: shown, ...countHand(shown), hidden: true },
  };
}

function closedView(table: Table, outcomes: readonly HandOutcome[]): TableView {
  const { dealer } = table;
  return {
    game: 'blackjack-quay',
    hands: toPublicHands(table, outcomes),
    active: null,
    moves: [],
    dealer: { cards: dealer, ...countHand(dealer), hidden: false },
  };
}
