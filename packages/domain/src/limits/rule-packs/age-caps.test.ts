import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AgeCap, capFor, type Market, RULE_PACKS } from '../rule-packs.ts';
import { RUNS } from '../../testing/runs.ts';

describe('the most that may be staked or paid in', () => {
  test.each<
    [Market, 'stakeCaps' | 'monthlyDepositCaps' | 'monthlyContactAbove' | 'monthlyNetDepositCaps', AgeCap[]]
  >([
    [
      'gb',
      'stakeCaps',
      [
        { currency: 'GBP', fromAge: 18, amount: 2 },
        { currency: 'GBP', fromAge: 25, amount: 5 },
      ],
    ],
    ['de', 'stakeCaps', [{ currency: 'EUR', fromAge: 18, amount: 1 }]],
    ['de', 'monthlyDepositCaps', [{ currency: 'EUR', fromAge: 18, amount: 1000 }]],
    ['se', 'monthlyContactAbove', [{ currency: 'SEK', fromAge: 18, amount: 10_000 }]],
    [
      'nl',
      'monthlyContactAbove',
      [
        { currency: 'EUR', fromAge: 18, amount: 150 },
        { currency: 'EUR', fromAge: 24, amount: 350 },
      ],
    ],
    [
      'nl',
      'monthlyNetDepositCaps',
      [
        { currency: 'EUR', fromAge: 18, amount: 300 },
        { currency: 'EUR', fromAge: 24, amount: 700 },
      ],
    ],
  ])('in %s, %s', (market, key, caps) => {
    expect(RULE_PACKS[market][key]).toEqual(caps);
    expect(RULE_PACKS.default[key]).toEqual([]);
  });

  test.each([
    ['GBP', 17, null],
    ['GBP', 18, 2],
    ['GBP', 24, 2],
    ['GBP', 25, 5],
    ['gbp', 99, 5],
    ['GBP', null, 2],
    ['EUR', 30, null],
    ['EUR', null, null],
  ])('a stake in %s at age %o is at most %o in Great Britain', (currency, age, amount) => {
    expect(capFor(RULE_PACKS.gb.stakeCaps, { currency, age })).toBe(amount);
  });

  test('of two rows for one age the lower counts, and an unknown age is held to the lowest', () => {
    const caps = [
      { currency: 'EUR', fromAge: 21, amount: 9 },
      { currency: 'EUR', fromAge: 18, amount: 5 },
      { currency: 'EUR', fromAge: 18, amount: 7 },
      { currency: 'EUR', fromAge: 65, amount: 3 },
    ];
    const at = (age: number | null) => capFor(caps, { currency: 'EUR', age });
    expect([17, 18, 20, 21, 64, 65, null].map(at)).toEqual([null, 5, 5, 9, 9, 3, 3]);
    expect(capFor([], { currency: 'EUR', age: null })).toBeNull();
  });

  test('is the amount of the last row reached, read one row at a time', () => {
    const row = fc.record({
      currency: fc.constantFrom('EUR', 'GBP'),
      fromAge: fc.integer({ min: 16, max: 22 }),
      amount: fc.nat({ max: 5 }),
    });
    fc.assert(
      fc.property(fc.array(row, { maxLength: 6 }), fc.integer({ min: 14, max: 24 }), (caps, age) => {
        let found: AgeCap | null = null;
        for (const cap of caps) {
          if (cap.currency !== 'EUR' || cap.fromAge > age) continue;
          const later = !found || cap.fromAge > found.fromAge;
          if (later || (cap.fromAge === found?.fromAge && cap.amount < found.amount)) found = cap;
        }
        expect(capFor(caps, { currency: 'EUR', age })).toBe(found?.amount ?? null);
      }),
      RUNS,
    );
  });
});
