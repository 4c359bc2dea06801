import type { PaymentMethodRow } from '@baize/api/endpoints/cashier';
import { useMissingDocuments } from '@baize/player/missing-documents';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { scrollToNotice } from '../fields/field-focus.ts';
import { useLockedWithdrawal } from './use-locked-withdrawal.ts';
import { useWithdrawForm, type WithdrawSource } from './use-withdraw-form.ts';
import type { WithdrawState } from './use-withdraw.ts';
import { WithdrawFailure } from './withdraw-failure.tsx';
import { WithdrawFormView } from './withdraw-form.tsx';
import { WithdrawReview, type ReviewedWithdrawal } from './withdraw-review.tsx';
import * as styles from './unresolved-withdrawal.css.ts';
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
  const { isPending, result, unresolved } = withdraw;
  const state = useWithdrawForm({ methods, lastMethod, source });
  const [reviewed, setReviewed] = useState<ReviewedWithdrawal | null>(null);
  // Asked while the account is typed: the review does not move when they are known.
  const missing = useMissingDocuments({ enabled: state.amount !== null });
  const [attempts, setAttempts] = useState(0);
  const element = useRef<HTMLFormElement>(null);
  const outcome = useRef<HTMLDivElement>(null);
  const wasReviewed = useRef(false);
  const lastAttempts = useRef(0);
  const onAttempt = () => setAttempts((times) => times + 1);
  const lock = useLockedWithdrawal({ withdraw, state, methods, onAttempt });
  useEffect(() => {
    // Back in the form, the player goes on where something is wrong, at what became of it, or where they left it.
    if ((wasReviewed.current && reviewed === null) || lastAttempts.current !== attempts)
      focusNext(element, outcome);
    wasReviewed.current = reviewed !== null;
    lastAttempts.current = attempts;
  }, [reviewed, attempts]);
  const send = async ({ order }: ReviewedWithdrawal, twin: 'ask' | 'told') => {
    const ending = await withdraw.send(order, { twin, acknowledged: lock.acknowledged });
    if (ending?.kind === 'done') state.dropDraft();
    if (ending?.kind !== 'twin') setReviewed(null);
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
        beside={unresolved.map(({ sent }) => sent)}
        missing={missing}
        onConfirm={() => void send(reviewed, 'ask')}
        onEdit={() => {
          withdraw.reset();
          setReviewed(null);
        }}
      >
        {failure(reviewed)}
      </WithdrawReview>
    );
  }
  return (
    <WithdrawFormView
      methods={methods}
      state={state}
      lock={lock}
      source={source}
      result={result}
      text={text}
      shape={shape}
      asking={asking}
      formRef={element}
      onReview={(values) => {
        const order = state.meantBy(values);
        if (order === null || lock.lockToSame(order)) return;
        withdraw.reset();
        setReviewed({ order, method: state.method, digits: state.digits });
      }}
    >
      <div ref={outcome} tabIndex={-1} className={styles.outcome}>
        {failure(null)}
        <UnresolvedWithdrawals withdraw={withdraw} lock={lock} />
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
  scrollToNotice(outcome.current);
}
