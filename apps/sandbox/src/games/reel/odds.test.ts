import { expect, test } from 'vitest';
import { catalogueOf } from '../../lobby/catalogue.ts';
import { ALL_CHANCES, rungsOf, timesAt } from './odds.ts';

const rows = catalogueOf({ size: 'huge', now: Date.parse('2026-11-20T00:00:00Z') }).games.map(
  ({ row }) => row,
);

test('every reel gives back exactly what its game promises, and pays at most what it pays', () => {
  for (const row of rows) {
    const rungs = rungsOf(row);
    const given = rungs.reduce((sum, { times, chances }) => sum + times * chances, 0);
    expect(given, row.slug).toBe(Math.round(row.returnToPlayer * (ALL_CHANCES / 100)));
    expect(rungs.at(-1)?.times, row.slug).toBe(row.maxMultiplier);
    const won = rungs.reduce((sum, { chances }) => sum + chances, 0);
    expect(won, row.slug).toBeLessThan(ALL_CHANCES);
    expect(
      rungs.every(({ chances }) => chances > 0),
      row.slug,
    ).toBe(true);
  }
});

test('a drawn number pays by the rung it falls on, and nothing beyond the last', () => {
  const rungs = [
    { times: 1, chances: 3 },
    { times: 50, chances: 1 },
  ];
  expect([0, 2, 3, 4, ALL_CHANCES - 1].map((drawn) => timesAt(rungs, drawn))).toEqual([1, 1, 50, 0, 0]);
});
