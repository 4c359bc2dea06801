import type { PayField, PaymentMethodRow } from '@baize/api/calls/cashier';
import { depositPhoneOk } from '@baize/domain/deposit-amount';
import { DEPOSIT_CODES } from '@baize/domain/errors';
import { isCardForm } from '@baize/domain/payment-methods';
import { isUpiId } from '@baize/domain/upi-id';
import { emailSchema } from '@baize/domain/validation';
import * as v from 'valibot';

/** What is typed into the fields a method asks for, by their names. */
export type PayValues = Readonly<Record<string, string>>;

const OF_A_CARD = ['cardNumber', 'expiry', 'cvc', 'cardHolder'];

/** The fields a method asks for beside its card. */
export function payFieldsOf(method: PaymentMethodRow): PayField[] {
  const card = isCardForm(method);
  return method.depositFields.filter(({ name }) => !card || !OF_A_CARD.includes(name));
}

/** Names what is wrong with each field, by message id: a phone of less than 6 characters is not sent (PAY-06). */
export function payProblems(fields: readonly PayField[], values: PayValues): Record<string, string> {
  const found = fields.map(
    (field) => [field.name, problemOf(field, (values[field.name] ?? '').trim())] as const,
  );
  return Object.fromEntries(found.flatMap(([name, problem]) => (problem === null ? [] : [[name, problem]])));
}

function problemOf({ name, required, options }: PayField, text: string): string | null {
  if (isPhone(name))
    return depositPhoneOk(text) || (text === '' && !required) ? null : DEPOSIT_CODES.PHONE_ERROR;
  if (text === '') return required ? 'form.validation.invalid.required' : null;
  const listed = options ?? [];
  if (listed.length > 0 && !listed.includes(text)) return 'form.validation.invalid.required';
  if (name === 'upiId') return isUpiId(text) ? null : 'form.validation.invalid.format';
  if (name === 'email') return v.safeParse(emailSchema, text).issues?.[0].message ?? null;
  return null;
}

function isPhone(name: string): boolean {
  return /phone/i.test(name);
}
