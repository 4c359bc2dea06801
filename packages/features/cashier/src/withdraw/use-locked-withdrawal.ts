import type { PaymentMethodRow } from '@baize/api/endpoints/cashier';
import { useEffect, useEffectEvent, useState } from 'react';
import type { PaymentIntent } from '../intent/payment-intents.ts';
import { isSameDestination, isSameOrder } from './sent-withdrawal.ts';
import type { ResendAction } from './unresolved-withdrawal.tsx';
import type { WithdrawForm } from './use-withdraw-form.ts';
import type { WithdrawState } from './use-withdraw.ts';
import type { WithdrawOrder } from './withdraw-result.ts';

interface LockOptions {
  withdraw: WithdrawState;
  state: WithdrawForm;
  methods: readonly PaymentMethodRow[];
  /** One was sent again, or could not be, and the player is still here. */
  onAttempt(): void;
}

/** How the form is locked to a withdrawal without an answer, until the player asks for another one (PAY-09, HTTP-05). */
export interface WithdrawalLock {
  /** The order that the form shows and sends again; null while the form is free for a new one. */
  sent: PaymentIntent | null;
  /** Whether its account stands in the form as it was sent, and is not to be changed either. */
  account: 'as-sent' | 'typed';
  /** How one of them is sent again; null where its method is gone. */
  resendOf(sent: PaymentIntent): ResendAction | null;
  /** Those beside which the player wants another one. */
  acknowledged: readonly string[];
  question: 'none' | 'asked';
  ask(): void;
  cancel(): void;
  /** The player wants another one beside all there are. */
  confirm(): void;
  /** Locks the form to the one that an order is the same as; false where there is none. */
  lockToSame(order: WithdrawOrder): boolean;
}

export function useLockedWithdrawal({ withdraw, state, methods, onAttempt }: LockOptions): WithdrawalLock {
  const { unresolved, result, resendingNonce } = withdraw;
  const methodOf = ({ methodId }: PaymentIntent) => methods.find(({ id }) => id === methodId);
  const [acknowledged, setAcknowledged] = useState<readonly string[]>([]);
  const [selected, setSelected] = useState<string | null>(null);
  const [question, setQuestion] = useState<'none' | 'asked'>('none');
  const [missing, setMissing] = useState<{ nonce: string; what: ResendAction['missing'] } | null>(null);
  const intents = unresolved.map(({ sent }) => sent);
  const unanswered = intents.filter(({ nonce }) => !acknowledged.includes(nonce));
  const answeredNow = result?.kind === 'unknown' ? (result.sent?.nonce ?? null) : null;
  const findUnanswered = (wanted: string | null) => unanswered.find(({ nonce }) => nonce === wanted);
  const sent = findUnanswered(selected) ?? findUnanswered(answeredNow) ?? unanswered[0] ?? null;

  const showMethod = useEffectEvent(() => {
    if (sent !== null) state.choose(sent.methodId);
  });
  useEffect(() => showMethod(), [sent?.nonce]);

  const lockTo = (nonce: string) => {
    setSelected(nonce);
    setAcknowledged((known) => known.filter((one) => one !== nonce));
    setQuestion('none');
  };

  const resend = async (intent: PaymentIntent, method: PaymentMethodRow) => {
    lockTo(intent.nonce);
    const fields = await state.fieldsOf(method);
    if (fields === null || !isSameDestination(intent, fields)) {
      setMissing({ nonce: intent.nonce, what: fields === null ? 'account' : 'same-account' });
      if (fields !== null) state.choose(method.id);
      onAttempt();
      return;
    }
    setMissing(null);
    const ending = await withdraw.resend(intent, fields);
    if (ending?.kind === 'done') state.dropDraft();
    else onAttempt();
  };

  /** After a reload or in another tab nothing of the account is there: that is said before anything is pressed. */
  const isForgotten = ({ nonce }: PaymentIntent, { withdrawalFields }: PaymentMethodRow) =>
    nonce === sent?.nonce &&
    answeredNow !== nonce &&
    withdrawalFields.length > 0 &&
    withdrawalFields.every(({ name }) => (state.typed[name] ?? '') === '');

  const whatIsMissing = (intent: PaymentIntent, method: PaymentMethodRow): ResendAction['missing'] => {
    if (missing?.nonce === intent.nonce) return missing.what;
    return isForgotten(intent, method) ? 'account' : 'none';
  };

  return {
    sent,
    account: sent !== null && answeredNow === sent.nonce ? 'as-sent' : 'typed',
    resendOf(intent) {
      const method = methodOf(intent);
      if (!method) return null;
      return {
        send: () => void resend(intent, method),
        isPending: resendingNonce === intent.nonce,
        missing: whatIsMissing(intent, method),
      };
    },
    acknowledged,
    question: sent === null ? 'none' : question,
    ask: () => setQuestion('asked'),
    cancel: () => setQuestion('none'),
    confirm() {
      setAcknowledged(intents.map(({ nonce }) => nonce));
      setSelected(null);
      setQuestion('none');
      withdraw.reset();
    },
    lockToSame(order) {
      const same = intents.find((one) => isSameOrder(one, order));
      if (same) lockTo(same.nonce);
      return same !== undefined;
    },
  };
}
