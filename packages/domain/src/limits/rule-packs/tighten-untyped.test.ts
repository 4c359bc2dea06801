import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { looserFields, RULE_PACKS, type RulePack, tightenPack } from '../rule-packs.ts';
import { FREEDOM } from '../../testing/pack-freedom.ts';
import { packs } from '../../testing/packs.ts';
import { RUNS } from '../../testing/runs.ts';

describe('rules from untyped data', () => {
  test.each([null, undefined, [], 'gb', 7, true])('that are none at all (%o) are refused', (own) => {
    expect(looserFields(RULE_PACKS.gb, own)).toEqual(['*']);
    expect(() => tightenPack(RULE_PACKS.gb, own as Partial<RulePack>)).toThrow('unreadable: *');
  });

  test('with a name nobody knows are refused', () => {
    const own: unknown = JSON.parse('{"__proto__": {"autoplay": true}, "toString": 1, "maxStake": 5}');
    expect(looserFields(RULE_PACKS.gb, own)).toEqual(['__proto__', 'toString', 'maxStake']);
  });

  test.each<[string, unknown]>([
    ['coolingOffHours', '96'],
    ['coolingOffHours', null],
    ['coolingOffHours', Number.NaN],
    ['coolingOffHours', Infinity],
    ['betLimitChangeHours', -1],
    ['realityCheckDefaultMinutes', 0],
    ['realityCheckMaxMinutes', 0.5],
    ['realityCheckMinMinutes', 0],
    ['idleMinutesMax', 0],
    ['pauseAfterMinutes', 0],
    ['limitReviewMonths', 0],
    ['limitReviewDeclinedMonths', 0],
    ['limitsStartAt', -1],
    ['slotRoundSeconds', -1],
    ['pauseMinutes', -1],
    ['autoplay', 0],
    ['autoplay', null],
    ['limitsBeforePlay', 'always'],
    ['market', 'xx'],
    ['limitKinds', 'deposit'],
    ['limitKinds', ['deposit', 'loss', 'bet', 'session', 'friends']],
    ['breakLengths', { length: 0 }],
    ['stakeCaps', [null]],
    ['stakeCaps', {}],
    ['stakeCaps', [{ currency: 'eur', fromAge: 18, amount: 1 }]],
    ['stakeCaps', [{ currency: 'EUROPA', fromAge: 18, amount: 1 }]],
    ['stakeCaps', [{ currency: 978, fromAge: 18, amount: 1 }]],
    ['stakeCaps', [{ currency: 'EUR', fromAge: -1, amount: 1 }]],
    ['stakeCaps', [{ currency: 'EUR', fromAge: 18, amount: -1 }]],
    ['stakeCaps', [{ currency: 'EUR', fromAge: 18 }]],
    ['stakeCaps', [{ currency: 'EUR', amount: 1 }]],
    ['stakeCaps', ['EUR']],
  ])('that give %s as %o are refused', (key, value) => {
    expect(looserFields(RULE_PACKS.default, { [key]: value })).toEqual([key]);
  });

  test.each<[string, unknown]>([
    ['limitsStartAt', 0],
    ['realityCheckDefaultMinutes', 1],
    ['stakeCaps', [{ currency: 'USDTT', fromAge: 0, amount: 0 }]],
  ])('that give %s as %o are taken', (key, value) => {
    expect(looserFields(RULE_PACKS.default, { [key]: value })).toEqual([]);
  });

  test.each([
    'coolingOffHours',
    'betLimitRaiseHours',
    'exclusionLiftHours',
    'permanentExclusionLiftHours',
    'panicButtonHours',
    'slotRoundSeconds',
    'otherRoundSeconds',
  ])('may name a %s from 0 up, and half a one', (key) => {
    const pack = { ...RULE_PACKS.default, [key]: 0 };
    expect([-0.5, 0, 0.5].map((value) => looserFields(pack, { [key]: value }))).toEqual([[key], [], []]);
  });

  test('may name a pause from 0 minutes up beside when it comes', () => {
    const asked = (pauseMinutes: number) =>
      looserFields(RULE_PACKS.default, { pauseAfterMinutes: 60, pauseMinutes });
    expect([-0.5, 0, 0.5].map(asked)).toEqual([['pauseAfterMinutes', 'pauseMinutes'], [], []]);
  });

  test.each([
    ['betLimitChangeHours', 1],
    ['exclusionMinimumMonths', 6],
  ])('may name the market’s own %s and no other', (key, own) => {
    const pack = { ...RULE_PACKS.default, exclusionLengths: [], [key]: own };
    expect(
      [own, own - 1, own + 1, -1, '1', null].map((value) => looserFields(pack, { [key]: value })),
    ).toEqual([[], [key], [key], [key], [key], [key]]);
  });

  test('are copied tidy: choices in order, a cap for each change of amount', () => {
    const tightened = tightenPack(RULE_PACKS.default, {
      limitKinds: ['balance', 'session', 'bet', 'loss', 'deposit'],
      stakeCaps: [
        { currency: 'GBP', fromAge: 18, amount: 3 },
        { currency: 'EUR', fromAge: 25, amount: 2 },
        { currency: 'EUR', fromAge: 18, amount: 2 },
        { currency: 'EUR', fromAge: 30, amount: 4 },
        { currency: 'EUR', fromAge: 30, amount: 5 },
      ],
    });
    expect(tightened.limitKinds).toEqual(['deposit', 'loss', 'bet', 'session', 'balance']);
    expect(tightened.stakeCaps).toEqual([
      { currency: 'EUR', fromAge: 18, amount: 2 },
      { currency: 'EUR', fromAge: 30, amount: 4 },
      { currency: 'GBP', fromAge: 18, amount: 3 },
    ]);
  });

  test('never throw when only asked about', () => {
    fc.assert(
      fc.property(packs, fc.anything(), fc.constantFrom(...Object.keys(FREEDOM)), (pack, value, key) => {
        expect(Array.isArray(looserFields(pack, value))).toBe(true);
        expect([[], [key]]).toContainEqual(looserFields(pack, { [key]: value }));
      }),
      RUNS,
    );
  });
});
