import type { PaymentMethodRow } from '@baize/api/endpoints/cashier';
import { methodTitle } from '@baize/domain/payment-methods';
import { Card } from '@baize/ui/card';
import type { ReactNode, RefObject } from 'react';
import { SentAmount } from '../deposit/sent-amount.tsx';
import { MethodList } from '../methods/method-list.tsx';
import { PayoutFieldInput } from './payout-field-input.tsx';
import { PendingWithdrawals } from './pending-withdrawals.tsx';
import { refusedFields } from './refused-fields.ts';
import { ResendBar } from './resend-bar.tsx';
import type { WithdrawalLock } from './use-locked-withdrawal.ts';
import { otherAccountField } from './sent-withdrawal.ts';
import { usePayoutTerms } from './use-payout-terms.ts';
import {
  typedFieldsOf,
  type WithdrawSource,
  type WithdrawForm,
  type WithdrawValues,
} from './use-withdraw-form.ts';
import { WithdrawAmountField } from './withdraw-amount-field.tsx';
import { WithdrawBar } from './withdraw-bar.tsx';
import type { WithdrawResult } from './withdraw-result.ts';
import { WithdrawSummary } from './withdraw-summary.tsx';
import * as styles from './withdraw-form.css.ts';

export interface WithdrawFormProps {
  methods: readonly [PaymentMethodRow, ...PaymentMethodRow[]];
  state: WithdrawForm;
  /** Whether a withdrawal without an answer is shown in place of a new one. */
  lock: WithdrawalLock;
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
  const { methods, state, lock, source, result, text, shape, asking, formRef, children, onReview } = props;
  const describe = usePayoutTerms(source);
  const { form, method, amount, digits } = state;
  const refused = refusedFields(result, state);
  // Of a withdrawal without an answer everything here says what was sent, and cannot be changed.
  const { sent } = lock;
  const again = sent === null ? null : lock.resendOf(sent);
  // One question at a time: whether another one is to be made has its own answers.
  const isAsked = lock.question === 'asked';
  const sentMethod = sent === null ? method : (methods.find(({ id }) => id === sent.methodId) ?? null);
  const isOther = again?.missing === 'same-account' && sent !== null && sentMethod !== null;
  const otherField = isOther ? otherAccountField(sent, typedFieldsOf(state.typed, sentMethod)) : null;
  const missed = () =>
    void setTimeout(() => formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  return (
    <form
      ref={formRef}
      className={styles.form}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (sent === null) void form.handleSubmit(onReview, missed)(event);
        else if (!isAsked) again?.send();
      }}
    >
      {children}
      <div className={styles.columns[shape]}>
        <div className={styles.areas.methods[shape]} inert={sent !== null}>
          <MethodList
            methods={methods}
            describe={describe}
            selectedId={sent?.methodId ?? method.id}
            onSelect={state.choose}
            state={asking}
          />
        </div>
        <Card className={`${styles.fields} ${styles.areas.fields[shape]}`}>
          {sent === null ? (
            <WithdrawAmountField
              state={state}
              source={source}
              text={text}
              refused={refused.has('amount') ? 'refused' : 'fine'}
            />
          ) : (
            <SentAmount sent={sent} />
          )}
          <div className={styles.payoutFields}>
            {(sentMethod?.withdrawalFields ?? []).map((field) => (
              <PayoutFieldInput
                key={field.name}
                field={field}
                withdrawForm={state}
                refused={
                  field.name === otherField
                    ? 'other-account'
                    : refused.has(`fields.${field.name}`)
                      ? 'refused'
                      : 'fine'
                }
                locked={lock.account === 'as-sent'}
              />
            ))}
          </div>
        </Card>
        <WithdrawSummary
          amount={sent?.amount ?? amount}
          currency={sent?.currency ?? source.currency}
          digits={digits}
          source={sent === null ? source : null}
          outcome={sent === null ? 'expected' : 'unknown'}
          method={sent?.method ?? methodTitle(method)}
          terms={sentMethod}
          shape={shape}
        >
          {sent === null ? (
            <WithdrawBar terms={describe(method)[0] ?? null} shape={shape} />
          ) : isAsked ? (
            // The frame's own bar and header stay as they are meanwhile.
            <div data-frame-foot="" hidden />
          ) : (
            <ResendBar key={sent.nonce} sent={sent} again={again} shape={shape} />
          )}
        </WithdrawSummary>
        <div className={styles.areas.waiting[shape]}>
          <PendingWithdrawals />
        </div>
      </div>
    </form>
  );
}
