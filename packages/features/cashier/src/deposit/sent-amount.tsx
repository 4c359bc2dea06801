import { formatTypedAmount } from '@baize/i18n/typed-amount';
import { useLocale } from '@baize/shell/page';
import { Field } from '@baize/ui/field';
import { Input } from '@baize/ui/input';
import { useLingui } from '@lingui/react/macro';

/** The amount of a payment without an answer, in the place of the field: it is sent again as it was (PAY-06). */
export function SentAmount({ amount }: { amount: number }) {
  const { t } = useLingui();
  const locale = useLocale();
  return (
    <Field label={t({ id: 'deposit-box.amount', message: 'Amount' })}>
      <Input locked inputMode="decimal" value={formatTypedAmount({ amount, locale })} />
    </Field>
  );
}
