import type { PaymentField, PaymentMethodRow } from '@baize/api/endpoints/cashier';
import { platformClock } from '@baize/browser/clock';
import { isCardForm } from '@baize/domain/payment-methods';
import { toCardPayload, type CardValues } from '../card/card-values.ts';
import { payFieldsFor, type PayFieldValues } from './validate-pay-fields.ts';
import type { PaymentIntent } from '../intent/payment-intents.ts';

/** A code that is money by itself is stored nowhere. */
const SECRET_FIELD_NAMES: readonly string[] = ['voucherCode'];

/** Whether a field asks for such a code. */
export const isSecretField = ({ name }: Pick<PaymentField, 'name'>): boolean =>
  SECRET_FIELD_NAMES.includes(name);

/** Gives what goes into the pay call for a method: what it asks for, and its card's data, filled ones only (PAY-02). */
export function orderFields(ask: {
  method: PaymentMethodRow;
  card: CardValues;
  values: PayFieldValues;
}): Record<string, string> {
  const { method, card, values } = ask;
  const own = payFieldsFor(method).map(({ name }) => [name, (values[name] ?? '').trim()] as const);
  const ofCard = isCardForm(method) ? Object.entries(toCardPayload(card, platformClock.now())) : [];
  return Object.fromEntries([...own, ...ofCard].filter(([, text]) => text !== ''));
}

/** What may be stored of an order's fields, so that it is sent again as it was: nothing of a card, no secret. */
export function storableFields(
  method: PaymentMethodRow,
  fields: Readonly<Record<string, string>>,
): Record<string, string> {
  const names = payFieldsFor(method).map(({ name }) => name);
  return Object.fromEntries(
    Object.entries(fields).filter(([name]) => names.includes(name) && !isSecretField({ name })),
  );
}

/** The fields that are not stored with a payment, and are typed again before it is sent again. */
export function unstoredFields(method: PaymentMethodRow, { fields }: PaymentIntent): PaymentField[] {
  return payFieldsFor(method).filter((field) => fields === undefined || isSecretField(field));
}
