import { expect, test } from 'vitest';
import { clockPresets } from './clock-presets.ts';

const NOW = Date.parse('2026-10-05T18:40:00.000Z');

function instants(now: number): Record<string, string> {
  return Object.fromEntries(clockPresets(now).map(({ id, now: at }) => [id, at]));
}

test('every instant a tester can jump to lies ahead and is where its name says', () => {
  expect(instants(NOW)).toEqual({
    'midnight-kiritimati': '2026-10-06T09:55:00.000Z',
    'midnight-amsterdam': '2026-10-05T21:55:00.000Z',
    'midnight-utc': '2026-10-05T23:55:00.000Z',
    'midnight-pago-pago': '2026-10-06T10:55:00.000Z',
    'forward-berlin': '2027-03-28T00:55:00.000Z',
    'back-berlin': '2026-10-25T00:55:00.000Z',
    'forward-cairo': '2027-04-29T21:55:00.000Z',
    count: '2026-10-05T18:59:00.000Z',
    weekend: '2026-10-09T22:00:00.000Z',
    leap: '2028-02-28T23:55:00.000Z',
  });
});

test('from an instant of the list the same button leads to the next one', () => {
  for (const { id, now } of clockPresets(NOW)) {
    const at = Date.parse(now);
    for (const later of [at, at + 60_000, at + 300_000]) {
      expect(Date.parse(instants(later)[id] ?? ''), id).toBeGreaterThan(later);
    }
  }
});
