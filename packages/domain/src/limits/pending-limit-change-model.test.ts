import * as fc from 'fast-check';
import { DateTime } from 'luxon';
import { expect, test } from 'vitest';
import {
  cancelPending,
  confirmPending,
  effectiveLimit,
  type Limit,
  type LimitState,
  type LimitPeriod,
  requestLimit,
} from './limits.ts';
import { RULE_PACKS, type RulePack } from './rule-packs.ts';
import { deepFreeze } from './rule-packs/tighten.ts';
import { RUNS } from '../testing/runs.ts';
import { zonedInstants } from '../testing/zones.ts';

const HOUR = 3_600_000;

type Step = { do: 'ask'; amount: Limit; after: number } | { do: 'confirm' | 'cancel'; after: number };

const after = fc.oneof(
  fc.integer({ min: 0, max: 40 * 24 * HOUR }),
  fc.constantFrom(0, 1, HOUR, 24 * HOUR - 1, 24 * HOUR, 24 * HOUR + 1, 72 * HOUR, 168 * HOUR),
);
const amount = fc.option(fc.oneof(fc.nat({ max: 5 }), fc.constantFrom(0.1, Number.NaN, -1, Infinity)));
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('ask' as const), amount, after }),
  fc.record({ do: fc.constantFrom('confirm' as const, 'cancel' as const), after }),
  fc.record({ do: fc.constant('confirm' as const), after }),
);
const packs = fc.constantFrom<Readonly<RulePack>>(...Object.values(RULE_PACKS), RULE_PACKS.se);
const periods = fc.constantFrom<LimitPeriod>('daily', 'weekly', 'monthly');

/** The running period's name by luxon: two instants of one name are in one day, week or month. */
function runningPeriod(now: number, zone: string, period: LimitPeriod): string {
  const format = { daily: 'yyyy-MM-dd', weekly: "kkkk-'W'WW", monthly: 'yyyy-MM' }[period];
  return DateTime.fromMillis(now, { zone }).toFormat(format);
}

/** The model: no book and no instants to come, only what the player said and when, newest last. */
type Said = { amount: Limit; at: number };

function mayHold(
  asked: Said,
  at: number,
  rules: { pack: RulePack; zone: string; period: LimitPeriod },
): boolean {
  const { pack, zone, period } = rules;
  const rested = at - asked.at >= pack.coolingOffHours * HOUR;
  if (pack.market !== 'se') return rested;
  return rested && runningPeriod(at, zone, period) > runningPeriod(asked.at, zone, period);
}

const high = (limit: Limit): number => limit ?? Infinity;

test('no sequence of wishes, confirmations and withdrawals raises a limit before its time [LIM-01]', () => {
  fc.assert(
    fc.property(
      zonedInstants,
      packs,
      periods,
      fc.array(step, { maxLength: 25 }),
      ({ now, zone }, pack, period, steps) => {
        let book: LimitState = { current: 2, pending: null };
        let held: Limit = 2;
        let asked: Said | null = null;
        let at = now;
        for (const one of steps) {
          at += one.after;
          deepFreeze(book);
          expect(effectiveLimit(book)).toBe(held);
          const decided: { state: LimitState } =
            one.do === 'ask'
              ? requestLimit(book, { amount: one.amount, now: at, pack, period, zone })
              : one.do === 'confirm'
                ? confirmPending(book, { now: at })
                : cancelPending(book);
          book = decided.state;

          if (one.do === 'cancel') asked = null;
          if (one.do === 'ask' && (one.amount === null || (one.amount >= 0 && one.amount < Infinity))) {
            const more: boolean = high(one.amount) > high(held);
            asked = more ? { amount: one.amount, at } : null;
            if (!more) held = one.amount;
          }
          if (one.do === 'confirm' && asked !== null && mayHold(asked, at, { pack, zone, period })) {
            held = asked.amount;
            asked = null;
          }
          expect(effectiveLimit(book)).toBe(held);
          expect(book.pending?.amount).toBe(asked?.amount);
        }
      },
    ),
    RUNS,
  );
});

test('a raise kept waiting is granted in the end, in every market', () => {
  fc.assert(
    fc.property(
      zonedInstants,
      packs,
      periods,
      fc.option(fc.integer({ min: 3, max: 9 })),
      (at, pack, period, amount) => {
        const book: LimitState = { current: 2, pending: null };
        const asked = requestLimit(book, { ...at, amount, pack, period }).state;
        const muchLater = at.now + 32 * 24 * HOUR;
        expect(confirmPending(asked, { now: muchLater })).toEqual({
          state: { current: amount, pending: null },
          outcome: 'confirmed',
        });
      },
    ),
    RUNS,
  );
});
