import { expect, test } from 'vitest';
import { expiryAfterActivation } from './bonus.ts';

const NOW = Date.UTC(2026, 10, 20, 12);
const DAY = 86_400_000;

test('a bonus ends as many days after its activation as it runs', () => {
  expect(expiryAfterActivation({ runsDays: 1 }, { now: NOW })).toBe(NOW + DAY);
  expect(expiryAfterActivation({ runsDays: 14 }, { now: NOW })).toBe(NOW + 14 * DAY);
});

test('where the platform does not say how long a bonus runs, no end is made up', () => {
  for (const bonus of [{}, { runsDays: null }, { runsDays: 0 }])
    expect(expiryAfterActivation(bonus, { now: NOW })).toBeNull();
});
