import { Alert } from '@baize/ui/alert';
import { Button } from '@baize/ui/button';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { answers } from '../intent/answers.css.ts';
import * as styles from './unresolved-withdrawal.css.ts';

interface AnotherWithdrawalQuestionProps {
  onConfirm(): void;
  onCancel(): void;
}

/** Another withdrawal beside those without an answer is made only by who says so (PAY-09). */
export function AnotherWithdrawalQuestion({ onConfirm, onCancel }: AnotherWithdrawalQuestionProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  // The focus goes to the answer that costs nothing.
  useEffect(() => {
    cancel.current?.focus({ preventScroll: true });
    cancel.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return (
    <Alert tone="warning" announce="now">
      <div className={styles.lines}>
        <strong>
          <Trans id="withdraw.another.title">Make another withdrawal?</Trans>
        </strong>
        <span>
          <Trans id="withdraw.another.text">
            It would come on top of the one without an answer. If that one was made, both are paid out.
          </Trans>
        </span>
        <div className={answers}>
          <Button ref={cancel} variant="outline" size="small" onClick={onCancel}>
            <Trans id="withdraw.another.cancel">No, go back</Trans>
          </Button>
          <Button variant="outline" size="small" onClick={onConfirm}>
            <Trans id="withdraw.another.confirm">Make another withdrawal</Trans>
          </Button>
        </div>
      </div>
    </Alert>
  );
}
