import { expect, test } from 'vitest';
import { partOfDay } from './part-of-day.ts';

test.each([
  ['04:59', 'evening'],
  ['05:00', 'morning'],
  ['11:59', 'morning'],
  ['12:00', 'afternoon'],
  ['17:59', 'afternoon'],
  ['18:00', 'evening'],
  ['00:00', 'evening'],
])('at %s a player is wished a good %s', (clock, part) => {
  expect(partOfDay({ instant: Date.parse(`2026-11-20T${clock}:00Z`), zone: 'UTC' })).toBe(part);
});

test('the greeting follows the zone of the player, not of the server', () => {
  const instant = Date.parse('2026-11-20T17:17:19Z');
  expect(partOfDay({ instant, zone: 'UTC' })).toBe('afternoon');
  expect(partOfDay({ instant, zone: 'Europe/Amsterdam' })).toBe('evening');
});
