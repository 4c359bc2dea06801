import { expect, test } from 'vitest';
import { isIllegal, type Decision } from '../rounds/game-rules.ts';
import { meanReturn } from '../testing/mean-return.ts';
import { seededDraw } from '../testing/seeded-draw.ts';
import { drawCrashPoint, MAX_MULTIPLIER, MIN_MULTIPLIER, multiplierAt, timeOfMultiplier } from './flight.ts';
import { skylineCrash } from './rules.ts';

const WORDS = 2 ** 32;

/** A flight whose crash point is known: 97 · 2^32 / (2^32 − word). */
function flight(crashPoint: number) {
  const word = WORDS - Math.floor((97 * WORDS) / crashPoint);
  const draw = () => word;
  expect(drawCrashPoint(draw)).toBe(crashPoint);
  return (
    elapsedMs: number,
    { autoCashOut = null, cashOuts = [] }: { autoCashOut?: number | null; cashOuts?: number[] } = {},
  ) => {
    const decisions = cashOuts.map((at): Decision => ({ kind: 'cash-out', elapsedMs: at }));
    const played = skylineCrash.play({ bet: 100n, draw, options: { autoCashOut }, decisions, elapsedMs });
    return isIllegal(played) ? played : { win: played.win, ...played.view };
  };
}

test.each([
  { cashOutAt: 110, tolerance: 0.003 },
  { cashOutAt: 200, tolerance: 0.004 },
  { cashOutAt: 1000, tolerance: 0.012 },
])(
  'a million flights cashed out at $cashOutAt hundredths return 97 %',
  { timeout: 60_000 },
  ({ cashOutAt, tolerance }) => {
    const draw = seededDraw(20_261_121);
    const { mean } = meanReturn(1_000_000, () => {
      const win = drawCrashPoint(draw) >= cashOutAt ? cashOutAt / 100 : 0;
      return { staked: 1, win };
    });
    expect(Math.abs(mean - 0.97)).toBeLessThan(tolerance);
  },
);

test('three flights in a hundred crash on the ground, and none flies above 1,000×', () => {
  expect(drawCrashPoint(() => 0)).toBe(100);
  expect(drawCrashPoint(() => Math.floor(WORDS * 0.03))).toBe(100);
  expect(drawCrashPoint(() => Math.ceil(WORDS * 0.041))).toBe(101);
  expect(drawCrashPoint(() => WORDS - 1)).toBe(MAX_MULTIPLIER);
});

test('the multiplier only ever climbs, and a time and its multiplier tell the same', () => {
  expect([multiplierAt(-5), multiplierAt(0), multiplierAt(6932), multiplierAt(1e9)]).toEqual([
    100,
    100,
    200,
    MAX_MULTIPLIER,
  ]);
  for (const hundredths of [100, MIN_MULTIPLIER, 150, 200, 1000, 54_321, MAX_MULTIPLIER]) {
    expect(multiplierAt(timeOfMultiplier(hundredths))).toBeGreaterThanOrEqual(hundredths);
    expect(multiplierAt(timeOfMultiplier(hundredths) - 1)).toBeLessThan(Math.max(hundredths, 101));
  }
});

test('who cashes out in flight is paid the multiplier of that instant, to the very last reading', () => {
  const play = flight(250);
  const last = timeOfMultiplier(251) - 1;
  expect(play(last, { cashOuts: [last] })).toEqual({
    win: 250n,
    game: 'skyline-crash',
    autoCashOut: null,
    cashedOutAt: 250,
    crashedAt: 250,
  });
});

test('while it flies nothing tells where it will crash, and after the crash the stake is gone', () => {
  const play = flight(250);
  expect(play(timeOfMultiplier(251) - 1)).toMatchObject({ win: null, crashedAt: null });
  expect(play(timeOfMultiplier(251))).toMatchObject({ win: 0n, cashedOutAt: null, crashedAt: 250 });
});

test('a cash-out after the crash, before the start, or a second one is refused', () => {
  const play = flight(250);
  const late = timeOfMultiplier(251);
  expect(play(late, { cashOuts: [late] })).toEqual({ illegal: 'the flight was over before' });
  expect(play(1, { cashOuts: [1] })).toEqual({ illegal: 'the flight has not left the ground' });
  expect(play(5000, { cashOuts: [3000, 4000] })).toHaveProperty('illegal');
});

test('a cash-out ordered beforehand happens at its multiplier however late anybody looks', () => {
  const play = flight(250);
  const won = { win: 200n, autoCashOut: 200, cashedOutAt: 200 };
  expect(play(timeOfMultiplier(200), { autoCashOut: 200 })).toMatchObject(won);
  expect(play(1e9, { autoCashOut: 200 })).toMatchObject(won);
  expect(play(1e9, { autoCashOut: 251 })).toMatchObject({ win: 0n });
  const after = timeOfMultiplier(200) + 5;
  expect(play(after, { autoCashOut: 200, cashOuts: [after] })).toHaveProperty('illegal');
});

test('a flight that reaches 1,000× is cashed out there by itself', () => {
  const played = skylineCrash.play({
    bet: 100n,
    draw: () => WORDS - 1,
    options: { autoCashOut: null },
    decisions: [],
    elapsedMs: 1e9,
  });
  expect(played).toMatchObject({ win: 100_000n });
});
