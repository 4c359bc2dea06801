import * as fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import {
  DEPOSIT_GATES,
  type DepositGateInput,
  WITHDRAWAL_BLOCKS,
  type WithdrawalBlock,
  depositGates,
  missingAddressFields,
  withdrawalBlocks,
} from './cashier-gates.ts';
import { RUNS } from '../testing/runs.ts';

type Withdrawing = Parameters<typeof withdrawalBlocks>[0];

function blocks(own: Partial<Withdrawing> = {}): readonly WithdrawalBlock[] {
  return withdrawalBlocks({
    activeBonus: null,
    depositCount: 1,
    isEmailVerified: true,
    wageringLeft: 0,
    ...own,
  });
}

describe('a withdrawal', () => {
  test('is open to a verified depositor who has wagered and plays without a bonus [PAY-09]', () => {
    expect(blocks()).toEqual([]);
    expect(blocks({ wageringLeft: null, activeBonus: undefined })).toEqual([]);
    expectTypeOf(withdrawalBlocks).returns.toEqualTypeOf<WithdrawalBlock[]>();
  });

  test.each([0, -1, null, undefined, Number.NaN])(
    'needs a successful deposit (count %o) [PAY-09]',
    (depositCount) => {
      expect(blocks({ depositCount })).toEqual(['no-deposit']);
    },
  );

  test.each([false, null, undefined, 'yes' as unknown as boolean])(
    'needs a verified e-mail (%o) [PAY-09]',
    (isEmailVerified) => {
      expect(blocks({ isEmailVerified })).toEqual(['email-unverified']);
    },
  );

  test('waits until the deposit is wagered, to the last cent [PAY-09]', () => {
    expect(blocks({ wageringLeft: 0.01 })).toEqual(['wagering']);
    expect(blocks({ wageringLeft: '12.5' })).toEqual(['wagering']);
    for (const wageringLeft of [0, -0.01, '0', '', 'abc', null, undefined, Number.NaN])
      expect(blocks({ wageringLeft })).toEqual([]);
  });

  test('waits while a bonus is active [PAY-09]', () => {
    for (const activeBonus of [{ id: 'b-1' }, {}, [{}], 'b-1', 7, true])
      expect(blocks({ activeBonus })).toEqual(['active-bonus']);
    for (const activeBonus of [null, undefined, false, '', 0, []])
      expect(blocks({ activeBonus })).toEqual([]);
  });

  test('names every reason at once, always in one order, each with words of its own [PAY-09]', () => {
    const all = blocks({ activeBonus: {}, depositCount: 0, isEmailVerified: false, wageringLeft: 1 });
    expect(all).toEqual(['no-deposit', 'email-unverified', 'wagering', 'active-bonus']);
    expect(Object.keys(WITHDRAWAL_BLOCKS)).toEqual(all);
    expect(WITHDRAWAL_BLOCKS).toEqual(
      Object.fromEntries(all.map((kind) => [kind, `withdrawal.block.${kind}`])),
    );
  });
});

const HOME = { address: 'Main St 1', city: 'Berlin', zipCode: '10115', countryCode: 'DE' };
const ADDRESS_ASKED = { allowDepWithoutAddress: false, onDepositShowAllField: false };
const ALL_ASKED = { allowDepWithoutAddress: false, onDepositShowAllField: true };

function gates(own: Partial<DepositGateInput> = {}): readonly string[] {
  return depositGates({
    user: { ...HOME, isEmailVerified: false },
    settings: ALL_ASKED,
    exclusionStatus: 'free',
    access: 'open',
    depositLeft: null,
    refusal: null,
    ...own,
  });
}

describe('the address before a deposit', () => {
  test('is asked for where deposits without one are not allowed [PAY-08]', () => {
    expect(missingAddressFields({ ...HOME, address: null }, ADDRESS_ASKED)).toEqual(['address']);
    expect(missingAddressFields({ ...HOME, address: '  ' }, ADDRESS_ASKED)).toEqual(['address']);
    expect(missingAddressFields({ address: 'Main St 1' }, ADDRESS_ASKED)).toEqual([]);
  });

  test('comes with city, postal code and country in all-fields mode [PAY-08]', () => {
    expect(missingAddressFields({}, ALL_ASKED)).toEqual(['address', 'city', 'zipCode', 'countryCode']);
    expect(missingAddressFields({ ...HOME, zipCode: '' }, ALL_ASKED)).toEqual(['zipCode']);
    expect(missingAddressFields({ ...HOME, city: 5 as unknown as string }, ALL_ASKED)).toEqual(['city']);
    expect(missingAddressFields(HOME, ALL_ASKED)).toEqual([]);
  });

  test('is never asked for where deposits without one are allowed [PAY-08]', () => {
    for (const onDepositShowAllField of [true, false])
      expect(missingAddressFields({}, { allowDepWithoutAddress: true, onDepositShowAllField })).toEqual([]);
  });
});

describe('a deposit', () => {
  test('is open when nothing stands against it [PAY-08]', () => {
    expect(gates()).toEqual([]);
  });

  test('is closed by a missing address [PAY-08]', () => {
    expect(gates({ user: { ...HOME, address: null } })).toEqual(['address']);
    expect(gates({ user: {}, settings: { ...ALL_ASKED, allowDepWithoutAddress: true } })).toEqual([]);
  });

  test('is closed by the country, as we find it or as the platform says [PAY-08]', () => {
    expect(gates({ access: 'blocked' })).toEqual(['country']);
    expect(gates({ refusal: 'GLOBAL_ERROR' })).toEqual(['country']);
    expect(gates({ refusal: 'DEPOSIT_COUNTRY_BLOCK' })).toEqual(['country']);
  });

  test('is closed by an unverified e-mail once the platform asks for it [PAY-08]', () => {
    const refusal = 'REQUIRED_EMAIL_VERIFICATION';
    expect(gates({ refusal })).toEqual(['email-unverified']);
    expect(gates({ refusal, user: { ...HOME, isEmailVerified: null } })).toEqual(['email-unverified']);
    expect(gates({ refusal, user: { ...HOME, isEmailVerified: true } })).toEqual([]);
  });

  test('is closed by an unverified e-mail before anything is typed, once there was a first deposit [PAY-08]', () => {
    const unverified = { ...HOME, isEmailVerified: false };
    expect(gates({ user: unverified, depositCount: 1 })).toEqual(['email-unverified']);
    expect(gates({ user: unverified, depositCount: 0 })).toEqual([]);
    expect(gates({ user: unverified })).toEqual([]);
    expect(gates({ user: { ...HOME, isEmailVerified: true }, depositCount: 1 })).toEqual([]);
    expect(gates({ user: { ...HOME, isEmailVerified: null }, depositCount: 1 })).toEqual([]);
  });

  test('is closed by self-exclusion and by a freeze [PAY-08, SES-09]', () => {
    expect(gates({ exclusionStatus: 'excluded' })).toEqual(['self-excluded']);
    expect(gates({ exclusionStatus: 'frozen' })).toEqual(['frozen']);
  });

  test('is closed by a deposit limit that leaves nothing [PAY-08]', () => {
    expect(gates({ refusal: 'PAYMENT_LIMIT_THRESHOLD' })).toEqual(['limit-reached']);
    expect(gates({ depositLeft: 0 })).toEqual(['limit-reached']);
    expect(gates({ depositLeft: -1 })).toEqual(['limit-reached']);
    expect(gates({ depositLeft: '0' })).toEqual(['limit-reached']);
    expect(gates({ depositLeft: 0.01 })).toEqual([]);
    expect(gates({ depositLeft: 'abc' })).toEqual([]);
  });

  test('is not closed by a refusal that says nothing of the kind [PAY-08]', () => {
    fc.assert(
      fc.property(fc.anything(), (refusal) => {
        const codes = [
          'GLOBAL_ERROR',
          'DEPOSIT_COUNTRY_BLOCK',
          'REQUIRED_EMAIL_VERIFICATION',
          'PAYMENT_LIMIT_THRESHOLD',
        ];
        fc.pre(typeof refusal !== 'string' || !codes.includes(refusal));
        expect(gates({ refusal })).toEqual([]);
      }),
      RUNS,
    );
  });

  test('names every reason at once, always in one order, each with words of its own [PAY-08]', () => {
    const order = ['self-excluded', 'country', 'email-unverified', 'limit-reached', 'address'];
    const most = { exclusionStatus: 'excluded', access: 'blocked', depositLeft: 0, user: {} } as const;
    expect(gates({ ...most, refusal: 'REQUIRED_EMAIL_VERIFICATION' })).toEqual(order);
    const kinds = order.toSpliced(1, 0, 'frozen');
    expect(DEPOSIT_GATES).toEqual(Object.fromEntries(kinds.map((kind) => [kind, `deposit.gate.${kind}`])));
    expect(Object.keys(DEPOSIT_GATES)).toEqual(kinds);
  });
});
