import { describe, expect, test } from 'vitest';
import { isPayoutField, payoutFields, payoutProblem } from './payout-fields.ts';

const asked = (name: string, options: readonly string[] = []) => ({ name, required: true, options });
const problem = (name: string, value: string) => payoutProblem(value, asked(name));

describe('a field of a withdrawal', () => {
  test.each(['ABCDEF12', 'abcdefgh1234567', '12345678', ' 12345678 '])(
    'takes %o for a bank code: 8 to 15 letters and digits [PAY-09]',
    (code) => expect(problem('bankCode', code)).toBeNull(),
  );

  test.each(['1234567', '1234567890123456', 'ABCD-1234', 'ABCD 1234', '１２３４５６７８'])(
    'does not take %o for a bank code [PAY-09]',
    (code) => expect(problem('bankCode', code)).toBe('format'),
  );

  test.each([
    ['email', 'marisol@player.test', 'marisol'],
    ['upiId', 'marisol@okbank', 'okbank'],
    ['cryptoAddress', 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', 'bc1q ar0'],
    ['phone', '612345', '61234'],
  ])('knows the form of %s: %s, but not %s', (name, right, wrong) => {
    expect(problem(name, right)).toBeNull();
    expect(problem(name, wrong)).toBe('format');
  });

  test('must hold something where the method asks for it, and may be empty where it does not', () => {
    expect(problem('beneficiaryName', '  ')).toBe('required');
    expect(payoutProblem('', { ...asked('bankName'), required: false })).toBeNull();
    expect(problem('beneficiaryName', 'Ø'.repeat(256))).toBe('too-long');
    expect(problem('beneficiaryName', 'Ø'.repeat(255))).toBeNull();
    expect(problem('beneficiaryName', 'a\u0000b')).toBe('format');
  });

  test('with a list takes nothing that is not on it: money sent over another network is lost', () => {
    expect(payoutProblem('TRC-20', asked('network', ['TRC-20', 'ERC-20']))).toBeNull();
    expect(payoutProblem('BEP-20', asked('network', ['TRC-20', 'ERC-20']))).toBe('not-offered');
  });

  test('nobody has heard of is sent as it was typed', () => {
    expect(isPayoutField('taxNumber')).toBe(false);
    expect(problem('taxNumber', 'NL 1')).toBeNull();
  });
});

test('only what the method asks for is sent, without outer spaces, empty as null', () => {
  const values = { beneficiaryName: ' Marisol Reyes ', bankName: ' ', upiId: 'left@over' };
  const fields = ['beneficiaryName', 'bankName', 'toString'].map((name) => asked(name));
  expect(payoutFields(values, fields)).toEqual({
    beneficiaryName: 'Marisol Reyes',
    bankName: null,
    toString: null,
  });
});
