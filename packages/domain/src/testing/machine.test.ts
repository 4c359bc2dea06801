import { expect, test } from 'vitest';

declare const process: { env: Record<string, string | undefined> };

/** By how many minutes a machine's clock is behind Greenwich in the middle of January. */
const BEHIND: Record<string, number> = {
  UTC: 0,
  'America/Havana': 300,
  'Asia/Kathmandu': -345,
  'Pacific/Kiritimati': -840,
};

test('these tests run on a machine that stands in the zone it is told', () => {
  const zone = process.env['TZ'] ?? 'UTC';
  expect(new Date(2026, 0, 15).getTimezoneOffset()).toBe(BEHIND[zone]);
});
