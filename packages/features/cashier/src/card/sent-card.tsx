import { Field } from '@baize/ui/field';
import { Input } from '@baize/ui/input';
import { useLingui } from '@lingui/react/macro';
import type { CardValues } from './card-values.ts';

/**
 * The card of a payment without an answer, in the place of its fields: it is sent again as it was, and nothing of it but its
 * last digits stands in the page (PAY-02).
 */
export function SentCard({ card: { cardNumber } }: { card: CardValues }) {
  const { t } = useLingui();
  return (
    <Field label={t({ id: 'deposit.card.number', message: 'Card number' })}>
      <Input locked dir="ltr" autoComplete="off" value={`•••• ${cardNumber.slice(-4)}`} />
    </Field>
  );
}
