import type { PaymentMethodRow } from '@baize/api/endpoints/cashier';
import { platformClock } from '@baize/browser/clock';
import { isCardForm } from '@baize/domain/payment-methods';
import { toCardPayload, type CardValues } from '../card/card-values.ts';
import { payFieldsFor, type PayFieldValues } from '../fields/validate-pay-fields.ts';

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
