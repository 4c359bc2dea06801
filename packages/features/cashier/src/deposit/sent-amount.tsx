import { Field } from '@baize/ui/field';
import { Input } from '@baize/ui/input';
import { useLingui } from '@lingui/react/macro';
import type { PaymentIntent } from '../intent/payment-intents.ts';
import { useMoneyFormatter } from '../money/use-money-text.ts';

/** The amount of a payment without an answer, in the place of the field: it is sent again as it was (PAY-06). */
export function SentAmount({ sent: { amount, currency } }: { sent: PaymentIntent }) {
  const { t } = useLingui();
  const money = useMoneyFormatter(currency)(amount);
  return (
    <Field label={t({ id: 'deposit-box.amount', message: 'Amount' })}>
      <Input locked value={money} />
    </Field>
  );
}
