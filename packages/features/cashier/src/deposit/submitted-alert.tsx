import { FAILURE_KINDS } from '@baize/domain/deposit-payment';
import { TargetLink } from '@baize/shell/links';
import { Alert } from '@baize/ui/alert';
import { Button } from '@baize/ui/button';
import { linkClass } from '@baize/ui/link';
import { Trans } from '@lingui/react/macro';
import type { RefObject } from 'react';
import type { PaymentIntent } from '../intent/payment-intents.ts';
import { useMoneyFormatter } from '../money/use-money-text.ts';
import { useRecordTarget } from '../record/use-record-target.ts';
import { storedPayments } from '../results/stored-payments.ts';
import { useShowResult, type ShownResult } from '../results/use-show-result.ts';
import * as styles from './deposit.css.ts';
import { useLatestResult } from './use-latest-result.ts';

/** A payment and what became of it. */
export interface SubmittedPayment {
  sent: PaymentIntent;
  result: ShownResult;
}

interface SubmittedAlertProps extends SubmittedPayment {
  /** Its first words, which may take the focus. */
  heading?: RefObject<HTMLElement | null> | undefined;
  /** Leads on to the form; none where a gate blocks it. */
  onNext?: (() => void) | undefined;
}

/** What became of a payment, said at once: the dialog that tells more is fetched meanwhile. */
export function SubmittedAlert({ sent, result: first, heading, onNext }: SubmittedAlertProps) {
  const result = useLatestResult({ sent, result: first });
  const show = useShowResult();
  const money = useMoneyFormatter(sent.currency)(sent.amount);
  const record = useRecordTarget(result.transactionId);
  const { kind } = result;
  const credited = kind === 'success' || kind === '3ds-success';
  const payment = storedPayments.get().find(({ transactionId }) => transactionId === result.transactionId);
  const failed = FAILURE_KINDS.includes(kind);
  const waits = !credited && !failed && payment?.crypto ? 'for-coins' : 'for-provider';
  const isClosed = kind === 'cancel' && Boolean(payment?.crypto);
  return (
    <Alert tone={credited ? 'success' : failed ? 'danger' : 'warning'} announce="now">
      <div className={styles.lines}>
        <strong ref={heading} tabIndex={-1} className={styles.noticeTitle}>
          {credited ? <Trans id="deposit.submitted.credited">{money} is on your balance.</Trans> : null}
          {isClosed ? (
            <Trans id="crypto.submitted.closed">
              Your deposit of {money} was closed: no transfer was seen in time. Do not use its address any
              more.
            </Trans>
          ) : null}
          {failed && !isClosed ? (
            <Trans id="deposit.submitted.failed">
              The payment of {money} did not go through. Nothing was added to your balance.
            </Trans>
          ) : null}
          {waits === 'for-coins' ? (
            <Trans id="crypto.submitted">Your deposit of {money} is open. See its address and status.</Trans>
          ) : null}
          {credited || failed || waits === 'for-coins' ? null : (
            <Trans id="deposit.submitted.open">
              Your payment of {money} is on its way. Do not pay again until it is settled.
            </Trans>
          )}
        </strong>
        <div className={styles.actions}>
          <Button variant="outline" size="small" onClick={() => show(result)}>
            {credited || failed ? (
              <Trans id="deposit.submitted.see">See the details</Trans>
            ) : (
              <Trans id="deposit.open.see">See where it is</Trans>
            )}
          </Button>
          {onNext ? (
            <Button variant="ghost" size="small" onClick={onNext}>
              {failed ? (
                <Trans id="deposit.submitted.retry">Back to the form</Trans>
              ) : (
                <Trans id="deposit.submitted.next">New deposit</Trans>
              )}
            </Button>
          ) : null}
          {record === null ? null : (
            <TargetLink target={record} className={`${linkClass} ${styles.link}`}>
              <Trans id="deposit.result.record">Payment record</Trans>
            </TargetLink>
          )}
        </div>
      </div>
    </Alert>
  );
}
