import type { PaymentMethodRow } from '@baize/api/calls/cashier';
import { useEffect, useRef, useState, type RefObject } from 'react';
import type { PaymentIntent } from '../intent/payment-intents.ts';
import { goesTo } from './sent-withdrawal.ts';
import { useWithdrawForm, type Source } from './use-withdraw-form.ts';
import type { Withdrawing } from './use-withdraw.ts';
import { WithdrawFailure } from './withdraw-failure.tsx';
import { WithdrawFormView } from './withdraw-form.tsx';
import { WithdrawReview, type Reviewed } from './withdraw-review.tsx';
import * as styles from './withdraw-unknown.css.ts';
import type { Again } from './withdraw-unknown.tsx';

export interface WithdrawStepsProps {
  methods: readonly [PaymentMethodRow, ...PaymentMethodRow[]];
  lastMethod: string | null;
  source: Source;
  withdrawing: Withdrawing;
  text(amount: number): string;
  shape: 'page' | 'dialog';
  asking: 'settled' | 'asking';
}

/** The form, and in its place the review of what it means: nothing is sent before the player has seen it (PAY-09). */
export function WithdrawSteps(props: WithdrawStepsProps) {
  const { methods, lastMethod, source, withdrawing, text, shape, asking } = props;
  const { pending, resending, result } = withdrawing;
  const state = useWithdrawForm({ methods, lastMethod, source });
  const [reviewed, setReviewed] = useState<Reviewed | null>(null);
  const [missing, setMissing] = useState<Again['missing']>('none');
  const [resent, setResent] = useState(0);
  const element = useRef<HTMLFormElement>(null);
  const outcome = useRef<HTMLDivElement>(null);
  const wasReviewed = useRef(false);
  const wasResent = useRef(0);
  useEffect(() => {
    // Back in the form, the player goes on where something is wrong, at what became of it, or where they left it.
    if ((wasReviewed.current && reviewed === null) || wasResent.current !== resent) goOn(element, outcome);
    wasReviewed.current = reviewed !== null;
    wasResent.current = resent;
  }, [reviewed, resent]);
  const send = async ({ meant }: Reviewed, twin: 'ask' | 'told') => {
    const ending = await withdrawing.send(meant, twin);
    if (ending?.kind === 'done') state.dropDraft();
    if (ending?.kind !== 'twin') setReviewed(null);
  };
  const resend = async (sent: PaymentIntent, method: PaymentMethodRow) => {
    const fields = await state.fieldsOf(method);
    if (fields === null || !goesTo(sent, fields)) {
      setMissing(fields === null ? 'account' : 'same-account');
      if (fields !== null) state.choose(method.id);
      setResent((times) => times + 1);
      return;
    }
    setMissing('none');
    const ending = await withdrawing.resend(sent, fields);
    if (ending?.kind === 'done') state.dropDraft();
    else setResent((times) => times + 1);
  };
  /** Its method may be gone meanwhile. */
  const again = (shown: Withdrawing['result']): Again | null => {
    const sent = shown?.kind === 'unknown' ? shown.sent : null;
    const method = methods.find(({ id }) => id === sent?.methodId);
    if (!sent || !method) return null;
    return { send: () => void resend(sent, method), pending: resending, missing };
  };
  const failure = (shown: Reviewed | null) =>
    result === null || result.kind === 'done' ? null : (
      <WithdrawFailure
        result={result}
        text={text}
        method={methods.find(({ id }) => id === result.meant.ask.methodId) ?? null}
        onTwin={() => void (shown && send(shown, 'told'))}
        again={again(result)}
        onGivenUp={withdrawing.giveUp}
      />
    );
  if (reviewed) {
    return (
      <WithdrawReview
        reviewed={reviewed}
        source={source}
        text={text}
        shape={shape}
        pending={pending}
        confirm={result?.kind === 'twin' ? 'asked' : 'here'}
        onConfirm={() => void send(reviewed, 'ask')}
        onChange={() => {
          withdrawing.forget();
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
      source={source}
      result={result}
      text={text}
      shape={shape}
      asking={asking}
      element={element}
      onReview={(values) => {
        const meant = state.meantBy(values);
        if (meant === null) return;
        withdrawing.forget();
        setReviewed({ meant, method: state.method, digits: state.digits });
      }}
    >
      <div ref={outcome} tabIndex={-1} className={styles.outcome}>
        {failure(null)}
      </div>
    </WithdrawFormView>
  );
}

function goOn(form: RefObject<HTMLElement | null>, outcome: RefObject<HTMLElement | null>): void {
  const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
  if (wrong) return wrong.focus();
  if (!outcome.current?.firstElementChild)
    return form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
  outcome.current.focus({ preventScroll: true });
  outcome.current.scrollIntoView?.({ block: 'nearest' });
}
