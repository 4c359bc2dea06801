import { maxPayout, type PayoutAmountError } from '@baize/domain/withdrawal';
import { formatTypedAmount } from '@baize/i18n/typed-amount';
import { useLocale } from '@baize/page';
import { Button } from '@baize/ui/button';
import { Field } from '@baize/ui/field';
import { Input } from '@baize/ui/input';
import { Trans, useLingui } from '@lingui/react/macro';
import { MoneyAmount } from '../money/money-amount.tsx';
import { usePayoutAmountMessages } from './use-payout-amount-messages.ts';
import { payableBy, type WithdrawForm, type WithdrawSource } from './use-withdraw-form.ts';
import * as styles from './withdraw-form.css.ts';

interface WithdrawAmountFieldProps {
  state: WithdrawForm;
  source: WithdrawSource;
  text(amount: number): string;
  /** What the platform found wrong with it. */
  refused: 'refused' | 'fine';
}

/** How much is withdrawn, with what can be, and everything at once. */
export function WithdrawAmountField({ state, source, text, refused }: WithdrawAmountFieldProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const { form, method, digits } = state;
  const { currency } = source;
  const withdrawable = payableBy(method, { ...source, digits });
  const range = { min: method.minWithdrawal, max: method.maxWithdrawal };
  const words = usePayoutAmountMessages({ text, withdrawable, range, digits });
  const found = form.formState.errors['amount']?.message;
  const all = maxPayout({ withdrawable, max: range.max, digits });
  return (
    <div className={styles.amountRow}>
      <div className={styles.amount}>
        <Field
          label={t({ id: 'records.head.amount', message: 'Amount' })}
          hint={words.hint}
          error={
            isAmountProblem(found) ? words.error(found) : refused === 'refused' ? words.refused : undefined
          }
        >
          <Input
            inputMode={digits === 0 ? 'numeric' : 'decimal'}
            autoComplete="off"
            className={styles.amountInput}
            end={<span className={styles.currency}>{currency}</span>}
            {...form.register('amount')}
          />
        </Field>
        <Button
          variant="outline"
          className={styles.amountButton}
          onClick={() =>
            form.setValue('amount', formatTypedAmount({ amount: all, locale }), {
              shouldValidate: true,
              shouldTouch: true,
            })
          }
        >
          {/* One sentence: the button's gap is for icons. */}
          <span>
            {all < source.withdrawable ? (
              <Trans id="withdraw.amount.most">
                Use the most: <MoneyAmount value={all} currency={currency} />
              </Trans>
            ) : (
              <Trans id="withdraw.amount.all">
                Use all: <MoneyAmount value={all} currency={currency} />
              </Trans>
            )}
          </span>
        </Button>
      </div>
    </div>
  );
}

const PROBLEMS: readonly unknown[] = [
  'empty',
  'not-a-number',
  'not-positive',
  'too-fine',
  'more-than-held',
  'below',
  'above',
] satisfies PayoutAmountError[];
const isAmountProblem = (text: unknown): text is PayoutAmountError => PROBLEMS.includes(text);
