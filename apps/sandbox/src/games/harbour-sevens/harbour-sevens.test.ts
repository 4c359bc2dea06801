import { expect, test } from 'vitest';
import { isIllegal, type Decision } from '../rounds/game-rules.ts';
import { meanReturn } from '../testing/mean-return.ts';
import { seededDraw } from '../testing/seeded-draw.ts';
import { FREE_REELS, FREE_SPIN_FACTOR, LINES, MAX_MULTIPLE, REELS, ROWS, STAKE_STEP } from './machine.ts';
import { theoreticalReturn } from './return-to-player.ts';
import { capWin, harbourSevens } from './rules.ts';
import { lineWin, spin } from './spin.ts';

const ROUNDS = 1_000_000;

function play(seed: number, freeSpins: number) {
  const decisions = Array.from({ length: freeSpins }, (): Decision => ({ kind: 'free-spin', elapsedMs: 0 }));
  const plan = { bet: 20n, draw: seededDraw(seed), options: { autoCashOut: null }, decisions, elapsedMs: 0 };
  const played = harbourSevens.play(plan);
  if (isIllegal(played)) throw new Error(played.illegal);
  return played;
}

function seedThatOpensFreeSpins(): number {
  let seed = 1;
  while (!play(seed, 0).view.freeSpins) seed += 2;
  return seed;
}

test('the slot returns 96.2 % in theory, a quarter of it by free spins that open once in 117 rounds', () => {
  const { total, lines, bells, freeSpins, freeSpinsOneIn } = theoreticalReturn();
  expect(total).toBeCloseTo(0.9619, 4);
  expect(lines + bells + freeSpins).toBeCloseTo(total, 12);
  expect([Math.round(freeSpins * 100), Math.round(freeSpinsOneIn)]).toEqual([26, 117]);
});

test('a million rounds of the slot return what the theory says', { timeout: 60_000 }, () => {
  const draw = seededDraw(20_261_121);
  const { mean, hits } = meanReturn(ROUNDS, () => {
    const base = spin(REELS, { draw, factor: 1 });
    let lineStakes = base.lineStakes;
    for (let free = 0; free < base.freeSpins; free += 1) {
      lineStakes += spin(FREE_REELS, { draw, factor: FREE_SPIN_FACTOR }).lineStakes;
    }
    return { staked: 1, win: Math.min(lineStakes / LINES.length, MAX_MULTIPLE) };
  });
  // The standard error of a million rounds is 0.4 %.
  expect(Math.abs(mean - theoreticalReturn().total)).toBeLessThan(0.01);
  expect(hits).toBeCloseTo(0.38, 2);
});

test('a line pays three and more of a kind from the left, and a wild stands for any but the bell', () => {
  expect(lineWin(['anchor', 'anchor', 'anchor', 'fish', 'anchor'])).toMatchObject({ cells: 3, prize: 15 });
  expect(lineWin(['seven', 'wild', 'wild', 'wild', 'seven'])).toMatchObject({ cells: 5, prize: 1200 });
  expect(lineWin(['fish', 'anchor', 'anchor', 'anchor', 'anchor'])).toBeNull();
  expect(lineWin(['bell', 'wild', 'bell', 'wild', 'bell'])).toBeNull();
});

test('the wild never stands on the first reel, and two bells never share a window', () => {
  for (const reels of [REELS, FREE_REELS]) expect(reels[0]).not.toContain('wild');
  for (const reel of REELS) {
    const bells = reel.flatMap((symbol, at) => (symbol === 'bell' ? [at] : []));
    const nearest = bells.map((at, next) => (bells[next + 1] ?? reel.length + (bells[0] ?? 0)) - at);
    expect(Math.min(...nearest)).toBeGreaterThanOrEqual(ROWS);
  }
});

test('the round stays open until its last free spin, is paid once, and knows no further spin', () => {
  const seed = seedThatOpensFreeSpins();
  const opened = play(seed, 0);
  const of = opened.view.freeSpins?.of ?? 0;
  expect([opened.win, opened.staked, of]).toEqual([null, 20n, 10]);
  expect(play(seed, of - 1).win).toBeNull();
  const over = play(seed, of);
  const brought = over.view.freeSpins?.played.reduce((sum, { units }) => sum + units, over.view.base.units);
  expect([over.win, over.staked]).toEqual([brought, 20n]);
  expect(() => play(seed, of + 1)).toThrow('no free spin is left');
});

test('a free spin once seen is the same at every later look', () => {
  const seed = seedThatOpensFreeSpins();
  const early = play(seed, 3).view.freeSpins?.played;
  expect(play(seed, 10).view.freeSpins?.played.slice(0, 3)).toEqual(early);
});

test('a round never pays more than 2,500 times its stake, and no prize has a fraction', () => {
  expect(capWin(60_000n, 20n)).toBe(50_000n);
  expect(capWin(49_999n, 20n)).toBe(49_999n);
  expect(STAKE_STEP).toBe(LINES.length);
});
