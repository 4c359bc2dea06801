import type { WithdrawAsk } from '@baize/api/calls/cashier';

type Fields = WithdrawAsk['fields'];

/**
 * Returns a fingerprint of where a withdrawal goes, 32 bits salted by its nonce: enough to tell two accounts apart, too little to
 * tell an account from it. The account itself is not stored.
 */
export function destinationOf(fields: Fields, nonce: string): string {
  const text = JSON.stringify([
    nonce,
    ...Object.entries(fields ?? {}).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  ]);
  // FNV-1a
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash.toString(16);
}

/** The fields that name the account, the most telling first. */
const ACCOUNT_FIELDS = ['cryptoAddress', 'accountNumber', 'upiId', 'email', 'phone'] as const;

/** Names the account a withdrawal goes to as a receipt does: addresses of people in full, numbers by their end. */
export function accountLabel(fields: Fields): string | null {
  const found = ACCOUNT_FIELDS.map((name) => fields?.[name]).find(
    (value) => typeof value === 'string' && value !== '',
  );
  if (typeof found !== 'string') return null;
  return found.includes('@') ? found : `…${found.replaceAll(' ', '').slice(-4)}`;
}
