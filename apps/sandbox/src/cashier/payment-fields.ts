import * as v from 'valibot';
import { cardNumberSchema, cvcSchema, expirySchema } from '@baize/domain/card';
import { isCryptoAddress } from '@baize/domain/crypto-address';
import { isIban, looksLikeIban } from '@baize/domain/iban';
import { isUpiId } from '@baize/domain/upi-id';
import { emailSchema } from '@baize/domain/validation';
import { validationError } from '../errors/http-error.ts';
import type { MethodField } from './methods/method.ts';

/** What came with a payment, by field name, as the contract lets it come. */
export type SubmittedFields = Readonly<Record<string, string | number | boolean | null>>;

const REQUIRED = 'form.validation.invalid.required';
const FORMAT = 'form.validation.invalid.format';

/** No control characters, no halves of characters: what a database keeps and a person can read. */
const READABLE = /^[^\p{Cc}\p{Cs}]*$/u;

/** A field as text, outer spaces off; empty when nothing was sent. */
export function getFieldText(fields: SubmittedFields, name: string): string {
  const value = Object.hasOwn(fields, name) ? fields[name] : null;
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

/** Refuses fields that are missing or of the wrong form, 400; a phone's length is the provider's to judge. */
export function validateFields(
  sent: SubmittedFields,
  { fields, now }: { fields: readonly MethodField[]; now: number },
): void {
  const errors: Record<string, string> = {};
  for (const field of fields) {
    const error = findFieldError(getFieldText(sent, field.name), { field, sent, now });
    if (error !== null) errors[`fields.${field.name}`] = error;
  }
  if (Object.keys(errors).length > 0) throw validationError(errors);
}

type Asked = { field: MethodField; sent: SubmittedFields; now: number };

function findFieldError(text: string, { field, sent, now }: Asked): string | null {
  const { required = true, options, check } = field;
  if (text === '') return required ? REQUIRED : null;
  if (!READABLE.test(text)) return FORMAT;
  if (options && !options.includes(text)) return FORMAT;
  return findFormatError(text, { check, now, network: getFieldText(sent, 'network') });
}

function findFormatError(
  text: string,
  { check, now, network }: { check: MethodField['check']; now: number; network: string },
): string | null {
  switch (check) {
    case 'card-number':
      return firstIssue(cardNumberSchema, text);
    case 'cvc':
      return firstIssue(cvcSchema, text);
    case 'expiry':
      return firstIssue(expirySchema({ now }), text);
    case 'email':
      return firstIssue(emailSchema, text);
    case 'bank-code':
      return /^[A-Za-z0-9]{8,15}$/.test(text) ? null : FORMAT;
    case 'euro-account':
      return !looksLikeIban(text) || isIban(text) ? null : FORMAT;
    case 'upi-id':
      return isUpiId(text) ? null : FORMAT;
    case 'code':
      return /^[A-Za-z0-9-]{8,32}$/.test(text) ? null : FORMAT;
    case 'crypto-address':
      return isCryptoAddress(text, network) ? null : FORMAT;
    case 'phone':
    case undefined:
      return null;
  }
}

function firstIssue(schema: v.GenericSchema<unknown, unknown>, text: string): string | null {
  const { issues } = v.safeParse(schema, text);
  return issues?.[0].message ?? null;
}

/**
 * What of the fields may be written down: those the method names as kept, and nothing else. Card data and voucher codes
 * never are.
 */
export function selectStoredFields(
  sent: SubmittedFields,
  fields: readonly MethodField[],
): Record<string, string> {
  const kept = fields.filter((field) => field.isStored && getFieldText(sent, field.name) !== '');
  return Object.fromEntries(kept.map(({ name }) => [name, getFieldText(sent, name)]));
}
