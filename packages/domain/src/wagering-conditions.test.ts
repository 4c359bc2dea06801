import { expect, test } from 'vitest';
import { wageringConditions } from './wagering-conditions.ts';

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
