import { describe, expect, test } from 'vitest';
import { isCryptoAddress } from './crypto-address.ts';
import { isPayoutFieldName, payoutFields, payoutFieldError } from './payout-fields.ts';

const asked = (name: string, options: readonly string[] = []) => ({ name, required: true, options });
const problem = (name: string, value: string) => payoutFieldError(value, asked(name));

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
    ['phone', '612345', '61234'],
  ])('knows the form of %s: %s, but not %s', (name, right, wrong) => {
    expect(problem(name, right)).toBeNull();
    expect(problem(name, wrong)).toBe('format');
  });

  test('for a crypto address has to fit the network that is chosen; one we do not know is left to the platform [PAY-09]', () => {
    const address = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';
    const on = (network: string | null, text = address) =>
      payoutFieldError(text, asked('cryptoAddress'), {
        network,
        accounts: 'any',
        isAddress: isCryptoAddress,
      });
    expect(on('Bitcoin', ` ${address} `)).toBeNull();
    expect(on('TRC-20')).toBe('format');
    expect(on('Polkadot')).toBeNull();
    expect(on(null)).toBeNull();
    expect(on('Bitcoin', ' ')).toBe('required');
    expect(on(null, 'x'.repeat(1_025))).toBe('too-long');
    expect(payoutFieldError('whatever', asked('cryptoAddress'))).toBeNull();
  });

  test('for an account at a euro bank has to be an IBAN where it starts like one [PAY-09]', () => {
    const at = (accounts: 'iban' | 'any', text: string) =>
      payoutFieldError(text, asked('accountNumber'), { network: null, accounts });
    expect(at('iban', 'nl91 abna 0417 1643 00')).toBeNull();
    expect(at('iban', 'NL92 ABNA 0417 1643 00')).toBe('format');
    expect(at('iban', '0417164300')).toBeNull();
    expect(at('any', 'NL92 ABNA 0417 1643 00')).toBeNull();
  });

  test('must hold something where the method asks for it, and may be empty where it does not', () => {
    expect(problem('beneficiaryName', '  ')).toBe('required');
    expect(payoutFieldError('', { ...asked('bankName'), required: false })).toBeNull();
    expect(problem('beneficiaryName', 'Ø'.repeat(256))).toBe('too-long');
    expect(problem('beneficiaryName', 'Ø'.repeat(255))).toBeNull();
    expect(problem('beneficiaryName', 'a\u0000b')).toBe('format');
  });

  test('with a list takes nothing that is not on it: money sent over another network is lost', () => {
    expect(payoutFieldError('TRC-20', asked('network', ['TRC-20', 'ERC-20']))).toBeNull();
    expect(payoutFieldError('BEP-20', asked('network', ['TRC-20', 'ERC-20']))).toBe('not-offered');
  });

  test('nobody has heard of is sent as it was typed', () => {
    expect(isPayoutFieldName('taxNumber')).toBe(false);
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
