import * as fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { BONUS_FIELDS, BONUS_LABEL_TYPES, type BonusLabel, type BonusView, bonusView } from './bonus.ts';
import { RUNS } from '../testing/runs.ts';

const NOW = Date.UTC(2026, 10, 20, 12);
const HOUR = 3_600_000;

function view(own: Partial<BonusLabel> = {}, now = NOW): BonusView {
  return bonusView({ id: 'b-1', ...own }, { now });
}

test('there are four types of bonus [PRO-04]', () => {
  expect(BONUS_LABEL_TYPES).toEqual(['No Deposit', 'Free Spins', 'Instant Cashback', 'Deposit']);
});

describe('the wager of a bonus', () => {
  test.each([
    [25, 75, { done: 25, left: 75, total: 100, percent: 25 }],
    [0, 100, { done: 0, left: 100, total: 100, percent: 0 }],
    [100, 0, { done: 100, left: 0, total: 100, percent: 100 }],
    [0, 0, { done: 0, left: 0, total: 0, percent: 100 }],
    ['25', '75.00', { done: 25, left: 75, total: 100, percent: 25 }],
    [0.1, 0.2, { done: 0.1, left: 0.2, total: 0.3, percent: 33 }],
    [0.29, 0.71, { done: 0.29, left: 0.71, total: 1, percent: 29 }],
    [999.99, 0.01, { done: 999.99, left: 0.01, total: 1000, percent: 99 }],
    [1e9, 0.00000001, { done: 1e9, left: 0.00000001, total: 1e9, percent: 99 }],
    [-5, 10, { done: 0, left: 10, total: 10, percent: 0 }],
    [10, -5, { done: 10, left: 0, total: 10, percent: 100 }],
  ])('with %o done and %o left [PRO-04]', (wagered, wagerLeft, wagering) => {
    expect(view({ wagered, wagerLeft }).wagering).toEqual(wagering);
  });

  test('follows from bonus amount and multiplier where only one side is told [PRO-04]', () => {
    const bonus = { bonusAmount: 10, multiplier: 35 };
    expect(view({ ...bonus, wagerLeft: 280 }).wagering).toEqual({
      done: 70,
      left: 280,
      total: 350,
      percent: 20,
    });
    expect(view({ ...bonus, wagered: 70 }).wagering).toEqual({
      done: 70,
      left: 280,
      total: 350,
      percent: 20,
    });
    expect(view({ ...bonus, wagered: 400 }).wagering).toEqual({
      done: 400,
      left: 0,
      total: 400,
      percent: 100,
    });
    expect(view({ ...bonus, wagerLeft: 400 }).wagering).toEqual({
      done: 0,
      left: 400,
      total: 400,
      percent: 0,
    });
    expect(view({ bonusAmount: 0.1, multiplier: 3, wagered: 0.1 }).wagering).toEqual({
      done: 0.1,
      left: 0.2,
      total: 0.3,
      percent: 33,
    });
  });

  test('starts at nothing done where only what is left is told [PRO-04]', () => {
    expect(view({ wagerLeft: 40 }).wagering).toEqual({ done: 0, left: 40, total: 40, percent: 0 });
    expect(view({ wagerLeft: 40, bonusAmount: 10 }).wagering).toEqual({
      done: 0,
      left: 40,
      total: 40,
      percent: 0,
    });
  });

  test('is not shown where nobody can tell it [PRO-04]', () => {
    expect(view().wagering).toBeNull();
    expect(view({ wagered: 10 }).wagering).toBeNull();
    expect(view({ wagered: 10, multiplier: 35 }).wagering).toBeNull();
    expect(view({ wagered: 10, bonusAmount: 35 }).wagering).toBeNull();
    expect(view({ bonusAmount: 10, multiplier: 35 }).wagering).toBeNull();
    expect(view({ wagerLeft: 'abc', wagered: null }).wagering).toBeNull();
    expect(view({ wagerLeft: Number.NaN }).wagering).toBeNull();
  });

  test('adds up to the cent, and is at 100 % exactly when nothing is left [PRO-04]', () => {
    const cents = fc.integer({ min: 0, max: 1_000_000_000 });
    fc.assert(
      fc.property(cents, cents, (done, left) => {
        const { wagering } = view({ wagered: done / 100, wagerLeft: left / 100 });
        const share = left === 0 ? 100 : Number((BigInt(done) * 100n) / BigInt(done + left));
        expect(wagering).toEqual({
          done: done / 100,
          left: left / 100,
          total: (done + left) / 100,
          percent: share,
        });
        expect(wagering?.percent === 100).toBe(left === 0);
      }),
      RUNS,
    );
  });
});

describe('free spins', () => {
  test.each([
    [20, 5, { left: 5, quantity: 20 }],
    [20, 0, { left: 0, quantity: 20 }],
    [20, 25, { left: 20, quantity: 20 }],
    [20, null, { left: 20, quantity: 20 }],
    [null, 5, { left: 5, quantity: 5 }],
    ['20', '5', { left: 5, quantity: 20 }],
    [20.9, 5.9, { left: 5, quantity: 20 }],
    [-1, -1, { left: 0, quantity: 0 }],
    [null, undefined, null],
    ['x', {} as unknown as string, null],
  ])('of %o with %o left [PRO-04]', (freeSpinsQuantity, freeSpinsLeft, freeSpins) => {
    expect(view({ freeSpinsQuantity, freeSpinsLeft }).freeSpins).toEqual(freeSpins);
  });
});

describe('the time of a bonus', () => {
  const soon = new Date(NOW + 26 * HOUR + 61_500).toISOString();

  test('runs down to its expiry, a started second counting whole [PRO-04]', () => {
    const left = { days: 1, hours: 2, minutes: 1, seconds: 2, totalSeconds: 93_662 };
    expect(view({ expiry: soon }).timeLeft).toEqual({ state: 'running', ...left });
    expect(view({ expiry: NOW + 1 }).timeLeft).toMatchObject({
      state: 'running',
      seconds: 1,
      totalSeconds: 1,
    });
    expect(view({ expiry: NOW + 23 * HOUR }).timeLeft).toMatchObject({ days: 0, hours: 23, minutes: 0 });
    expect(view({ expiry: NOW + 24 * HOUR }).timeLeft).toMatchObject({ days: 1, hours: 0, seconds: 0 });
  });

  test('is over from the very instant of its expiry [PRO-04]', () => {
    const over = { state: 'expired', days: 0, hours: 0, minutes: 0, seconds: 0, totalSeconds: 0 };
    expect(view({ expiry: NOW }).timeLeft).toEqual(over);
    expect(view({ expiry: NOW - HOUR }).timeLeft).toEqual(over);
    expect(view({ start: NOW + HOUR, expiry: NOW - HOUR }).timeLeft).toEqual(over);
  });

  test('counts to its start before that [PRO-04]', () => {
    expect(view({ start: NOW + 90_000, expiry: soon }).timeLeft).toEqual({
      state: 'upcoming',
      days: 0,
      hours: 0,
      minutes: 1,
      seconds: 30,
      totalSeconds: 90,
    });
    expect(view({ start: NOW + 1000 }).timeLeft).toMatchObject({ state: 'upcoming', totalSeconds: 1 });
    expect(view({ start: NOW, expiry: soon }).timeLeft).toMatchObject({
      state: 'running',
      totalSeconds: 93_662,
    });
  });

  test.each([undefined, null, '', 'soon', '2026-11-21', '2026-11-21T12:00:00', Number.NaN])(
    'is not shown for an expiry nobody can read (%o) [PRO-04]',
    (expiry) => {
      expect(view({ expiry }).timeLeft).toBeNull();
      expect(view({ expiry, start: NOW - 1 }).timeLeft).toBeNull();
    },
  );

  test('splits into parts that add up again [PRO-04]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 * 24 * HOUR }), (ms) => {
        const time = view({ expiry: NOW + ms }).timeLeft;
        const { days = 0, hours = 0, minutes = 0, seconds = 0, totalSeconds = 0 } = time ?? {};
        expect(((days * 24 + hours) * 60 + minutes) * 60 + seconds).toBe(totalSeconds);
        expect(totalSeconds).toBe(Math.ceil(ms / 1000));
        expect([hours < 24, minutes < 60, seconds < 60]).toEqual([true, true, true]);
      }),
      RUNS,
    );
  });
});

describe('the lines of a bonus card', () => {
  const full: BonusLabel = {
    id: 7,
    name: 'Welcome',
    type: 'Deposit',
    status: 'active',
    game: 'Book of Sun',
    depositAmount: 50,
    depositBonusPercent: 100,
    bonusAmount: '50',
    freeSpinsQuantity: 20,
    freeSpinsLeft: 0,
    multiplier: 35,
    wagered: 0,
    wagerLeft: 1750,
    minDeposit: 20,
    minBalance: 0,
    maxBonusThreshold: 500,
    maxWin: 1000,
    convertedAmounts: { bonusAmount: 54.2 },
    releasedAmount: 12.5,
    lostAmount: 0,
    start: '2026-11-20T00:00:00Z',
    expiry: '2026-11-27T00:00:00+01:00',
    ended: '2026-11-26T10:00:00Z',
  };

  test('are all there are when all are told, in one order [PRO-04]', () => {
    expect(view(full).fields).toEqual(Object.keys(full));
    expect(BONUS_FIELDS).toEqual(Object.keys(full));
    expectTypeOf(view().fields).toEqualTypeOf<readonly (keyof BonusLabel)[]>();
  });

  test.each(BONUS_FIELDS.filter((line) => line !== 'id'))(
    'leave out %s when it is absent or unreadable [PRO-04]',
    (line) => {
      const others = BONUS_FIELDS.filter((one) => one !== line);
      for (const value of [undefined, null, '', '  ', {}, [], Number.NaN])
        expect(view({ ...full, [line]: value }).fields, typeof value).toEqual(others);
    },
  );

  test('show a nothing that was told, and a name that is a number [PRO-04]', () => {
    expect(view({ minDeposit: 0 }).fields).toEqual(['id', 'minDeposit']);
    expect(view({ maxWin: '0' }).fields).toEqual(['id', 'maxWin']);
    expect(view({ name: '777' }).fields).toEqual(['id', 'name']);
    expect(view({ maxWin: 'plenty' }).fields).toEqual(['id']);
    expect(view({ start: 'soon', expiry: 0 }).fields).toEqual(['id', 'expiry']);
    expect(view({ convertedAmounts: { maxWin: null, bonusAmount: '' } }).fields).toEqual(['id']);
  });

  test('never fail, whatever the platform sends [PRO-04]', () => {
    const anything = fc.record(Object.fromEntries(BONUS_FIELDS.map((line) => [line, fc.anything()])));
    fc.assert(
      fc.property(anything, (bonus) => {
        const { fields, wagering } = bonusView(bonus as unknown as BonusLabel, { now: NOW });
        expect(BONUS_FIELDS).toEqual(expect.arrayContaining([...fields]));
        expect(wagering === null || (wagering.percent >= 0 && wagering.percent <= 100)).toBe(true);
      }),
      RUNS,
    );
  });
});
