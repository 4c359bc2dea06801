import { expect, test } from 'vitest';
import { explainBalance } from './balance-breakdown.ts';
import { WITHDRAWAL_BLOCKS, type WithdrawalBlock } from './cashier-gates.ts';

const running = { bonusAmount: 50, maxWin: 500 };

test('without a bonus and with nothing against it all own money can be withdrawn', () => {
  const money = explainBalance({ wallet: { amount: 248.5, bonusAmount: 0 }, blocks: [], running: null });
  expect(money).toEqual({ real: 248.5, bonus: 0, locked: 0, withdrawable: 248.5, activeBonus: null });
});

test('worked example: 120 own and 62.40 bonus money behind an active bonus', () => {
  const wallet = { amount: 120, bonusAmount: 62.4 };
  expect(explainBalance({ wallet, blocks: ['active-bonus'], running })).toEqual({
    real: 120,
    bonus: 62.4,
    locked: 182.4,
    withdrawable: 0,
    activeBonus: {
      bonusAmount: 50,
      forfeitedBonus: 62.4,
      forfeitedSpins: 0,
      remaining: 120,
      withdrawableAfter: 120,
      maxWin: 500,
      aboveMaxWin: 0,
    },
  });
});

test('giving up the bonus loses the free spins that are left of it, all of them where it does not say', () => {
  const spinsOf = (parts: object) =>
    explainBalance({
      wallet: { amount: 120, bonusAmount: 0 },
      blocks: ['active-bonus'],
      running: { ...running, ...parts },
    }).activeBonus;
  expect(spinsOf({ freeSpinsLeft: 5, freeSpinsQuantity: 20 })).toMatchObject({
    forfeitedBonus: 0,
    forfeitedSpins: 5,
  });
  expect(spinsOf({ freeSpinsQuantity: 20 })).toMatchObject({ forfeitedBonus: 0, forfeitedSpins: 20 });
});

test('giving up the bonus frees nothing while the deposit itself is to be wagered', () => {
  const wallet = { amount: 120, bonusAmount: 62.4 };
  const { activeBonus } = explainBalance({ wallet, blocks: ['wagering', 'active-bonus'], running });
  expect(activeBonus).toMatchObject({ remaining: 120, withdrawableAfter: 0, forfeitedBonus: 62.4 });
});

test('the "double cap": 812.30 won with a bonus that can become 500 says before more play that 312.30 go back', () => {
  const wallet = { amount: 20.1, bonusAmount: 812.3 };
  const { activeBonus } = explainBalance({ wallet, blocks: ['active-bonus'], running });
  expect(activeBonus).toMatchObject({ maxWin: 500, aboveMaxWin: 312.3 });
  const after = explainBalance({ wallet: { amount: 520.1, bonusAmount: 0 }, blocks: [], running: null });
  expect(after).toMatchObject({ withdrawable: 520.1, activeBonus: null });
});

test('a bonus without a cap has none, and one of 0 lets nothing through', () => {
  const wallet = { amount: 0, bonusAmount: 10 };
  const capOf = (maxWin: unknown) =>
    explainBalance({ wallet, blocks: ['active-bonus'], running: { bonusAmount: '10', maxWin } }).activeBonus;
  expect(capOf(null)).toMatchObject({ bonusAmount: 10, maxWin: null, aboveMaxWin: 0 });
  expect(capOf(0)).toMatchObject({ maxWin: 0, aboveMaxWin: 10 });
});

test('whatever the wallet holds, withdrawable and locked are the whole, in every state, to the cent', () => {
  const all = Object.keys(WITHDRAWAL_BLOCKS);
  const isBlock = (name: string): name is WithdrawalBlock => all.includes(name);
  for (const own of [0, 0.1, 0.2, 19.99, 1_000_000.01]) {
    for (const bonus of [0, 0.2, 0.3, 50.05]) {
      for (const blocks of [[], ...all.map((name) => [name].filter(isBlock))]) {
        const money = explainBalance({ wallet: { amount: own, bonusAmount: bonus }, blocks, running });
        expect(money.withdrawable + money.locked).toBeCloseTo(own + bonus, 6);
        expect(money.withdrawable).toBe(blocks.length === 0 ? own : 0);
        expect(money.locked).toBeGreaterThanOrEqual(0);
      }
    }
  }
});

test('a wallet that cannot be read holds nothing rather than a wrong sum', () => {
  const money = explainBalance({
    wallet: { amount: Number.NaN, bonusAmount: -3 },
    blocks: [],
    running: null,
  });
  expect(money).toMatchObject({ real: 0, bonus: 0, locked: 0, withdrawable: 0 });
});
