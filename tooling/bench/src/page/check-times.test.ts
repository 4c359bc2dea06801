import { expect, test } from 'vitest';
import { checkPlayerTimes, checkTimes, getRatio } from './check-times.ts';

const floors = {
  static: { fcp: 700, lcp: 700, tbt: 0 },
  tuned: { fcp: 750, lcp: 750, tbt: 30, bound: 2_000 },
};
const GOOD = { fcp: 800, lcp: 800, tbt: 60, longest: 90, bound: 2_400, inp: 56, cls: 0, unused: 0.4 };

test('a page within its ratios passes', () => {
  expect(checkTimes('/', GOOD, floors)).toEqual([]);
});

test.each([
  ['fcp', 841, '/, FCP: 1.20× static, gate 1.2× static'],
  ['bound', 5_068, '/, last control bound: 2.53× tuned, gate 1.25× tuned'],
  ['tbt', 61, '/, TBT: 2.03× tuned, gate 2× tuned'],
  ['longest', 101, '/, longest task: 101.00, gate 100'],
  ['unused', 0.56, '/, unused script: 0.56, gate 0.45'],
] as const)('a page past its gate of %s is named with its ratio', (figure, value, line) => {
  expect(checkTimes('/', { ...GOOD, [figure]: value }, floors)).toEqual([line]);
});

test('what never came is past its gate', () => {
  expect(checkTimes('/', { ...GOOD, bound: null }, floors)).toEqual([
    '/, last control bound: never came, gate 1.25× tuned',
  ]);
});

test('a floor that hardly blocks counts as 25 ms', () => {
  expect(getRatio(50, 'tbt', { tbt: 3 })).toBe(2);
});

test('a player’s page is held against the tuned floor’s hydration', () => {
  const deposit = { page: '/deposit', name: '/deposit', figures: { content: 25_400 } };
  expect(checkPlayerTimes('player', deposit, floors)).toEqual([
    '/deposit, own content: 12.70× tuned, gate 3× tuned',
  ]);
  expect(checkPlayerTimes('player', { ...deposit, figures: { content: 5_900 } }, floors)).toEqual([]);
});

test('a press is held to being usable, and to an answer at once', () => {
  const press = { page: 'lobby, deposit', name: 'deposit', figures: { usable: 2_600, answer: 101 } };
  expect(checkPlayerTimes('press', press, floors)).toHaveLength(2);
  expect(checkPlayerTimes('press', { ...press, figures: { usable: 2_400, answer: 60 } }, floors)).toEqual([]);
});
