import type { PaymentMethodRow } from '@baize/api/endpoints/cashier';
import { maxPayout, type PayoutAmountError } from '@baize/domain/withdrawal';
import { formatTypedAmount } from '@baize/i18n/typed-amount';
import { useLocale } from '@baize/shell/page';
import { Button } from '@baize/ui/button';
import { Card } from '@baize/ui/card';
import { Field } from '@baize/ui/field';
import { Input } from '@baize/ui/input';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode, RefObject } from 'react';
import { MethodList } from '../methods/method-list.tsx';
import { usePayoutAmountMessages } from './use-payout-amount-messages.ts';
import { PendingWithdrawals } from './pending-withdrawals.tsx';
import { usePayoutTerms } from './use-payout-terms.ts';
import { PayoutFieldInput } from './payout-field-input.tsx';
import type { WithdrawSource, WithdrawForm, WithdrawValues } from './use-withdraw-form.ts';
import type { WithdrawResult } from './withdraw-result.ts';
import { refusedFields } from './refused-fields.ts';
import { WithdrawBar } from './withdraw-bar.tsx';
import { WithdrawSummary } from './withdraw-summary.tsx';
import * as styles from './withdraw-form.css.ts';

export interface WithdrawFormProps {
  methods: readonly [PaymentMethodRow, ...PaymentMethodRow[]];
  state: WithdrawForm;
  source: WithdrawSource;
  result: WithdrawResult | null;
  text(amount: number): string;
  shape: 'page' | 'dialog';
  /** Whether the methods of another currency are still shown. */
  asking: 'settled' | 'asking';
  formRef: RefObject<HTMLFormElement | null>;
  /** What became of the last one that was sent. */
  children: ReactNode;
  onReview(values: WithdrawValues): void;
}

/** Where the money goes, how much of it, and what becomes of the balance. */
export function WithdrawFormView(props: WithdrawFormProps) {
  const { methods, state, source, result, text, shape, asking, formRef, children, onReview } = props;
  const { t } = useLingui();
  const locale = useLocale();
  const line = usePayoutTerms(source.currency);
  const { form, method, amount, digits } = state;
  const { withdrawable } = source;
  const range = { min: method.minWithdrawal, max: method.maxWithdrawal };
  const words = usePayoutAmountMessages({ text, withdrawable, range });
  const found = form.formState.errors['amount']?.message;
  const refused = refusedFields(result, state);
  const all = maxPayout({ withdrawable, max: range.max, digits });
  const most = text(all);
  const missed = () =>
    void setTimeout(() => formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  return (
    <form
      ref={formRef}
      className={styles.form[shape]}
      method="post"
      noValidate
      onSubmit={(event) => void form.handleSubmit(onReview, missed)(event)}
    >
      <div className={styles.areas.methods[shape]}>
        <MethodList
          methods={methods}
          describe={line}
          selectedId={method.id}
          onSelect={state.choose}
          state={asking}
        />
      </div>
      <Card className={`${styles.fields} ${styles.areas.fields[shape]}`}>
        {children}
        <div className={styles.amountRow}>
          <div className={styles.amount}>
            <Field
              label={t({ id: 'records.head.amount', message: 'Amount' })}
              hint={words.hint}
              error={
                isAmountProblem(found)
                  ? words.error(found)
                  : refused.has('amount')
                    ? words.refused
                    : undefined
              }
            >
              <Input
                inputMode={digits === 0 ? 'numeric' : 'decimal'}
                autoComplete="off"
                end={<span className={styles.currency}>{source.currency}</span>}
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
              {all < withdrawable ? (
                <Trans id="withdraw.amount.most">At most {most}</Trans>
              ) : (
                <Trans id="withdraw.amount.all">All {most}</Trans>
              )}
            </Button>
          </div>
        </div>
        {method.withdrawalFields.map((field) => (
          <PayoutFieldInput
            key={field.name}
            field={field}
            withdrawForm={state}
            refused={refused.has(`fields.${field.name}`) ? 'refused' : 'fine'}
          />
        ))}
      </Card>
      <WithdrawSummary amount={amount} source={source} text={text} shape={shape}>
        <WithdrawBar terms={line(method)} shape={shape} />
      </WithdrawSummary>
      <div className={styles.areas.waiting[shape]}>
        <PendingWithdrawals />
      </div>
    </form>
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
