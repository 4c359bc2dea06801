import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { accountLock, isSelfExcluded, selfExclusionEndsAt, type UserLimit } from './self-exclusion.ts';
import { luxonDate } from '../testing/oracle.ts';
import { RUNS } from '../testing/runs.ts';
import { zonedInstants } from '../testing/zones.ts';
import { addDays, localDate } from '../time/zone.ts';

const now = Date.parse('2026-11-20T17:17:19Z');
const zone = 'Europe/Amsterdam';

function excluded(selfExclusion: unknown, isSelfExclusionPermanent: unknown = false): boolean {
  const userLimit = { selfExclusion, isSelfExclusionPermanent } as UserLimit;
  return isSelfExcluded({ userLimit, now, zone });
}

test('an exclusion holds through its last day in the player’s zone', () => {
  fc.assert(
    fc.property(zonedInstants, fc.integer({ min: -40, max: 40 }), ({ now, zone }, days) => {
      const selfExclusion = addDays(luxonDate(now, zone), days);
      const userLimit = { isSelfExclusionPermanent: false, selfExclusion };
      expect(isSelfExcluded({ userLimit, now, zone })).toBe(days >= 0);
    }),
    RUNS,
  );
});

test('an exclusion until an instant holds through that local day, however the instant is written', () => {
  fc.assert(
    fc.property(
      zonedInstants,
      fc.integer({ min: -4_000_000_000, max: 4_000_000_000 }),
      ({ now, zone }, by) => {
        const end = now + by;
        const active = localDate({ instant: end, zone }) >= localDate({ instant: now, zone });
        const judge = (selfExclusion: string | number) =>
          isSelfExcluded({ userLimit: { isSelfExclusionPermanent: false, selfExclusion }, now, zone });
        expect(judge(end)).toBe(active);
        expect(judge(new Date(end).toISOString())).toBe(active);
      },
    ),
    RUNS,
  );
});

test('an exclusion of hours holds until its instant, and is over then, in every zone', () => {
  fc.assert(
    fc.property(zonedInstants, fc.integer({ min: -90_000, max: 90_000 }), ({ now, zone }, seconds) => {
      const end = now + seconds * 1_000;
      const selfExclusion = new Date(end).toISOString();
      const userLimit = { selfExclusion, selfExclusionUntil: selfExclusion };
      expect(isSelfExcluded({ userLimit, now, zone })).toBe(now < end);
      expect(selfExclusionEndsAt({ userLimit, zone })).toBe(end);
    }),
    RUNS,
  );
});

test('hours that cannot be read leave the day to count, and never shorten one for good', () => {
  const today = luxonDate(now, zone);
  const selfExclusionUntil = 'soon';
  expect(isSelfExcluded({ userLimit: { selfExclusion: today, selfExclusionUntil }, now, zone })).toBe(true);
  const forGood = { isSelfExclusionPermanent: true, selfExclusionUntil: '2020-01-01T00:00:00Z' };
  expect(isSelfExcluded({ userLimit: forGood, now, zone })).toBe(true);
  expect(selfExclusionEndsAt({ userLimit: forGood, zone })).toBeNull();
  const year9999 = { selfExclusionUntil: '9999-12-31T00:00:00Z' };
  expect(isSelfExcluded({ userLimit: year9999, now, zone })).toBe(true);
  expect(selfExclusionEndsAt({ userLimit: year9999, zone })).toBeNull();
});

const HOUR = 3_600_000;
const instant = (hours: number) => new Date(now + hours * HOUR).toISOString();

test.each([
  ['nothing', {}, null],
  ['a freeze', { frozenUntil: instant(24) }, { reason: 'frozen', until: now + 24 * HOUR }],
  ['a freeze that is over', { frozenUntil: instant(-1) }, null],
  ['a freeze that cannot be read', { frozenUntil: 'soon' }, { reason: 'frozen', until: null }],
  ['an exclusion', { selfExclusionUntil: instant(1) }, { reason: 'excluded', until: now + HOUR }],
  [
    'an exclusion within a freeze',
    { selfExclusionUntil: instant(1), frozenUntil: instant(24) },
    { reason: 'excluded', until: now + 24 * HOUR },
  ],
  [
    'a freeze within an exclusion for good',
    { isSelfExclusionPermanent: true, frozenUntil: instant(24) },
    { reason: 'excluded', until: null },
  ],
])('by %s an account is locked, until all of it is over [SES-09]', (_, userLimit, lock) => {
  expect(accountLock({ userLimit, now, zone })).toEqual(lock);
});

test('once over, an exclusion does not come back', () => {
  fc.assert(
    fc.property(zonedInstants, fc.nat({ max: 10 * 86_400_000 }), ({ now, zone }, later) => {
      const userLimit = { isSelfExclusionPermanent: false, selfExclusion: luxonDate(now, zone) };
      const tomorrow = now + 26 * 3_600_000;
      expect(isSelfExcluded({ userLimit, now, zone })).toBe(true);
      const over = !isSelfExcluded({ userLimit, now: tomorrow, zone });
      expect(over && isSelfExcluded({ userLimit, now: tomorrow + later, zone })).toBe(false);
    }),
    RUNS,
  );
});

test('for good is for good, whatever the date', () => {
  expect(excluded(null, true)).toBe(true);
  expect(excluded('2020-01-01', true)).toBe(true);
});

test('without a limit nobody is excluded', () => {
  expect(isSelfExcluded({ userLimit: null, now, zone })).toBe(false);
  expect(isSelfExcluded({ userLimit: {}, now, zone })).toBe(false);
  expect(excluded(null)).toBe(false);
  expect(excluded(undefined, null)).toBe(false);
});

test.each([
  '',
  'soon',
  '2026-02-30',
  '20.11.2026',
  '2020-01-01T00:00:00',
  Number.NaN,
  Infinity,
  9e15,
  {},
  true,
])('an end that cannot be read (%o) counts as excluded, for the safe side', (end) => {
  expect(excluded(end)).toBe(true);
});

test('a “for good” that is neither yes nor no counts as excluded, for the safe side', () => {
  expect(excluded(null, 'yes')).toBe(true);
});

test.each(['9999-12-31T23:59:59Z', '9999-12-31', 253_402_300_799_000, 253_402_300_800_000, 8.64e15])(
  'an end that means for good (%o) is in force wherever the player is [SES-09]',
  (selfExclusion) => {
    for (const zone of ['UTC', 'Europe/Berlin', 'Asia/Tokyo', 'Pacific/Kiritimati', 'America/New_York'])
      expect(isSelfExcluded({ userLimit: { selfExclusion }, now: Date.UTC(2026, 5, 10), zone })).toBe(true);
  },
);

test('an end before the first year is long over [SES-09]', () => {
  const userLimit = { selfExclusion: -1e14 };
  expect(isSelfExcluded({ userLimit, now: Date.UTC(2026, 5, 10), zone: 'UTC' })).toBe(false);
});

test('an exclusion is over when its last day is, where the player is, and never when it is for good', () => {
  const over = (selfExclusion: string | null, isSelfExclusionPermanent = false) =>
    selfExclusionEndsAt({ userLimit: { selfExclusion, isSelfExclusionPermanent }, zone });
  expect(over('2026-11-21')).toBe(Date.parse('2026-11-21T23:00:00Z'));
  expect(over('2026-11-21T23:30:00Z')).toBe(Date.parse('2026-11-22T23:00:00Z'));
  for (const end of [null, 'unreadable', '9999-12-31']) expect(over(end)).toBeNull();
  expect(over('2026-11-21', true)).toBeNull();
});
