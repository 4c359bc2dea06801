import { expect, test } from 'vitest';
import { accountLabel, payoutDestination } from './payout-destination.ts';

const coin = { network: 'Bitcoin', cryptoAddress: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq' };
const bank = {
  accountNumber: 'NL91 ABNA 0417 1643 00',
  bankCode: 'ABNANL2A',
  beneficiaryName: 'Marisol Reyes',
};

test.each([
  ['another address', coin, { ...coin, cryptoAddress: '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2' }],
  ['another network', coin, { ...coin, network: 'Lightning' }],
  ['an address in other case', coin, { ...coin, cryptoAddress: coin.cryptoAddress.toUpperCase() }],
  ['another account number', bank, { ...bank, accountNumber: 'NL02 ABNA 0123 4567 89' }],
  ['a field more', coin, { ...coin, memo: '7' }],
])('%s is another account [HTTP-05]', (_, one, other) => {
  expect(payoutDestination(one, 'n')).not.toBe(payoutDestination(other, 'n'));
});

test.each([
  ['the order of its fields', coin, { cryptoAddress: coin.cryptoAddress, network: coin.network }],
  ['how its number is spaced', bank, { ...bank, accountNumber: 'nl91abna0417164300' }],
  ['how its holder is spelt', bank, { ...bank, beneficiaryName: 'M. Reyes' }],
])('%s makes no other account [HTTP-05]', (_, one, other) => {
  expect(payoutDestination(one, 'n')).toBe(payoutDestination(other, 'n'));
});

test('a fingerprint holds nothing of the account, and is another for another withdrawal', () => {
  expect(payoutDestination(coin, 'n')).toMatch(/^[\da-f]{1,8}$/);
  expect(payoutDestination(coin, 'n')).not.toBe(payoutDestination(coin, 'm'));
});

test('a receipt names an account by its end, an e-mail address or UPI ID whole [PAY-09]', () => {
  expect(accountLabel(coin)).toBe('…5mdq');
  expect(accountLabel(bank)).toBe('…4300');
  expect(accountLabel({ upiId: 'marisol@bank' })).toBe('marisol@bank');
  expect(accountLabel({})).toBeNull();
  expect(accountLabel(undefined)).toBeNull();
});
