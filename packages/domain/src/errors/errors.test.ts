import * as fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import {
  BET_LIMIT_CODES,
  BONUS_CODES,
  type BonusCode,
  type BonusMessage,
  DEPOSIT_CODES,
  GENERAL_MESSAGE,
  OTHER_MESSAGES,
  betLimitMessage,
  bonusMessage,
  depositMessage,
  messageParams,
} from './errors.ts';
import { RUNS } from '../testing/runs.ts';

/** As the sources write them. */
const BONUS = `REGISTRATION_BONUS MAXIMUM_PARTICIPANTS RETRY_PERIOD DAYS_VALID UNIFIED_ERROR DEPOSITS_NUMBER
  DEPOSITS_NUMBER2 ACTIVE_FREE_SPINS ACTIVE_BONUS CANCELLED NO_CASHBACK ADD_TO_CALENDAR REQUIRED_EMAIL_VERIFICATION
  VALID_ON_DAYS START_TIME_ERROR END_TIME_ERROR BONUS_FRAUD CASHBACK_NEED_DEPOSIT`.split(/\s+/);
const DEPOSIT = `GLOBAL_ERROR DEPOSIT_COUNTRY_BLOCK REQUIRED_EMAIL_VERIFICATION PAYMENT_LIMIT_THRESHOLD
  TRANSACTION_FAILED AMOUNT_BELOW_ZERO UNIFIED_ERROR PAYMENT_PROVIDER_LIMIT_THRESHOLD PROVIDER_ERROR PHONE_ERROR
  PAYMENT_SERVICE_ERROR`.split(/\s+/);
const BET = `MAX_BET_LIMIT_REACHED maxBetLimit dailyBetLimit weeklyBetLimit monthlyBetLimit dailyLossLimit
  weeklyLossLimit monthlyLossLimit`.split(/\s+/);

const CATALOGUES = [
  {
    name: 'bonus',
    codes: BONUS,
    table: BONUS_CODES,
    message: bonusMessage,
    place: /^error\.bonus\.[a-z-]+$/,
  },
  {
    name: 'deposit',
    codes: DEPOSIT,
    table: DEPOSIT_CODES,
    message: depositMessage,
    place: /^error\.deposit\.[a-z-]+$/,
  },
  {
    name: 'bet-limit',
    codes: BET,
    table: BET_LIMIT_CODES,
    message: betLimitMessage,
    place: /^error\.(bet|loss)-limit\./,
  },
];

test('there are 18 bonus codes, 11 deposit codes and 8 bet-limit codes [PRO-05, PAY-06, LIM-06]', () => {
  expect([BONUS.length, DEPOSIT.length, BET.length]).toEqual([18, 11, 8]);
});

describe.each(CATALOGUES)('the $name codes', ({ codes, table, message, place }) => {
  test('are those of the sources, in their order [PRO-05, PAY-06, LIM-06]', () => {
    expect(Object.keys(table)).toEqual(codes);
  });

  test.each(codes)('%s has words of its own [PRO-05, PAY-06, LIM-06]', (code) => {
    expect(message(code)).toMatch(place);
    expect(message(code)).toBe(new Map(Object.entries(table)).get(code));
  });

  test('share no message, but that two deposit codes may [PRO-05, PAY-06, LIM-06]', () => {
    const apart = codes.filter((code) => code !== 'DEPOSIT_COUNTRY_BLOCK');
    expect(new Set(apart.map((code) => message(code))).size).toBe(apart.length);
  });

  const strange = ['toString', '__proto__', 'constructor', 'hasOwnProperty', 'valueOf', 'length', ''];
  const nonsense = [null, undefined, 0, 5, true, [], {}, Symbol('x'), Number.NaN, [codes[0]]];
  test('lead to the general message when nobody knows them [PRO-05, PAY-06, LIM-06]', () => {
    for (const code of [...strange, ...nonsense]) expect(message(code)).toBe('error.general');
    for (const code of codes) {
      expect(message(` ${code}`)).toBe('error.general');
      expect(message(`${code}X`)).toBe('error.general');
    }
  });

  test('give the general message for whatever else comes, and never fail [PRO-05, PAY-06, LIM-06]', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.anything(), fc.constantFrom(...codes)), (code) => {
        const known = typeof code === 'string' && codes.includes(code);
        expect(message(code) === GENERAL_MESSAGE).toBe(!known);
      }),
      RUNS,
    );
  });
});

test('both codes of a closed cashier say the same [PAY-06]', () => {
  expect(depositMessage('GLOBAL_ERROR')).toBe(depositMessage('DEPOSIT_COUNTRY_BLOCK'));
});

test('a payment that was not confirmed with the bank says so by a code of ours [PAY-05]', () => {
  expect(depositMessage('BANK_NOT_CONFIRMED')).toBe('error.deposit.bank-not-confirmed');
  expect(messageParams('error.deposit.bank-not-confirmed')).toEqual([]);
});

test('a code of two catalogues has words in each [PRO-05, PAY-06]', () => {
  for (const code of ['UNIFIED_ERROR', 'REQUIRED_EMAIL_VERIFICATION'])
    expect(bonusMessage(code)).not.toBe(depositMessage(code));
});

test('only three messages leave places: two for the reference, one for the amounts [PRO-05, PAY-06]', () => {
  const all = [BONUS_CODES, DEPOSIT_CODES, BET_LIMIT_CODES, OTHER_MESSAGES].flatMap((table) =>
    Object.values(table),
  );
  const filled = Object.fromEntries(
    all.map((id) => [id, messageParams(id)] as const).filter(([, params]) => params.length > 0),
  );
  expect(filled).toEqual({
    'error.bonus.unified': ['reference'],
    'error.deposit.unified': ['reference'],
    'error.deposit.provider-limits': ['min', 'max'],
  });
  for (const id of ['toString', '__proto__', '']) expect(messageParams(id)).toEqual([]);
});

test('no two of all messages are one, but the closed cashier’s [PAY-06]', () => {
  const all = [BONUS_CODES, DEPOSIT_CODES, BET_LIMIT_CODES, OTHER_MESSAGES].flatMap((table) =>
    Object.values(table),
  );
  expect(new Set(all).size).toBe(all.length - 1);
});

test('a message’s name is known to the compiler [PRO-05]', () => {
  expectTypeOf(bonusMessage).returns.toEqualTypeOf<BonusMessage | 'error.general'>();
  expectTypeOf<'NO_CASHBACK'>().toExtend<BonusCode>();
});
