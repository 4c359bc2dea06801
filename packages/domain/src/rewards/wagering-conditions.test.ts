import { expect, test } from 'vitest';
import { depositWageringLeft, wageringConditions } from './wagering-conditions.ts';

const bonus = {
  id: 31,
  name: 'Harbour welcome',
  bonusAmount: 60,
  multiplier: 30,
  wagered: 0,
  wagerLeft: 1800,
};

test('a deposit with a bonus has two conditions: its own wagering and the bonus’s [PAY-09]', () => {
  expect(wageringConditions({ wageringLeft: 60, activeBonus: bonus })).toEqual({
    depositLeft: 60,
    bonus: { name: 'Harbour welcome', amount: 60, left: 1800 },
  });
});

test('what is left of the bonus follows from what is wagered where the platform tells that alone', () => {
  const { bonus: open } = wageringConditions({
    wageringLeft: null,
    activeBonus: { ...bonus, wagerLeft: null, wagered: 300 },
  });
  expect(open?.left).toBe(1500);
});

test.each([null, undefined, -5, 'soon'])('a deposit with %o left to wager holds nothing', (wageringLeft) => {
  expect(wageringConditions({ wageringLeft, activeBonus: null })).toEqual({ depositLeft: 0, bonus: null });
});

test.each([
  ['the wallet says, where it does', { EUR: 5, USD: 7 }, 'USD', 7],
  ['the wallet of the own currency says before the details', { EUR: 5 }, 'EUR', 5],
  ['the details say of the own currency', {}, 'EUR', 40],
  ['nobody says of another currency', {}, 'USD', null],
] as const)('what is to be wagered in a currency is what %s [PAY-09]', (_who, told, currency, left) => {
  const wallets = Object.entries(told).map(([currencyCode, wageringLeft]) => ({
    currencyCode,
    wageringLeft,
  }));
  expect(depositWageringLeft({ wageringLeft: 40, wallet: { currencyCode: 'EUR', wallets } }, currency)).toBe(
    left,
  );
});
