import { expect, test } from 'vitest';
import { noDepositExample, promoExample } from './promo-example.ts';

const welcome = { depositBonusPercent: 100, maxBonusThreshold: 100, minDeposit: 20, multiplier: 30 };

test('a bonus is worked out for the smallest deposit it takes', () => {
  expect(promoExample(welcome)).toEqual({ deposit: 20, bonus: 20, wager: 600 });
  expect(promoExample({ ...welcome, depositBonusPercent: 40, minDeposit: '10' })).toEqual({
    deposit: 10,
    bonus: 4,
    wager: 120,
  });
});

test('it never adds more than its threshold', () => {
  expect(promoExample({ ...welcome, minDeposit: 500 })).toEqual({ deposit: 500, bonus: 100, wager: 3000 });
});

test('without a smallest deposit it is worked out for the one that earns all of it', () => {
  expect(promoExample({ ...welcome, depositBonusPercent: 50, minDeposit: null })).toMatchObject({
    deposit: 200,
    bonus: 100,
  });
});

test('sums carry no binary error', () => {
  expect(promoExample({ depositBonusPercent: 10, minDeposit: 0.3, multiplier: 3 })).toEqual({
    deposit: 0.3,
    bonus: 0.03,
    wager: 0.09,
  });
});

test('a bonus that does not say enough is not worked out, nor is a wager invented', () => {
  expect(promoExample({ ...welcome, depositBonusPercent: null })).toBeNull();
  expect(promoExample({ depositBonusPercent: 100 })).toBeNull();
  expect(promoExample({ ...welcome, multiplier: null })?.wager).toBeNull();
});

test('a gift is worked out by its amount, spins by what they may win, never above the most they pay', () => {
  expect(noDepositExample({ bonusAmount: 5, multiplier: 10, maxWin: 50 })).toEqual({
    kind: 'amount',
    bonus: 5,
    wager: 50,
  });
  expect(noDepositExample({ freeSpinsQuantity: 20, multiplier: 20, maxWin: 100 })).toEqual({
    kind: 'spins',
    spins: 20,
    bonus: 5,
    wager: 100,
  });
  expect(noDepositExample({ freeSpinsQuantity: 5, multiplier: 10, maxWin: 2 })).toMatchObject({
    bonus: 2,
    wager: 20,
  });
});

test('where nothing is to be wagered, or nothing is said, there is no example of a gift', () => {
  expect(noDepositExample({ bonusAmount: 5 })).toBeNull();
  expect(noDepositExample({ multiplier: 10 })).toBeNull();
  expect(noDepositExample({ bonusAmount: 0, freeSpinsQuantity: 0, multiplier: 10 })).toBeNull();
});
