/** What a withdrawal sends about where it goes, by field name. */
export type PayoutFields = Readonly<Record<string, unknown>> | undefined;

/** Names of people and banks: the account is the same, however they are spelt. */
const IGNORED_FIELDS: readonly string[] = ['beneficiaryName', 'bankName'];

/**
 * Returns a fingerprint of the account a withdrawal goes to: 32 bits, salted by the withdrawal's nonce. Enough to tell two accounts
 * apart, too little to tell an account from it; spaces and, but for crypto addresses, case make no difference. Requirements HTTP-05.
 */
export function payoutDestination(fields: PayoutFields, nonce: string): string {
  const parts = Object.entries(fields ?? {})
    .filter(([name]) => !IGNORED_FIELDS.includes(name))
    .map(([name, value]) => `${name}=${normalizeField(name, value)}`);
  return fingerprint([nonce, ...parts.toSorted()]);
}

/** The same of the account as a receipt names it (`accountLabel`), to know it again on the player's transactions. */
export function accountFingerprint(label: string, nonce: string): string {
  return fingerprint([nonce, normalizeField('label', label)]);
}

/** FNV-1a. */
function fingerprint(parts: readonly string[]): string {
  let hash = 0x811c9dc5;
  for (const sign of parts.join('\n')) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash.toString(16);
}

function normalizeField(name: string, value: unknown): string {
  const text = (typeof value === 'string' ? value : JSON.stringify(value ?? '')).replaceAll(/\s/g, '');
  return name === 'cryptoAddress' ? text : text.toUpperCase();
}

/** The fields that name an account, the most telling first. */
const ACCOUNT_FIELDS = ['cryptoAddress', 'accountNumber', 'upiId', 'email', 'phone'] as const;

/** Which of a method's fields names the account, null where none does. */
export function accountFieldName(names: readonly string[]): string | null {
  return ACCOUNT_FIELDS.find((name) => names.includes(name)) ?? null;
}

/** Names the account a withdrawal goes to as a receipt does: e-mail addresses and UPI IDs whole, numbers by their end; null where none is named. */
export function accountLabel(fields: PayoutFields): string | null {
  const found = ACCOUNT_FIELDS.map((name) => fields?.[name]).find(
    (value): value is string => typeof value === 'string' && value !== '',
  );
  if (found === undefined) return null;
  return found.includes('@') ? found : `…${found.replaceAll(/\s/g, '').slice(-4)}`;
}
