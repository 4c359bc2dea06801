import { Alert } from '@baize/ui/alert';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { isTypingInSight } from '../fields/field-focus.ts';
import { useMoneyFormatter } from '../money/use-money-text.ts';
import { RecordLink } from './record-link.tsx';
import * as styles from './unresolved-withdrawal.css.ts';
import type { SettledWithdrawal } from './use-settled-elsewhere.ts';

/** Withdrawals that another tab or a form that was left made, while this form said that they have no answer (PAY-09). */
export function SettledWithdrawals({ settled }: { settled: readonly SettledWithdrawal[] }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (settled.length > 0 && !isTypingInSight()) place.current?.scrollIntoView?.({ block: 'nearest' });
  }, [settled.length]);
  return (
    <div ref={place} className={settled.length === 0 ? styles.emptyStatus : styles.list} role="status">
      {settled.map((one) => (
        <SettledWithdrawalAlert key={one.sent.nonce} {...one} />
      ))}
    </div>
  );
}

function SettledWithdrawalAlert({ sent, transactionId }: SettledWithdrawal) {
  const { amount, currency, method } = sent;
  const money = useMoneyFormatter(currency)(amount);
  if (transactionId === null)
    return (
      <Alert tone="warning">
        <Trans id="withdraw.elsewhere.not-made">
          Your withdrawal of {money} by <bdi>{method}</bdi> in another tab did not go through. Nothing was
          taken from your balance.
        </Trans>
      </Alert>
    );
  return (
    <Alert tone="success">
      <Trans id="withdraw.elsewhere.made">
        Your withdrawal of {money} by <bdi>{method}</bdi> has been requested.
      </Trans>{' '}
      <RecordLink row={{ reference: null, transactionId }}>
        <Trans id="deposit.submitted.see">See the details</Trans>
      </RecordLink>
    </Alert>
  );
}
