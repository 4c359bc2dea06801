import type { PaymentField, PaymentMethodRow } from '@baize/api/endpoints/cashier';
import { isDepositPhoneValid } from '@baize/domain/deposit-amount';
import { DEPOSIT_CODES } from '@baize/domain/errors';
import { isCardForm } from '@baize/domain/payment-methods';
import { isUpiId } from '@baize/domain/upi-id';
import { emailSchema } from '@baize/domain/validation';
import * as v from 'valibot';

/** What is typed into the fields a method asks for, by their names. */
export type PayFieldValues = Readonly<Record<string, string>>;

const CARD_FIELD_NAMES = ['cardNumber', 'expiry', 'cvc', 'cardHolder'];

/** The fields a method asks for beside its card. */
export function payFieldsFor(method: PaymentMethodRow): PaymentField[] {
  const card = isCardForm(method);
  return method.depositFields.filter(({ name }) => !card || !CARD_FIELD_NAMES.includes(name));
}

/** Names what is wrong with each field, by message id: a phone of less than 6 characters is not sent (PAY-06). */
export function validatePayFields(
  fields: readonly PaymentField[],
  values: PayFieldValues,
): Record<string, string> {
  const found = fields.map(
    (field) => [field.name, validatePayField(field, (values[field.name] ?? '').trim())] as const,
  );
  return Object.fromEntries(found.flatMap(([name, problem]) => (problem === null ? [] : [[name, problem]])));
}

function validatePayField({ name, required, options }: PaymentField, text: string): string | null {
  if (isPhone(name))
    return isDepositPhoneValid(text) || (text === '' && !required) ? null : DEPOSIT_CODES.PHONE_ERROR;
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
