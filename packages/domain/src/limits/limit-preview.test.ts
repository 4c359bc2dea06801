import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { limitPreview, requestLimit } from './limits.ts';
import { RULE_PACKS } from './rule-packs.ts';
import { RUNS } from '../testing/runs.ts';
import { zonedInstants } from '../testing/zones.ts';

const HOUR = 3_600_000;
const now = Date.parse('2026-11-20T17:17:19Z');
const zone = 'Europe/Stockholm';

type Asked = Parameters<typeof limitPreview>[0];

/** Looks at a daily limit of 100 becoming 50, with 30 spent today. */
function look(own: Partial<Asked> = {}) {
  const asked: Asked = {
    previous: 100,
    next: 50,
    now,
    pack: RULE_PACKS.default,
    zone,
    period: 'daily',
    usage: { daily: 30 },
  };
  return limitPreview({ ...asked, ...own });
}

describe('before a limit is confirmed the player sees', () => {
  test('of a lower one that it holds now, and what is left of it', () => {
    expect(look()).toEqual({
      previous: 100,
      next: 50,
      kind: 'lower',
      startsAt: now,
      needsConfirmation: false,
      remainingNow: { left: 20, limitedBy: 'daily' },
      remainingAfter: { left: 20, limitedBy: 'daily' },
    });
  });

  test('of a higher one when it can hold, and what is left until then', () => {
    expect(look({ next: 200 })).toEqual({
      previous: 100,
      next: 200,
      kind: 'raise',
      startsAt: now + 24 * HOUR,
      needsConfirmation: true,
      remainingNow: { left: 70, limitedBy: 'daily' },
      remainingAfter: { left: 200, limitedBy: 'daily' },
    });
  });

  test('of one removed that nothing will hold them then', () => {
    const { kind, remainingNow, remainingAfter } = look({ next: null });
    expect([kind, remainingNow, remainingAfter]).toEqual([
      'raise',
      { left: 70, limitedBy: 'daily' },
      { left: null, limitedBy: null },
    ]);
  });

  test('of a first one that it holds now', () => {
    const { kind, startsAt, remainingNow } = look({ previous: null, next: 100 });
    expect([kind, startsAt, remainingNow]).toEqual(['lower', now, { left: 70, limitedBy: 'daily' }]);
  });

  test('of the same one that nothing changes', () => {
    expect(look({ next: 100 })).toMatchObject({ kind: 'same', startsAt: now, needsConfirmation: false });
    expect(look({ previous: null, next: null })).toMatchObject({
      kind: 'same',
      remainingNow: { left: null },
    });
  });

  test('then, only spending of periods that still run: a new day, week or month starts with nothing spent', () => {
    const others = { weekly: 100, monthly: 500 };
    const usage = { daily: 30, weekly: 35, monthly: 450 };
    const raise = { next: 200, others, usage };
    expect(look(raise).remainingAfter).toEqual({ left: 50, limitedBy: 'monthly' });
    expect(look({ ...raise, others: { weekly: 100 } }).remainingAfter).toEqual({
      left: 65,
      limitedBy: 'weekly',
    });
    const sunday = Date.parse('2026-11-22T10:00:00Z');
    expect(look({ ...raise, now: sunday, others: { weekly: 100 } }).remainingAfter).toEqual({
      left: 100,
      limitedBy: 'weekly',
    });
    const lastDay = Date.parse('2026-11-30T10:00:00Z');
    const month = {
      now: lastDay,
      period: 'monthly',
      previous: 500,
      next: 600,
      usage: { monthly: 450 },
    } as const;
    expect(look({ ...month, others: {} })).toMatchObject({
      remainingNow: { left: 50, limitedBy: 'monthly' },
      remainingAfter: { left: 600, limitedBy: 'monthly' },
    });
    expect(look({ ...month, now, others: {} }).remainingAfter.left).toBe(150);
  });

  test('at once where a market has no wait, with what is spent today', () => {
    const pack = { coolingOffHours: 0, raiseNotBefore: 'wait' } as const;
    expect(look({ next: 200, pack }).remainingAfter).toEqual({ left: 170, limitedBy: 'daily' });
  });

  test('in Sweden that a raise waits for the end of the month', () => {
    const { startsAt } = look({ pack: RULE_PACKS.se, next: 200, period: 'monthly' });
    expect(startsAt).toBe(Date.parse('2026-11-30T23:00:00Z'));
  });

  test('that the lowest limit wins', () => {
    const others = { weekly: 40, monthly: 500 };
    const usage = { daily: 30, weekly: 35, monthly: 400 };
    expect(look({ next: 200, others, usage })).toMatchObject({
      remainingNow: { left: 5, limitedBy: 'weekly' },
      remainingAfter: { left: 5, limitedBy: 'weekly' },
    });
    expect(look({ next: 32, others, usage }).remainingNow).toEqual({ left: 2, limitedBy: 'daily' });
    expect(look({ next: 35, others, usage }).remainingNow).toEqual({ left: 5, limitedBy: 'daily' });
    expect(look({ next: 200, others: { weekly: null }, usage }).remainingNow.limitedBy).toBe('daily');
  });

  test('that the other limits of the player count, not their old word for this one', () => {
    expect(look({ next: 80, others: { daily: 1 } }).remainingNow).toEqual({ left: 50, limitedBy: 'daily' });
  });

  test('that what is used up leaves nothing, never less', () => {
    expect(look({ usage: { daily: 50 } }).remainingNow.left).toBe(0);
    expect(look({ usage: { daily: 51 } }).remainingNow.left).toBe(0);
    expect(look({ next: 0, usage: {} }).remainingNow).toEqual({ left: 0, limitedBy: 'daily' });
  });

  test('that money won does not widen a limit', () => {
    expect(look({ usage: { daily: -20 } }).remainingNow.left).toBe(50);
  });

  test('amounts without a binary error', () => {
    expect(look({ next: 0.3, usage: { daily: 0.1 } }).remainingNow.left).toBe(0.2);
    expect(look({ usage: { daily: 0.000_000_004 } }).remainingNow.left).toBe(50);
    expect(look({ next: 0.000_000_03, usage: { daily: 0.000_000_01 } }).remainingNow.left).toBe(0.000_000_02);
  });

  test.each([Number.NaN, Infinity])('that spending nobody can read (%o) has used the limit up', (daily) => {
    expect(look({ usage: { daily } }).remainingNow).toEqual({ left: 0, limitedBy: 'daily' });
  });

  test.each([Number.NaN, -1, Infinity])('that %o is no amount, and the old limit stays', (next) => {
    expect(look({ next })).toMatchObject({
      kind: 'no-amount',
      needsConfirmation: true,
      startsAt: now + 24 * HOUR,
      remainingNow: { left: 70, limitedBy: 'daily' },
      remainingAfter: { left: 100, limitedBy: 'daily' },
    });
  });
});

test('the preview tells what asking would do, in every market', () => {
  const amounts = fc.option(fc.nat({ max: 9 }));
  const periods = fc.constantFrom('daily' as const, 'weekly' as const, 'monthly' as const);
  const packs = fc.constantFrom(...Object.values(RULE_PACKS));
  fc.assert(
    fc.property(
      zonedInstants,
      packs,
      periods,
      fc.tuple(amounts, amounts),
      (at, pack, period, [old, next]) => {
        const shown = limitPreview({ ...at, previous: old, next, pack, period, usage: {} });
        const { state } = requestLimit(
          { current: old, pending: null },
          { ...at, amount: next, pack, period },
        );
        expect(shown.needsConfirmation).toBe(state.pending !== null);
        expect(shown.startsAt).toBe(state.pending?.confirmableAt ?? at.now);
        expect(shown.remainingNow.left).toBe(state.current);
      },
    ),
    RUNS,
  );
});

test('what is left is the least of what each limit leaves, to the cent', () => {
  const cents = fc.option(fc.nat({ max: 100_000_000 }));
  const spent = fc.nat({ max: 100_000_000 });
  fc.assert(
    fc.property(fc.tuple(cents, cents, cents), fc.tuple(spent, spent, spent), (limits, used) => {
      const [daily, weekly, monthly] = limits.map((limit) => (limit === null ? null : limit / 100));
      const [day, week, month] = used.map((of) => of / 100);
      const { remainingNow } = look({
        previous: daily ?? null,
        next: daily ?? null,
        others: { weekly: weekly ?? null, monthly: monthly ?? null },
        usage: { daily: day ?? 0, weekly: week ?? 0, monthly: month ?? 0 },
      });
      const left = limits.flatMap((limit, at) => (limit === null ? [] : [limit - (used[at] ?? 0)]));
      expect(remainingNow.left).toBe(left.length === 0 ? null : Math.max(0, Math.min(...left)) / 100);
    }),
    RUNS,
  );
});
