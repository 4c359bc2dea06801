import { useEffect, useEffectEvent, type RefObject } from 'react';
import { firstEmptyField } from './field-focus.ts';
import type { SubmittedPayment } from './submitted-alert.tsx';
import type { DepositPayment } from './use-payment.ts';

interface SubmittedPaymentOptions {
  payment: DepositPayment;
  form: RefObject<HTMLFormElement | null>;
  /** The chosen method. */
  method: string | null;
  onSubmitted(submitted: SubmittedPayment | null): void;
}

/** Reports what became of the form's payment, and lets it be once another method is chosen: that is another payment. */
export function useSubmittedPayment({ payment, form, method, onSubmitted }: SubmittedPaymentOptions): void {
  const { state } = payment;
  const onMethod = useEffectEvent(() => {
    if (state.kind !== 'taken') return;
    payment.reset();
    // What had the focus goes with the result; the form is drawn by then.
    requestAnimationFrame(() => firstEmptyField(form.current)?.focus());
  });
  useEffect(() => onMethod(), [method]);
  const report = useEffectEvent(() => onSubmitted(state.kind === 'taken' ? state : null));
  useEffect(() => report(), [state.kind]);
}
