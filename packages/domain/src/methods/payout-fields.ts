import { CRYPTO_ADDRESS_MAX } from './crypto-networks.ts';
import { isEmailAddress } from '../fields/email-address.ts';
import { isIban, looksLikeIban } from './iban.ts';
import { isUpiId } from './upi-id.ts';
import { isDepositPhoneValid } from './deposit-amount.ts';
import { countCharacters } from '../fields/password-rules.ts';

/** The fields a withdrawal may ask for, by the names the platform gives them. S2 §9; requirements PAY-09. */
export const PAYOUT_FIELDS = [
  'beneficiaryName',
  'accountNumber',
  'email',
  'bankCode',
  'bankName',
  'upiId',
  'cryptoAddress',
  'network',
  'phone',
] as const;

/** One of the fields a withdrawal may ask for. */
export type PayoutFieldName = (typeof PAYOUT_FIELDS)[number];

/** Tells whether a field is one of those with a name and a rule of its own. */
export function isPayoutFieldName(name: string): name is PayoutFieldName {
  return PAYOUT_FIELDS.some((known) => known === name);
}

/** What can be wrong with a field: nothing in it, too much, none of what is offered, or not its form. */
export type PayoutFieldError = 'required' | 'too-long' | 'not-offered' | 'format';

/** A field as a method asks for it; empty `options` take anything. */
export type RequestedField = { name: string; required: boolean; options: readonly string[] };

const TEXT_MAX = 255;

/** How many letters and digits a bank code has. Source: S2 §9. */
export const BANK_CODE_LENGTH = { min: 8, max: 15 } as const;

const BANK_CODE = new RegExp(`^[A-Za-z0-9]{${BANK_CODE_LENGTH.min},${BANK_CODE_LENGTH.max}}$`);

/** Characters that no bank, wallet or person can have meant. */
const READABLE = /^[^\p{Cc}\p{Cs}]*$/u;

/**
 * What the rest of the form says about a field: the network chosen, and whether the method is for euro banks. `isAddress` is
 * `isCryptoAddress` of `crypto-address`, which is loaded where it is needed; without it an address is left to the platform.
 */
export type PayoutContext = {
  network: string | null;
  accounts: 'iban' | 'any';
  isAddress?: ((text: string, network: string | null) => boolean) | undefined;
};

/**
 * The forms the sources and the fields themselves name. A crypto address
 * has to fit its network, and what starts like an IBAN at a euro bank has to be one (ours).
 */
const FIELD_FORMATS: Partial<Record<PayoutFieldName, (text: string, context: PayoutContext) => boolean>> = {
  accountNumber: (text, { accounts }) => accounts === 'any' || !looksLikeIban(text) || isIban(text),
  email: isEmailAddress,
  bankCode: (text) => BANK_CODE.test(text),
  upiId: isUpiId,
  cryptoAddress: (text, { network, isAddress }) => isAddress?.(text, network) ?? true,
  phone: isDepositPhoneValid,
};

/** Names what is wrong with what stands in a field, outer spaces off; null for nothing. Source: requirements PAY-09. */
export function payoutFieldError(
  value: string,
  { name, required, options }: RequestedField,
  context: PayoutContext = { network: null, accounts: 'any' },
): PayoutFieldError | null {
  const text = value.trim();
  if (text === '') return required ? 'required' : null;
  if (countCharacters(text) > (name === 'cryptoAddress' ? CRYPTO_ADDRESS_MAX : TEXT_MAX)) return 'too-long';
  if (options.length > 0 && !options.includes(text)) return 'not-offered';
  if (!READABLE.test(text)) return 'format';
  const form = isPayoutFieldName(name) ? FIELD_FORMATS[name] : undefined;
  return form === undefined || form(text, context) ? null : 'format';
}

/** Gives what a method asked for as it is sent: those fields alone, outer spaces off, empty ones null. */
export function payoutFields(
  values: Readonly<Record<string, unknown>>,
  asked: readonly RequestedField[],
): Record<string, string | null> {
  return Object.fromEntries(
    asked.map(({ name }) => {
      const value = Object.hasOwn(values, name) ? values[name] : undefined;
      const text = typeof value === 'string' ? value.trim() : '';
      return [name, text === '' ? null : text];
    }),
  );
}
