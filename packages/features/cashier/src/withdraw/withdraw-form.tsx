import type { PaymentMethodRow } from '@baize/api/calls/cashier';
import type { PayoutAmountProblem } from '@baize/domain/withdrawal';
import { typedText } from '@baize/i18n/typed-amount';
import { useOnline } from '@baize/shell/online';
import { useLocale } from '@baize/shell/page';
import { Button } from '@baize/ui/button';
import { Card } from '@baize/ui/card';
import { Field } from '@baize/ui/field';
import { Input } from '@baize/ui/input';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { useAmountWords } from './amount-words.ts';
import { OnTheWay } from './on-the-way.tsx';
import { PayoutMethod } from './payout-method.tsx';
import { PayoutField } from './payout-field.tsx';
import { useWithdrawForm, type Source } from './use-withdraw-form.ts';
import type { Withdrawing } from './use-withdraw.ts';
import { WithdrawFailure } from './withdraw-failure.tsx';
import { WithdrawSummary } from './withdraw-summary.tsx';
import * as styles from './withdraw-form.css.ts';

export interface WithdrawFormProps {
  methods: readonly [PaymentMethodRow, ...PaymentMethodRow[]];
  source: Source;
  withdrawing: Pick<Withdrawing, 'pending' | 'result' | 'send'>;
  text(amount: number): string;
  shape: 'page' | 'dialog';
  /** Whether the methods of another currency are still shown. */
  asking: 'settled' | 'asking';
}

/** Where the money goes, how much of it, and what becomes of the balance. */
export function WithdrawFormView({ methods, source, withdrawing, text, shape, asking }: WithdrawFormProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const online = useOnline();
  const { pending, result } = withdrawing;
  const state = useWithdrawForm({
    methods,
    source,
    send: async (meant, twin) => {
      const ending = await withdrawing.send(meant, twin);
      if (ending?.kind === 'done') state.dropDraft();
    },
  });
  const { form, method, amount } = state;
  const { withdrawable } = source;
  const range = { min: method.minWithdrawal, max: method.maxWithdrawal };
  const words = useAmountWords({ text, withdrawable, range });
  const element = useRef<HTMLFormElement>(null);
  const found = form.formState.errors['amount']?.message;
  const refusedFields = result?.kind === 'refused' ? result.failure.fieldErrors : {};
  const all = Math.min(withdrawable, range.max ?? withdrawable);
  const [most, asked] = [text(all), text(amount ?? 0)];
  const missed = () =>
    void setTimeout(() => element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  return (
    <form
      ref={element}
      className={styles.form[shape]}
      method="post"
      noValidate
      onSubmit={(event) => void form.handleSubmit((values) => state.submit(values), missed)(event)}
    >
      <div className={styles.place.methods[shape]}>
        <PayoutMethod
          methods={methods}
          chosen={method.id}
          onChoose={state.choose}
          state={asking}
          shape={shape}
        />
      </div>
      <Card className={`${styles.fields} ${styles.place.fields[shape]}`}>
        {result === null || result.kind === 'done' ? null : (
          <WithdrawFailure
            result={result}
            text={text}
            onTwin={() => void form.handleSubmit((values) => state.submit(values, 'told'), missed)()}
          />
        )}
        <div className={styles.amount}>
          <Field
            label={t({ id: 'records.head.amount', message: 'Amount' })}
            hint={words.hint}
            error={isAmountProblem(found) ? words.wrong(found) : undefined}
          >
            <Input
              inputMode="decimal"
              autoComplete="off"
              dir="ltr"
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
            <Trans id="withdraw.amount.all">All {most}</Trans>
          </Button>
        </div>
        {method.withdrawalFields.map((field) => (
          <PayoutField
            key={field.name}
            field={field}
            of={state}
            refused={refusedFields[`fields.${field.name}`] === undefined ? 'fine' : 'refused'}
          />
        ))}
      </Card>
      <div className={styles.place.summary[shape]}>
        <WithdrawSummary amount={amount} source={source} text={text}>
          <Button
            type="submit"
            size="large"
            className={styles.submit}
            pending={pending}
            pendingLabel={t({ id: 'withdraw.pending', message: 'Sending it' })}
            disabled={!online}
          >
            {amount === null ? (
              t({ id: 'nav.withdraw', message: 'Withdraw' })
            ) : (
              <Trans id="withdraw.submit">Withdraw {asked}</Trans>
            )}
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
