import type { PaymentMethodRow } from '@baize/api/calls/cashier';
import { mostPayout, type PayoutAmountProblem } from '@baize/domain/withdrawal';
import { typedText } from '@baize/i18n/typed-amount';
import { useOnline } from '@baize/shell/online';
import { useLocale } from '@baize/shell/page';
import { Button } from '@baize/ui/button';
import { Card } from '@baize/ui/card';
import { Field } from '@baize/ui/field';
import { Input } from '@baize/ui/input';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode, RefObject } from 'react';
import { useAmountWords } from './amount-words.ts';
import { OnTheWay } from './on-the-way.tsx';
import { usePayoutLine } from './payout-line.ts';
import { PayoutMethod } from './payout-method.tsx';
import { PayoutField } from './payout-field.tsx';
import type { Source, WithdrawForm, WithdrawValues } from './use-withdraw-form.ts';
import type { WithdrawResult } from './use-withdraw.ts';
import { refusedIn } from './refused-fields.ts';
import { WithdrawSummary } from './withdraw-summary.tsx';
import * as styles from './withdraw-form.css.ts';

export interface WithdrawFormProps {
  methods: readonly [PaymentMethodRow, ...PaymentMethodRow[]];
  state: WithdrawForm;
  source: Source;
  result: WithdrawResult | null;
  text(amount: number): string;
  shape: 'page' | 'dialog';
  /** Whether the methods of another currency are still shown. */
  asking: 'settled' | 'asking';
  element: RefObject<HTMLFormElement | null>;
  /** What became of the last one that was sent. */
  children: ReactNode;
  onReview(values: WithdrawValues): void;
}

/** Where the money goes, how much of it, and what becomes of the balance. */
export function WithdrawFormView(props: WithdrawFormProps) {
  const { methods, state, source, result, text, shape, asking, element, children, onReview } = props;
  const { t } = useLingui();
  const locale = useLocale();
  const online = useOnline();
  const line = usePayoutLine(source.currency);
  const { form, method, amount, digits } = state;
  const { withdrawable } = source;
  const range = { min: method.minWithdrawal, max: method.maxWithdrawal };
  const words = useAmountWords({ text, withdrawable, range });
  const found = form.formState.errors['amount']?.message;
  const refused = refusedIn(result, state);
  const all = mostPayout({ withdrawable, max: range.max, digits });
  const most = text(all);
  const missed = () =>
    void setTimeout(() => element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  return (
    <form
      ref={element}
      className={styles.form[shape]}
      method="post"
      noValidate
      onSubmit={(event) => void form.handleSubmit(onReview, missed)(event)}
    >
      <div className={styles.place.methods[shape]}>
        <PayoutMethod
          methods={methods}
          about={line}
          chosen={method.id}
          onChoose={state.choose}
          state={asking}
          shape={shape}
        />
      </div>
      <Card className={`${styles.fields} ${styles.place.fields[shape]}`}>
        {children}
        <div className={styles.amountRow}>
          <div className={styles.amount}>
            <Field
              label={t({ id: 'records.head.amount', message: 'Amount' })}
              hint={words.hint}
              error={
                isAmountProblem(found)
                  ? words.wrong(found)
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
              className={styles.all}
              onClick={() =>
                form.setValue('amount', typedText({ amount: all, locale }), {
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
          <PayoutField
            key={field.name}
            field={field}
            of={state}
            refused={refused.has(`fields.${field.name}`) ? 'refused' : 'fine'}
          />
        ))}
      </Card>
      <div className={styles.place.summary[shape]}>
        <WithdrawSummary amount={amount} source={source} text={text}>
          <Button type="submit" size="large" className={styles.submit} disabled={!online}>
            <Trans id="withdraw.review.open">Review withdrawal</Trans>
          </Button>
          {online ? null : (
            <p className={styles.offline} role="status">
              {t({
                id: 'offline.paying',
                message: 'No connection. You can pay again once you are back online.',
              })}
            </p>
          )}
        </WithdrawSummary>
      </div>
      <div className={styles.place.waiting[shape]}>
        <OnTheWay />
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
] satisfies PayoutAmountProblem[];
const isAmountProblem = (text: unknown): text is PayoutAmountProblem => PROBLEMS.includes(text);
