import type { PaymentMethodRow } from '@baize/api/endpoints/cashier';
import { useEffect, useRef, useState, type RefObject } from 'react';
import type { PaymentIntent } from '../intent/payment-intents.ts';
import { isSameDestination } from './sent-withdrawal.ts';
import { useWithdrawForm, type WithdrawSource } from './use-withdraw-form.ts';
import type { WithdrawState } from './use-withdraw.ts';
import { WithdrawFailure } from './withdraw-failure.tsx';
import { WithdrawFormView } from './withdraw-form.tsx';
import { WithdrawReview, type ReviewedWithdrawal } from './withdraw-review.tsx';
import * as styles from './unresolved-withdrawal.css.ts';
import type { ResendAction } from './unresolved-withdrawal.tsx';
import { UnresolvedWithdrawals } from './unresolved-withdrawals.tsx';

export interface WithdrawStepsProps {
  methods: readonly [PaymentMethodRow, ...PaymentMethodRow[]];
  lastMethod: string | null;
  source: WithdrawSource;
  withdraw: WithdrawState;
  text(amount: number): string;
  shape: 'page' | 'dialog';
  asking: 'settled' | 'asking';
}

/** The form, and in its place the review of what it means: nothing is sent before the player has seen it (PAY-09). */
export function WithdrawSteps(props: WithdrawStepsProps) {
  const { methods, lastMethod, source, withdraw, text, shape, asking } = props;
  const { isPending, resendingNonce, result } = withdraw;
  const state = useWithdrawForm({ methods, lastMethod, source });
  const [reviewed, setReviewed] = useState<ReviewedWithdrawal | null>(null);
  const [missing, setMissing] = useState<{ nonce: string; what: ResendAction['missing'] } | null>(null);
  const [resent, setResent] = useState(0);
  const element = useRef<HTMLFormElement>(null);
  const outcome = useRef<HTMLDivElement>(null);
  const wasReviewed = useRef(false);
  const wasResent = useRef(0);
  useEffect(() => {
    // Back in the form, the player goes on where something is wrong, at what became of it, or where they left it.
    if ((wasReviewed.current && reviewed === null) || wasResent.current !== resent)
      focusNext(element, outcome);
    wasReviewed.current = reviewed !== null;
    wasResent.current = resent;
  }, [reviewed, resent]);
  const send = async ({ order }: ReviewedWithdrawal, twin: 'ask' | 'told') => {
    const ending = await withdraw.send(order, twin);
    if (ending?.kind === 'done') state.dropDraft();
    if (ending?.kind !== 'twin') setReviewed(null);
  };
  const resend = async (sent: PaymentIntent, method: PaymentMethodRow) => {
    const fields = await state.fieldsOf(method);
    if (fields === null || !isSameDestination(sent, fields)) {
      setMissing({ nonce: sent.nonce, what: fields === null ? 'account' : 'same-account' });
      if (fields !== null) state.choose(method.id);
      setResent((times) => times + 1);
      return;
    }
    setMissing(null);
    const ending = await withdraw.resend(sent, fields);
    if (ending?.kind === 'done') state.dropDraft();
    else setResent((times) => times + 1);
  };
  /** Its method may be gone meanwhile. */
  const resendOf = (sent: PaymentIntent): ResendAction | null => {
    const method = methods.find(({ id }) => id === sent.methodId);
    if (!method) return null;
    return {
      send: () => void resend(sent, method),
      isPending: resendingNonce === sent.nonce,
      missing: missing?.nonce === sent.nonce ? missing.what : 'none',
    };
  };
  const failure = (shown: ReviewedWithdrawal | null) =>
    result?.kind === 'refused' || result?.kind === 'twin' ? (
      <WithdrawFailure
        result={result}
        method={methods.find(({ id }) => id === result.order.request.methodId) ?? null}
        onTwin={() => void (shown && send(shown, 'told'))}
      />
    ) : null;
  if (reviewed) {
    return (
      <WithdrawReview
        reviewed={reviewed}
        source={source}
        text={text}
        shape={shape}
        pending={isPending}
        confirm={result?.kind === 'twin' ? 'asked' : 'here'}
        onConfirm={() => void send(reviewed, 'ask')}
        onEdit={() => {
          withdraw.reset();
          setReviewed(null);
        }}
      >
        {failure(reviewed) ?? <UnresolvedWithdrawals withdraw={withdraw} resendOf={() => null} />}
      </WithdrawReview>
    );
  }
  return (
    <WithdrawFormView
      methods={methods}
      state={state}
      source={source}
      result={result}
      text={text}
      shape={shape}
      asking={asking}
      formRef={element}
      onReview={(values) => {
        const order = state.meantBy(values);
        if (order === null) return;
        withdraw.reset();
        setReviewed({ order, method: state.method, digits: state.digits });
      }}
    >
      <div ref={outcome} tabIndex={-1} className={styles.outcome}>
        {failure(null)}
        <UnresolvedWithdrawals withdraw={withdraw} resendOf={resendOf} />
      </div>
    </WithdrawFormView>
  );
}

function focusNext(form: RefObject<HTMLElement | null>, outcome: RefObject<HTMLElement | null>): void {
  const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
  if (wrong) return wrong.focus();
  if (!outcome.current?.firstElementChild)
    return form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
  outcome.current.focus({ preventScroll: true });
  outcome.current.scrollIntoView?.({ block: 'nearest' });
}
