import { useEffect, useRef } from 'react';
import { SubmittedAlert, type SubmittedPayment } from './submitted-alert.tsx';
import * as styles from './deposit.css.ts';

/**
 * What became of the last payment, in place of the form: the next payment's figures beside it would be read as its own. The
 * button that had the focus went with the form, so its first words take it, and get it back from the dialog that tells more.
 */
export function SubmittedPaymentView({ sent, result, onNext }: SubmittedPayment & { onNext(): void }) {
  const heading = useRef<HTMLElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.submitted}>
      <SubmittedAlert sent={sent} result={result} heading={heading} onNext={onNext} />
    </div>
  );
}
