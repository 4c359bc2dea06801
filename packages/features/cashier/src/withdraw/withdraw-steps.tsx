import type { PaymentMethodRow } from '@baize/api/calls/cashier';
import { useEffect, useRef, useState } from 'react';
import { useWithdrawForm, type Source } from './use-withdraw-form.ts';
import type { Withdrawing } from './use-withdraw.ts';
import { WithdrawFailure } from './withdraw-failure.tsx';
import { WithdrawFormView } from './withdraw-form.tsx';
import { WithdrawReview, type Reviewed } from './withdraw-review.tsx';

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
  const { pending, result } = withdrawing;
  const state = useWithdrawForm({ methods, lastMethod, source });
  const [reviewed, setReviewed] = useState<Reviewed | null>(null);
  const element = useRef<HTMLFormElement>(null);
  const wasReviewed = useRef(false);
  useEffect(() => {
    // Back in the form, the player goes on where something is wrong, else where they left it.
    if (wasReviewed.current && reviewed === null) {
      const wrong = element.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
      (wrong ?? element.current?.querySelector<HTMLElement>('[type="submit"]'))?.focus();
    }
    wasReviewed.current = reviewed !== null;
  }, [reviewed]);
  const send = async ({ meant }: Reviewed, twin: 'ask' | 'told') => {
    const ending = await withdrawing.send(meant, twin);
    if (ending?.kind === 'done') state.dropDraft();
    if (ending?.kind !== 'twin') setReviewed(null);
  };
  const failure = (shown: Reviewed | null) =>
    result === null || result.kind === 'done' ? null : (
      <WithdrawFailure
        result={result}
        text={text}
        method={methods.find(({ id }) => id === result.meant.ask.methodId) ?? null}
        onTwin={() => void (shown && send(shown, 'told'))}
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
      {failure(null)}
    </WithdrawFormView>
  );
}
