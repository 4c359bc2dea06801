import { expect, test } from 'vitest';
import type { Draw } from '../fair/draw.ts';
import { isIllegal, type Decision } from '../rounds/game-rules.ts';
import { basicStrategy } from '../testing/basic-strategy.ts';
import { meanReturn } from '../testing/mean-return.ts';
import { seededDraw } from '../testing/seeded-draw.ts';
import { countHand, isBlackjack, createShoe, type Card } from './cards.ts';
import { blackjackQuay, type TableMove } from './rules.ts';

/** Deals the ranks in this order: player, dealer, player, dealer, and on. */
function dealing(ranks: string, moves: readonly TableMove[] = []) {
  const order = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'];
  // The shoe's own moving of cards is undone by asking for a card of each rank that was not dealt yet.
  const dealt = new Map<number, number>();
  const numbers = Array.from(ranks, (letter) => {
    const rank = order.indexOf(letter);
    const copies = dealt.get(rank) ?? 0;
    dealt.set(rank, copies + 1);
    return rank + 13 * copies;
  });
  let next = 0;
  const draw = () => numbers[next++] ?? 0;
  const decisions = moves.map((kind): Decision => ({ kind, elapsedMs: 0 }));
  const played = blackjackQuay.play({
    bet: 10n,
    draw,
    options: { autoCashOut: null },
    decisions,
    elapsedMs: 0,
  });
  if (isIllegal(played)) throw new Error(played.illegal);
  return { ...played, outcomes: played.view.hands.map(({ outcome }) => outcome) };
}

/** The draws of before once more, and then new ones: a round is played anew after each decision. */
function again(drawn: number[], fresh: Draw): Draw {
  let at = 0;
  return (below) => {
    const result = drawn[at] ?? fresh(below);
    drawn[at] = result;
    at += 1;
    return result;
  };
}

test('played by basic strategy the table returns 99.5 % over a million rounds', { timeout: 60_000 }, () => {
  const fresh = seededDraw(20_261_121);
  const { mean } = meanReturn(1_000_000, () => {
    const decisions: Decision[] = [];
    const drawn: number[] = [];
    for (;;) {
      const draw = again(drawn, fresh);
      const plan = { bet: 2n, draw, options: { autoCashOut: null }, decisions, elapsedMs: 0 };
      const played = blackjackQuay.play(plan);
      if (isIllegal(played)) throw new Error(played.illegal);
      if (played.win !== null) return { staked: Number(played.staked) / 2, win: Number(played.win) / 2 };
      decisions.push({ kind: basicStrategy(played.view), elapsedMs: 0 });
    }
  });
  // The standard error of a million rounds is 0.12 %.
  expect(Math.abs(mean - 0.9954)).toBeLessThan(0.003);
});

test('a shoe holds each card of six decks exactly once', () => {
  const deal = createShoe(seededDraw(3));
  const seen = new Map<string, number>();
  for (let card = 0; card < 312; card += 1) {
    const { rank, suit } = deal();
    seen.set(rank + suit, (seen.get(rank + suit) ?? 0) + 1);
  }
  expect([seen.size, new Set(seen.values())]).toEqual([52, new Set([6])]);
});

test('an ace counts eleven until that would be too much', () => {
  const hand = (...ranks: Card['rank'][]): Card[] => ranks.map((rank) => ({ rank, suit: 'clubs' }));
  expect(countHand(hand('A', '6'))).toEqual({ points: 17, soft: true });
  expect(countHand(hand('A', '6', 'K'))).toEqual({ points: 17, soft: false });
  expect(countHand(hand('A', 'A', '9'))).toEqual({ points: 21, soft: true });
  expect([isBlackjack(hand('A', 'Q')), isBlackjack(hand('7', '7', '7'))]).toEqual([true, false]);
});

test('blackjack pays three to two at once, and against a dealer’s blackjack the stake comes back', () => {
  expect(dealing('A9K8')).toMatchObject({ win: 25n, staked: 10n, outcomes: ['blackjack'] });
  expect(dealing('AAKK')).toMatchObject({ win: 10n, outcomes: ['push'] });
});

test('a dealer’s blackjack ends the round before the player can stake more', () => {
  expect(dealing('9A9K')).toMatchObject({ win: 0n, staked: 10n, outcomes: ['lost'] });
});

test('the dealer’s second card stays hidden, and is not counted, until the player is done', () => {
  const { view, win } = dealing('T67K');
  expect(win).toBeNull();
  expect(view.dealer).toMatchObject({ hidden: true, points: 6 });
  expect(view.dealer.cards).toHaveLength(1);
  expect(view.moves).toEqual(['hit', 'stand', 'double']);
});

test('the dealer stands on soft seventeen and draws to sixteen', () => {
  expect(dealing('TA86', ['stand'])).toMatchObject({ win: 20n, outcomes: ['won'] });
  expect(dealing('T686K', ['stand']).view.dealer).toMatchObject({ points: 22, hidden: false });
});

test('a hand above 21 is lost at once, and the dealer draws no card for it', () => {
  const { outcomes, win, view } = dealing('T65KK', ['hit']);
  expect([outcomes, win, view.dealer.cards.length]).toEqual([['bust'], 0n, 2]);
});

test('doubling takes a second stake, one card and no more', () => {
  expect(dealing('5T69T', ['double'])).toMatchObject({ staked: 20n, win: 40n, outcomes: ['won'] });
  expect(() => dealing('5T69T2', ['double', 'hit'])).toThrow('hit is not possible');
});

test('a pair is split once into two hands, each with its own stake, and each may be doubled', () => {
  const { staked, win, outcomes } = dealing('8T8732TT', ['split', 'double', 'double']);
  expect([staked, win, outcomes]).toEqual([40n, 80n, ['won', 'won']]);
  expect(() => dealing('8T878', ['split', 'split'])).toThrow('split is not possible');
});

test('split aces take one card each, and twenty-one with them is no blackjack', () => {
  const { staked, win, outcomes } = dealing('ATA7KK', ['split']);
  expect([staked, win, outcomes]).toEqual([20n, 40n, ['won', 'won']]);
});

test('a decision after the round is over is refused', () => {
  expect(() => dealing('A9K8', ['hit'])).toThrow('hit is not possible');
});
