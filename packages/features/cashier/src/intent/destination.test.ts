import { expect, test } from 'vitest';
import { accountLabel, destinationOf } from './destination.ts';

const first = { network: 'Bitcoin', cryptoAddress: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq' };
const other = { ...first, cryptoAddress: '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2' };

test('two accounts have two fingerprints, one account has one, whatever the order of its fields [HTTP-05]', () => {
  const { network, cryptoAddress } = first;
  expect(destinationOf(first, 'n')).toBe(destinationOf({ cryptoAddress, network }, 'n'));
  expect(destinationOf(first, 'n')).not.toBe(destinationOf(other, 'n'));
});

test('a fingerprint holds nothing of the account, and is another for another withdrawal', () => {
  expect(destinationOf(first, 'n')).toMatch(/^[\da-f]{1,8}$/);
  expect(destinationOf(first, 'n')).not.toBe(destinationOf(first, 'm'));
});

test('a receipt names an account by its end, and an e-mail address or UPI ID in full [PAY-09]', () => {
  expect(accountLabel(first)).toBe('…5mdq');
  expect(accountLabel({ accountNumber: 'NL91 ABNA 0417 1643 00' })).toBe('…4300');
  expect(accountLabel({ email: 'd@player.test' })).toBe('d@player.test');
  expect(accountLabel({})).toBeNull();
});
