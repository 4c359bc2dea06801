import type { PaymentMethodRow } from '@baize/api/calls/cashier';
import { platformClock } from '@baize/browser/clock';
import { isCardForm } from '@baize/domain/payment-methods';
import { sentCard, type CardValues } from '../card/card-values.ts';
import { payFieldsOf, type PayValues } from '../fields/pay-rules.ts';

/** Gives what goes into the pay call for a method: what it asks for, and its card's data, filled ones only (PAY-02). */
export function orderFields(ask: {
  method: PaymentMethodRow;
  card: CardValues;
  values: PayValues;
}): Record<string, string> {
  const { method, card, values } = ask;
  const own = payFieldsOf(method).map(({ name }) => [name, (values[name] ?? '').trim()] as const);
  const ofCard = isCardForm(method) ? Object.entries(sentCard(card, platformClock.now())) : [];
  return Object.fromEntries([...own, ...ofCard].filter(([, text]) => text !== ''));
}
