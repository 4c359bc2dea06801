import { createHash } from 'node:crypto';
import { isBlackjack, createShoe, type Card } from '../blackjack-quay/cards.ts';
import { createFairDraw } from '../fair/commitment.ts';
import type { Draw } from '../fair/draw.ts';
import { harbourSevens } from '../harbour-sevens/rules.ts';
import { isIllegal } from '../rounds/game-rules.ts';
import { drawCrashPoint } from '../skyline-crash/flight.ts';

/** The first secret whose draws, with the player's word `mine`, are as a test needs them. */
function seedWhere(fits: (draw: Draw) => boolean): string {
  for (let at = 0; at < 100_000; at += 1) {
    const serverSeed = createHash('sha256').update(`seed ${at}`).digest('hex');
    if (fits(createFairDraw({ serverSeed, clientSeed: 'mine' }))) return serverSeed;
  }
  throw new Error('no such secret among a hundred thousand');
}

/** Secrets in this order, then fresh ones that nobody waits for. */
export function seedsInOrder(...seeds: string[]): () => string {
  let spare = 0;
  return () => {
    spare += 1;
    return seeds.shift() ?? createHash('sha256').update(`spare ${spare}`).digest('hex');
  };
}

function slotOf(draw: Draw) {
  const played = harbourSevens.play({
    bet: 20n,
    draw,
    options: { autoCashOut: null },
    decisions: [],
    elapsedMs: 0,
  });
  if (isIllegal(played)) throw new Error(played.illegal);
  return played;
}

export const WINNING_SPIN = seedWhere((draw) => (slotOf(draw).win ?? 0n) > 20n);
export const BELLS = seedWhere((draw) => slotOf(draw).view.freeSpins !== null);
export const LONG_FLIGHT = seedWhere((draw) => drawCrashPoint(draw) > 300);
export const SHORT_FLIGHT = seedWhere((draw) => drawCrashPoint(draw) > 110 && drawCrashPoint(draw) < 180);

/** A deal in which the player has a decision to take. */
function dealtOpen(draw: Draw, fits: (hand: Card[], dealer: Card[]) => boolean): boolean {
  const deal = createShoe(draw);
  const [first, up, second, hole] = [deal(), deal(), deal(), deal()];
  const [hand, dealer] = [
    [first, second],
    [up, hole],
  ];
  return !isBlackjack(hand) && !isBlackjack(dealer) && fits(hand, dealer);
}
export const OPEN_DEAL = seedWhere((draw) => dealtOpen(draw, ([a, b]) => a?.rank === '2' && b?.rank === '3'));
export const PAIR = seedWhere((draw) => dealtOpen(draw, ([a, b]) => a?.rank === '8' && b?.rank === '8'));
