import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import type { Transaction } from '@baize/api/endpoints/cashier';
import { useSearchParams } from 'react-router';
import { firstEmptyField } from '../fields/field-focus.ts';
import type { SubmittedPayment } from './submitted-alert.tsx';
import type { DepositDraft } from './use-deposit-draft.ts';
import type { ContinuedPayment } from './use-continued-payments.ts';
import type { DepositPayment } from './use-payment.ts';

interface SubmittedPaymentOptions {
  payment: DepositPayment;
  open: readonly Transaction[];
  continueOf(row: Transaction): ContinuedPayment | null;
  form: RefObject<HTMLFormElement | null>;
  choice: DepositDraft;
  onSubmitted(submitted: SubmittedPayment | null): void;
}

/**
 * Reports what became of the form's payment, and lets it be once another method is chosen: that is another payment. One that
 * was come back from unfinished is gone on with in the form. Returns what leads from the result to the next payment.
 */
export function useSubmittedPayment(options: SubmittedPaymentOptions): (outcome: 'failed' | 'made') => void {
  const { payment, open, continueOf, form, choice, onSubmitted } = options;
  const { method } = choice;
  const [, setQuery] = useSearchParams();
  const { state } = payment;
  const onMethod = useEffectEvent(() => {
    if (state.kind !== 'taken') return;
    payment.reset();
    // What had the focus goes with the result; the form is drawn by then.
    requestAnimationFrame(() => firstEmptyField(form.current)?.focus());
  });
  // A payment that was come back to is no reason to empty what was kept of the method.
  const last = useRef(method);
  useEffect(() => {
    if (last.current !== method) onMethod();
    last.current = method;
  }, [method]);
  const report = useEffectEvent(() => onSubmitted(state.kind === 'taken' ? state : null));
  useEffect(() => report(), [state.kind]);
  const isUnfinished =
    state.kind === 'taken' &&
    open.some((row) => row.transactionId === state.result.transactionId && continueOf(row) !== null);
  const onUnfinished = useEffectEvent(() => payment.reset());
  useEffect(() => {
    if (isUnfinished) onUnfinished();
  }, [isUnfinished]);
  return (outcome) => {
    if (outcome === 'made') choice.discard();
    // A reload then shows the form, and not this payment once more.
    setQuery(withoutPayment, { replace: true, preventScrollReset: true });
    payment.reset();
    // What was pressed goes with the result; the form begins with its method.
    requestAnimationFrame(() => checkedMethod(form.current)?.focus());
  };
}

function checkedMethod(form: HTMLFormElement | null): HTMLElement | null {
  return form?.querySelector<HTMLElement>('input[type="radio"]:checked') ?? null;
}

/** The address without the payment it told of; a dialog that still tells of it keeps what it tells. */
function withoutPayment(query: URLSearchParams): URLSearchParams {
  if (query.has('modal')) return query;
  const rest = new URLSearchParams(query);
  for (const name of ['transactionId', 'met']) rest.delete(name);
  return rest;
}
