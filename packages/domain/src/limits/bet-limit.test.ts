import * as fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { BET_LIMIT_CHANGE_HOURS, betLimitChange, betLimitLockedUntil, limitChange } from './limits.ts';
import { RULE_PACKS, tightenPack } from './rule-packs.ts';
import { RUNS } from '../testing/runs.ts';
import { zonedInstants } from '../testing/zones.ts';

const HOUR = 3_600_000;
const now = Date.parse('2026-11-20T17:17:19Z');
const zone = 'Europe/Stockholm';
const atOnce = { kind: 'change', effective: 'now', needsConfirmation: false };

describe('a bet limit just changed', () => {
  test.each([
    [0, now + HOUR],
    [1, now + HOUR - 1],
    [HOUR - 1, now + 1],
    [HOUR, null],
    [HOUR + 1, null],
    [30 * 24 * HOUR, null],
    [-1, now + HOUR + 1],
    [-5 * HOUR, now + 6 * HOUR],
  ])('%o ms ago is locked until %o [LIM-02]', (ago, until) => {
    expect(betLimitLockedUntil({ changedAt: now - ago, now })).toBe(until);
  });

  test('never before is free', () => {
    expect(betLimitLockedUntil({ changedAt: null, now })).toBeNull();
    expect(betLimitLockedUntil({ now } as { changedAt: null; now: number })).toBeNull();
  });

  test.each([Number.NaN, Infinity, -Infinity, '2026-11-20', {}])(
    'at an instant that cannot be read (%o) is locked for an hour, for the safe side',
    (changedAt) => {
      expect(betLimitLockedUntil({ changedAt: changedAt as number, now })).toBe(now + HOUR);
    },
  );

  test('is locked for a market’s own interval', () => {
    expect(betLimitLockedUntil({ changedAt: now - 23 * HOUR, now, hours: 24 })).toBe(now + HOUR);
    expect(betLimitLockedUntil({ changedAt: now - 24 * HOUR, now, hours: 24 })).toBeNull();
    expect(BET_LIMIT_CHANGE_HOURS).toBe(1);
  });

  test('is free from the very instant it was told, and not before [LIM-02]', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: -3 * HOUR, max: 3 * HOUR }), (changedAt, by) => {
        const until = betLimitLockedUntil({ changedAt, now: changedAt + by });
        expect(until).toBe(by >= HOUR ? null : changedAt + HOUR);
      }),
      RUNS,
    );
  });
});

type Asked = Parameters<typeof betLimitChange>[0];

/** Asks an ordinary player's bet limit of 10 to become 5, never changed before, in the default pack. */
function ask(own: Partial<Asked>) {
  return betLimitChange({
    current: 10,
    next: 5,
    changedAt: null,
    now,
    loyalty: 'ordinary',
    period: 'weekly',
    zone,
    pack: RULE_PACKS.default,
    ...own,
  });
}

describe('a bet limit', () => {
  test.each([5, 10, 20, null])('of 10 becomes %o at once in the default pack [LIM-02]', (next) => {
    expect(ask({ next })).toEqual(atOnce);
  });

  test('changes either way once an hour [LIM-02]', () => {
    const changedAt = now - HOUR + 1;
    for (const next of [5, 10, 20, null]) {
      expect(ask({ next, changedAt })).toEqual({ kind: 'locked', until: now + 1 });
      expect(ask({ next, changedAt: now - HOUR })).toEqual(atOnce);
    }
  });

  test('of a high-loyalty player is changed or removed by support alone, set at first by themselves [LIM-02]', () => {
    for (const next of [5, 10, 20, null]) {
      expect(ask({ loyalty: 'high', next })).toEqual({ kind: 'support-only' });
      expect(ask({ loyalty: 'high', next, changedAt: now })).toEqual({ kind: 'support-only' });
    }
    expect(ask({ loyalty: 'high', current: 0, next: 5 })).toEqual({ kind: 'support-only' });
    expect(ask({ loyalty: 'high', current: null })).toEqual(atOnce);
  });

  test('made no amount is not changed', () => {
    for (const next of [Number.NaN, -1, Infinity]) {
      expect(ask({ next })).toEqual({ kind: 'no-amount' });
      expect(ask({ next, loyalty: 'high' })).toEqual({ kind: 'no-amount' });
    }
  });

  test('raised in a market with a longer wait waits for that, lowered it does not [LIM-02]', () => {
    const inADay = { kind: 'change', effective: now + 24 * HOUR, needsConfirmation: true };
    expect(ask({ pack: RULE_PACKS.gb, next: 20 })).toEqual(inADay);
    expect(ask({ pack: RULE_PACKS.gb, next: null })).toEqual(inADay);
    expect(ask({ pack: RULE_PACKS.gb, next: 5 })).toEqual(atOnce);
    expect(ask({ pack: RULE_PACKS.gb, next: 20, changedAt: now - 1 })).toEqual({
      kind: 'locked',
      until: now + HOUR - 1,
    });
  });

  test('is lowered at once where the market says so, however often', () => {
    expect(ask({ pack: RULE_PACKS.gb, next: 5, changedAt: now - 1 })).toEqual(atOnce);
    expect(ask({ pack: RULE_PACKS.gb, next: 10, changedAt: now - 1 })).toEqual(atOnce);
    expect(ask({ pack: RULE_PACKS.mt, next: 5, changedAt: now - 1 })).toEqual({
      kind: 'locked',
      until: now + HOUR - 1,
    });
  });

  test('never rises earlier under a pack that a brand has tightened', () => {
    const hours = fc.constantFrom(0, 1, 24, 72, 168, 500);
    fc.assert(
      fc.property(fc.constantFrom(...Object.values(RULE_PACKS)), hours, hours, (pack, raise, coolingOff) => {
        fc.pre(raise >= pack.betLimitRaiseHours && coolingOff >= pack.coolingOffHours);
        const tighter = tightenPack(pack, { betLimitRaiseHours: raise, coolingOffHours: coolingOff });
        const from = (rules: typeof pack) => {
          const decided = ask({ pack: rules, next: 20, changedAt: now - 2 * HOUR });
          return decided.kind === 'change' && decided.effective !== 'now' ? decided.effective : now;
        };
        expect(from(tighter)).toBeGreaterThanOrEqual(from(pack));
        expect(from(tighter)).toBeGreaterThanOrEqual(now + raise * HOUR);
      }),
      RUNS,
    );
  });

  test('asked about at no instant is a mistake of the caller', () => {
    expect(() => betLimitLockedUntil({ changedAt: now, now: Number.NaN })).toThrow(RangeError);
  });

  test.each([Number.NaN, -1, Infinity])('with an interval of %o hours stays for the hour', (hours) => {
    expect(betLimitLockedUntil({ changedAt: now, now, hours })).toBe(now + HOUR);
  });

  test('raised in Sweden waits for 72 hours and the end of its period', () => {
    const raised = (period: Asked['period']) => ask({ pack: RULE_PACKS.se, next: 20, period });
    expect(raised('daily')).toMatchObject({ effective: now + 72 * HOUR });
    expect(raised('weekly')).toMatchObject({ effective: now + 72 * HOUR });
    expect(raised('monthly')).toEqual({
      kind: 'change',
      effective: Date.parse('2026-11-30T23:00:00Z'),
      needsConfirmation: true,
    });
  });

  test('waits for the period’s end even where no hours are asked for', () => {
    const pack = { ...RULE_PACKS.default, raiseNotBefore: 'period-end' } as const;
    const effective = Date.parse('2026-11-20T23:00:00Z');
    expect(ask({ pack, next: 20, period: 'daily' })).toEqual({
      kind: 'change',
      effective,
      needsConfirmation: true,
    });
  });

  test('is raised like the other limits where a market has a wait of its own, once its hour is over', () => {
    const { gb, mt, cw, nl, on, de } = RULE_PACKS;
    const packs = fc.constantFrom(gb, mt, cw, nl, on, de);
    const amount = fc.option(fc.nat({ max: 50 }));
    fc.assert(
      fc.property(zonedInstants, packs, amount, amount, ({ now, zone }, pack, current, next) => {
        const other = limitChange({ current, next, now, waitHours: pack.coolingOffHours });
        expect(ask({ now, zone, pack, current, next })).toEqual({ kind: 'change', ...other });
      }),
      RUNS,
    );
  });
});

test('a locked bet limit names the instant until which it is', () => {
  expectTypeOf(betLimitLockedUntil).returns.toEqualTypeOf<number | null>();
});
