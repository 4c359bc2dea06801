import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { depositBonus, isBonusRefused } from './deposit-bonus.ts';
import { BONUS_CODES, DEPOSIT_CODES } from '../errors/errors.ts';
import { RUNS } from '../testing/runs.ts';

const welcome = {
  currencyCode: 'EUR',
  depositBonusPercent: 100,
  maxBonusThreshold: 100,
  minDeposit: 20,
  maxWin: 500,
  multiplier: 30,
};
const of = (amount: number | null, offer: object = {}) =>
  depositBonus({ ...welcome, ...offer }, { amount, currency: 'EUR' });

describe('what a deposit brings', () => {
  test('a bonus is the percentage of the deposit, and locks until it is wagered so often [PAY-06]', () => {
    expect(of(50)).toEqual({
      percent: 100,
      maxBonus: 100,
      minDeposit: 20,
      maxWin: 500,
      multiplier: 30,
      bonusAmount: 50,
      wager: 1500,
      threshold: 'reached',
    });
  });

  test('it never gives more than its threshold', () => {
    expect(of(250)).toMatchObject({ bonusAmount: 100, wager: 3000 });
    expect(of(250, { maxBonusThreshold: null })).toMatchObject({ bonusAmount: 250, maxBonus: null });
  });

  test('an amount below its least brings nothing; the least itself does', () => {
    expect(of(19.99)).toMatchObject({ threshold: 'below', bonusAmount: null, wager: null });
    expect(of(20)).toMatchObject({ threshold: 'reached', bonusAmount: 20 });
    expect(of(1, { minDeposit: null })).toMatchObject({
      threshold: 'reached',
      minDeposit: null,
      bonusAmount: 1,
    });
  });

  test('without an amount only the rules are told', () => {
    expect(of(null)).toMatchObject({ threshold: 'unknown', bonusAmount: null, percent: 100, minDeposit: 20 });
  });

  test('what an offer does not say is left out', () => {
    expect(depositBonus({}, { amount: 50, currency: 'EUR' })).toEqual({
      percent: null,
      maxBonus: null,
      minDeposit: null,
      maxWin: null,
      multiplier: null,
      bonusAmount: null,
      wager: null,
      threshold: 'reached',
    });
    expect(of(50, { multiplier: null })).toMatchObject({ bonusAmount: 50, wager: null });
  });

  test('in another currency the converted amounts count, and without them no amount is made up', () => {
    const converted = { currencyCode: 'TRY', maxBonusThreshold: 3500, minDeposit: 700, maxWin: 17_500 };
    const inLira = (offer: object) =>
      depositBonus({ ...welcome, ...offer }, { amount: 600, currency: 'TRY' });
    expect(inLira({ convertedAmounts: converted })).toMatchObject({ minDeposit: 700, threshold: 'below' });
    expect(inLira({ convertedAmounts: { ...converted, currencyCode: null } })).toMatchObject({
      minDeposit: 700,
    });
    for (const convertedAmounts of [null, { ...converted, currencyCode: 'BTC' }])
      expect(inLira({ convertedAmounts })).toMatchObject({
        minDeposit: null,
        bonusAmount: null,
        threshold: 'reached',
        percent: 100,
      });
  });

  test('sums carry no binary error', () => {
    expect(of(0.3, { depositBonusPercent: 10, minDeposit: null, multiplier: 3 })).toMatchObject({
      bonusAmount: 0.03,
      wager: 0.09,
    });
  });

  test('a bonus has no more decimals than its currency, is cut and not rounded up, and what it locks follows from it [PAY-06]', () => {
    const workday = { depositBonusPercent: 25, multiplier: 20 };
    const offer = { ...workday, currencyCode: null };
    expect(depositBonus(offer, { amount: 40.09, currency: 'EUR' })).toMatchObject({
      bonusAmount: 10.02,
      wager: 200.4,
    });
    expect(depositBonus(offer, { amount: 4010, currency: 'JPY' })).toMatchObject({
      bonusAmount: 1002,
      wager: 20_040,
    });
    expect(depositBonus(offer, { amount: 0.00012345, currency: 'BTC' })).toMatchObject({
      bonusAmount: 0.00003086,
      wager: 0.0006172,
    });
  });

  test('more money never brings less, and never more than the threshold', () => {
    const cents = fc.integer({ min: 2000, max: 1_000_000 });
    fc.assert(
      fc.property(cents, cents, (one, other) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)].map(
          (sum) => of(sum / 100).bonusAmount ?? 0,
        );
        expect(more).toBeGreaterThanOrEqual(less ?? 0);
        expect(more).toBeLessThanOrEqual(welcome.maxBonusThreshold);
      }),
      RUNS,
    );
  });
});

describe('whether the bonus was refused', () => {
  const refused = (code: string | null, named?: string, bonusId: string | null = 'welcome') =>
    isBonusRefused({ bonusId, code, named });

  test('a bonus check code that no deposit has speaks of the bonus [PRO-05]', () => {
    const shared = Object.keys(BONUS_CODES).filter((code) => Object.hasOwn(DEPOSIT_CODES, code));
    expect(shared.toSorted()).toEqual(['REQUIRED_EMAIL_VERIFICATION', 'UNIFIED_ERROR']);
    for (const code of Object.keys(BONUS_CODES)) expect(refused(code)).toBe(!shared.includes(code));
    for (const code of Object.keys(DEPOSIT_CODES)) expect(refused(code)).toBe(false);
  });

  test('the platform’s word which bonus it is decides', () => {
    expect(refused('UNIFIED_ERROR', 'welcome')).toBe(true);
    expect(refused('BONUS_MIN_DEPOSIT', 'welcome')).toBe(true);
    expect(refused(null, 'welcome')).toBe(true);
    expect(refused('ACTIVE_BONUS', 'another')).toBe(false);
    expect(isBonusRefused({ bonusId: '12', code: null, named: 12 })).toBe(true);
  });

  test('a deposit without a bonus is never refused for one', () => {
    expect(refused('ACTIVE_BONUS', undefined, null)).toBe(false);
    expect(isBonusRefused({ bonusId: undefined, code: 'ACTIVE_BONUS', named: 'welcome' })).toBe(false);
    expect(refused(null)).toBe(false);
  });
});
