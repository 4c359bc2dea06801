import { expect, test } from 'vitest';
import { reducedPressureTrigger, isReducedPressure } from './reduced-pressure.ts';

const NOW = Date.parse('2026-11-20T17:17:19Z');
const DAY = 86_400_000;
const nothing = { safety: 'free', breaks: [], limitReached: false, known: null, now: NOW } as const;

test('countdowns are shown until somebody wants them hidden', () => {
  expect(isReducedPressure({ choice: null, cause: null, now: NOW })).toBe(false);
  expect(isReducedPressure({ choice: { hidden: true, at: NOW - 400 * DAY }, cause: null, now: NOW })).toBe(
    true,
  );
  expect(isReducedPressure({ choice: { hidden: false, at: NOW }, cause: null, now: NOW })).toBe(false);
});

test.each([
  ['a freeze', { ...nothing, safety: 'frozen' }],
  ['an exclusion', { ...nothing, safety: 'excluded' }],
  ['a reached limit', { ...nothing, limitReached: true }],
] as const)('%s hides them by itself', (_name, facts) => {
  const cause = reducedPressureTrigger(facts);
  expect(isReducedPressure({ choice: null, cause, now: NOW })).toBe(true);
});

test('a break that ended hides them for 30 days more, and not a moment longer', () => {
  const ended = NOW - 30 * DAY;
  const cause = reducedPressureTrigger({ ...nothing, breaks: [new Date(ended).toISOString()] });
  expect(cause).toBe(ended);
  expect(isReducedPressure({ choice: null, cause, now: NOW - 1 })).toBe(true);
  expect(isReducedPressure({ choice: null, cause, now: NOW })).toBe(false);
});

test('the player may switch it off, and a later reason switches it on again', () => {
  const cause = NOW - 2 * DAY;
  expect(isReducedPressure({ choice: { hidden: false, at: NOW - DAY }, cause, now: NOW })).toBe(false);
  expect(isReducedPressure({ choice: { hidden: false, at: NOW - 3 * DAY }, cause, now: NOW })).toBe(true);
});

test('what was known of an earlier break is kept, the later one counts', () => {
  const known = NOW - 20 * DAY;
  expect(reducedPressureTrigger({ ...nothing, known })).toBe(known);
  expect(reducedPressureTrigger({ ...nothing, known, breaks: [NOW - DAY] })).toBe(NOW - DAY);
  expect(reducedPressureTrigger({ ...nothing, known, breaks: [NOW - 25 * DAY] })).toBe(known);
  expect(reducedPressureTrigger({ ...nothing, breaks: [NOW + DAY] })).toBeNull();
  expect(reducedPressureTrigger({ ...nothing, breaks: ['soon', null, undefined] })).toBeNull();
  expect(reducedPressureTrigger({ ...nothing, breaks: ['2026-11-10'] })).toBe(
    Date.parse('2026-11-10T23:59:59Z'),
  );
});
