import { expect, test } from 'vitest';
import { explainMoney } from './bonus-money.ts';
import { WITHDRAWAL_BLOCKS, type WithdrawalBlock } from './cashier-gates.ts';

const running = { bonusAmount: 50, maxWin: 500 };

test('without a bonus and with nothing against it all own money can be withdrawn', () => {
  const money = explainMoney({ wallet: { amount: 248.5, bonusAmount: 0 }, blocks: [], running: null });
  expect(money).toEqual({ own: 248.5, bonus: 0, locked: 0, withdrawable: 248.5, whileActive: null });
});

test('worked example: 120 own and 62.40 bonus money behind an active bonus', () => {
  const wallet = { amount: 120, bonusAmount: 62.4 };
  expect(explainMoney({ wallet, blocks: ['active-bonus'], running })).toEqual({
    own: 120,
    bonus: 62.4,
    locked: 182.4,
    withdrawable: 0,
    whileActive: {
      adds: 50,
      loses: 62.4,
      losesSpins: 0,
      keeps: 120,
      withdrawableThen: 120,
      cap: 500,
      overCap: 0,
    },
  });
});

test('giving up the bonus loses the free spins that are left of it, all of them where it does not say', () => {
  const spinsOf = (parts: object) =>
    explainMoney({
      wallet: { amount: 120, bonusAmount: 0 },
      blocks: ['active-bonus'],
      running: { ...running, ...parts },
    }).whileActive;
  expect(spinsOf({ freeSpinsLeft: 5, freeSpinsQuantity: 20 })).toMatchObject({ loses: 0, losesSpins: 5 });
  expect(spinsOf({ freeSpinsQuantity: 20 })).toMatchObject({ loses: 0, losesSpins: 20 });
});

test('giving up the bonus frees nothing while the deposit itself is to be wagered', () => {
  const wallet = { amount: 120, bonusAmount: 62.4 };
  const { whileActive } = explainMoney({ wallet, blocks: ['wagering', 'active-bonus'], running });
  expect(whileActive).toMatchObject({ keeps: 120, withdrawableThen: 0, loses: 62.4 });
});

test('the "double cap": 812.30 won with a bonus that can become 500 says before more play that 312.30 go back', () => {
  const wallet = { amount: 20.1, bonusAmount: 812.3 };
  const { whileActive } = explainMoney({ wallet, blocks: ['active-bonus'], running });
  expect(whileActive).toMatchObject({ cap: 500, overCap: 312.3 });
  const after = explainMoney({ wallet: { amount: 520.1, bonusAmount: 0 }, blocks: [], running: null });
  expect(after).toMatchObject({ withdrawable: 520.1, whileActive: null });
});

test('a bonus without a cap has none, and one of 0 lets nothing through', () => {
  const wallet = { amount: 0, bonusAmount: 10 };
  const capOf = (maxWin: unknown) =>
    explainMoney({ wallet, blocks: ['active-bonus'], running: { bonusAmount: '10', maxWin } }).whileActive;
  expect(capOf(null)).toMatchObject({ adds: 10, cap: null, overCap: 0 });
  expect(capOf(0)).toMatchObject({ cap: 0, overCap: 10 });
});

test('whatever the wallet holds, withdrawable and locked are the whole, in every state, to the cent', () => {
  const all = Object.keys(WITHDRAWAL_BLOCKS);
  const isBlock = (name: string): name is WithdrawalBlock => all.includes(name);
  for (const own of [0, 0.1, 0.2, 19.99, 1_000_000.01]) {
    for (const bonus of [0, 0.2, 0.3, 50.05]) {
      for (const blocks of [[], ...all.map((name) => [name].filter(isBlock))]) {
        const money = explainMoney({ wallet: { amount: own, bonusAmount: bonus }, blocks, running });
        expect(money.withdrawable + money.locked).toBeCloseTo(own + bonus, 6);
        expect(money.withdrawable).toBe(blocks.length === 0 ? own : 0);
        expect(money.locked).toBeGreaterThanOrEqual(0);
      }
    }
  }
});

test('a wallet that cannot be read holds nothing rather than a wrong sum', () => {
  const money = explainMoney({ wallet: { amount: Number.NaN, bonusAmount: -3 }, blocks: [], running: null });
  expect(money).toMatchObject({ own: 0, bonus: 0, locked: 0, withdrawable: 0 });
});
