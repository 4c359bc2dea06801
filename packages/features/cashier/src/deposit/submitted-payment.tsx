import { FAILURE_KINDS } from '@baize/domain/deposit-payment';
import { Button } from '@baize/ui/button';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { SubmittedAlert, type SubmittedPayment } from './submitted-alert.tsx';
import { useLatestResult } from './use-latest-result.ts';
import * as styles from './deposit.css.ts';

/**
 * What became of the last payment, in place of the form: the next payment's figures beside it would be read as its own. The
 * button that had the focus went with the form, so its first words take it, and get it back from the dialog that tells more.
 */
export function SubmittedPaymentView({ sent, result, onNext }: SubmittedPayment & { onNext(): void }) {
  const heading = useRef<HTMLElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const failed = FAILURE_KINDS.includes(useLatestResult({ sent, result }).kind);
  return (
    <div className={styles.submitted}>
      <SubmittedAlert sent={sent} result={result} heading={heading}>
        <Button variant="ghost" size="small" onClick={onNext}>
          {failed ? (
            <Trans id="deposit.submitted.retry">Back to the form</Trans>
          ) : (
            <Trans id="deposit.submitted.next">New deposit</Trans>
          )}
        </Button>
      </SubmittedAlert>
    </div>
  );
}
