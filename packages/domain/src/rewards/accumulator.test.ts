import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { countdown, nextBoundary } from './accumulator.ts';
import { RUNS } from '../testing/runs.ts';
import { nextMarkByScanning } from '../testing/oracle.ts';
import { ALL_ZONES, aroundChanges, zonedInstants } from '../testing/zones.ts';

const at = (iso: string): number => Date.parse(iso);
const HALF_HOUR = 1_800_000;

test('the next mark is the first minute whose clock shows :00 or :30, in any zone at any time [ACC-01]', () => {
  fc.assert(
    fc.property(zonedInstants, ({ now, zone }) => {
      expect(nextBoundary({ now, zone })).toBe(nextMarkByScanning(now, zone));
    }),
    RUNS,
  );
});

test('the next mark holds in every zone around every clock change of the year [ACC-01]', () => {
  const wrong = ALL_ZONES.flatMap((zone) =>
    aroundChanges(zone, 2026)
      .filter((now) => nextBoundary({ now, zone }) !== nextMarkByScanning(now, zone))
      .map((now) => `${zone} ${now}`),
  );
  expect(wrong).toEqual([]);
});

test('the countdown runs from thirty minutes to a second, never to nothing, and says so in parts [ACC-01]', () => {
  fc.assert(
    fc.property(zonedInstants, ({ now, zone }) => {
      const { minutes, seconds, totalSeconds } = countdown({ now, zone });
      expect(totalSeconds).toBeGreaterThan(0);
      expect(totalSeconds).toBeLessThanOrEqual(1800);
      expect(minutes * 60 + seconds).toBe(totalSeconds);
      expect(seconds).toBeLessThan(60);
      expect(Number.isInteger(minutes) && Number.isInteger(seconds)).toBe(true);
    }),
    RUNS,
  );
});

test('every later look shows less, second for second, until the mark [ACC-01]', () => {
  fc.assert(
    fc.property(zonedInstants, fc.nat({ max: 1800 }), ({ now, zone }, wish) => {
      const mark = nextBoundary({ now, zone });
      const seconds = Math.min(wish, Math.ceil((mark - now) / 1000) - 1);
      const later = now + seconds * 1000;
      const left = countdown({ now, zone }).totalSeconds;
      expect(nextBoundary({ now: later, zone })).toBe(mark);
      expect(countdown({ now: later, zone }).totalSeconds).toBe(left - seconds);
      expect(nextBoundary({ now: mark, zone })).toBeGreaterThan(mark);
    }),
    RUNS,
  );
});

test.each([
  ['on a mark the next one is half an hour away', 'UTC', '2026-11-20T18:00:00Z', '2026-11-20T18:30:00Z'],
  ['one millisecond before it, the mark itself', 'UTC', '2026-11-20T17:59:59.999Z', '2026-11-20T18:00:00Z'],
  ['Kathmandu, at 5:45', 'Asia/Kathmandu', '2026-11-20T18:00:00Z', '2026-11-20T18:15:00Z'],
  ['Chatham, at 13:45', 'Pacific/Chatham', '2026-11-20T18:14:00Z', '2026-11-20T18:15:00Z'],
  [
    'Chatham, in the half hour its clock goes forward',
    'Pacific/Chatham',
    '2026-09-26T13:50:00Z',
    '2026-09-26T14:15:00Z',
  ],
  [
    'Lord Howe, whose clock goes forward half an hour',
    'Australia/Lord_Howe',
    '2026-10-03T15:29:00Z',
    '2026-10-03T15:30:00Z',
  ],
  [
    'Lord Howe, whose clock goes back half an hour',
    'Australia/Lord_Howe',
    '2026-04-04T14:59:59Z',
    '2026-04-04T15:00:00Z',
  ],
  [
    'St John’s, when its clock went back a minute past midnight',
    'America/St_Johns',
    '2010-11-07T02:30:30Z',
    '2010-11-07T03:00:00Z',
  ],
  [
    'Kathmandu, as it went from 5:30 to 5:45',
    'Asia/Kathmandu',
    '1985-12-31T18:29:00Z',
    '1985-12-31T18:45:00Z',
  ],
  ['an unknown zone, as in UTC', 'Nowhere/Land', '2026-11-20T18:17:19Z', '2026-11-20T18:30:00Z'],
])('%s [ACC-01]', (_, zone, now, mark) => {
  expect(new Date(nextBoundary({ now: at(now), zone })).toISOString()).toBe(new Date(mark).toISOString());
});

test('a clock of fractions of a millisecond still reaches the mark', () => {
  const mark = at('2026-11-20T18:30:00Z');
  expect(nextBoundary({ now: mark - 0.25, zone: 'UTC' })).toBe(mark);
  expect(nextBoundary({ now: mark + 0.25, zone: 'UTC' })).toBe(mark + HALF_HOUR);
  expect(countdown({ now: mark - 0.25, zone: 'UTC' })).toEqual({ minutes: 0, seconds: 1, totalSeconds: 1 });
});

test('on the mark itself thirty whole minutes are left', () => {
  const now = at('2026-11-20T18:30:00Z');
  expect(countdown({ now, zone: 'UTC' })).toEqual({ minutes: 30, seconds: 0, totalSeconds: 1800 });
});
