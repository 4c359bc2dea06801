import { expect, test } from 'vitest';
import { createCatalogue } from '../../lobby/catalogue.ts';
import { ALL_CHANCES, getPrizeTiers, prizeMultiplierAt } from './prize-odds.ts';

const rows = createCatalogue({ size: 'huge', now: Date.parse('2026-11-20T00:00:00Z') }).games.map(
  ({ row }) => row,
);

test('every reel gives back exactly what its game promises, and pays at most what it pays', () => {
  for (const row of rows) {
    const rungs = getPrizeTiers(row);
    const given = rungs.reduce((sum, { multiplier, chances }) => sum + multiplier * chances, 0);
    expect(given, row.slug).toBe(Math.round(row.returnToPlayer * (ALL_CHANCES / 100)));
    expect(rungs.at(-1)?.multiplier, row.slug).toBe(row.maxMultiplier);
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
    { multiplier: 1, chances: 3 },
    { multiplier: 50, chances: 1 },
  ];
  expect([0, 2, 3, 4, ALL_CHANCES - 1].map((drawn) => prizeMultiplierAt(rungs, drawn))).toEqual([
    1, 1, 50, 0, 0,
  ]);
});
