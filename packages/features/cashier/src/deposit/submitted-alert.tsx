import { FAILURE_KINDS, type ResultKind } from '@baize/domain/deposit-payment';
import { TargetLink } from '@baize/links';
import { useFormatLocalAndUtc } from '@baize/page/format-local-and-utc';
import { Alert } from '@baize/ui/alert';
import { Button } from '@baize/ui/button';
import { linkClass } from '@baize/ui/link';
import { Trans } from '@lingui/react/macro';
import { useRecordTarget } from '@baize/links/record-target';
import type { PaymentIntent } from '../intent/payment-intents.ts';
import { useMoneyFormatter } from '../money/use-money-text.ts';
import { useCryptoDeposit } from '../results/use-crypto-deposit.ts';
import { useShowResult, type ShownResult } from '../results/use-show-result.ts';
import { link } from '../head/cashier-head.css.ts';
import * as styles from './deposit.css.ts';
import { useSubmittedResult } from './use-submitted-result.ts';

/** A payment and what became of it. */
export interface SubmittedPayment {
  sent: PaymentIntent;
  result: ShownResult;
}

/** What became of a payment, said at once above what blocks the next one. */
export function SubmittedAlert(submitted: SubmittedPayment) {
  const { sent } = submitted;
  const { result } = useSubmittedResult(submitted);
  const show = useShowResult();
  const money = useMoneyFormatter(sent.currency)(sent.amount);
  const when = useFormatLocalAndUtc()(sent.since);
  const record = useRecordTarget(submitted.result.transactionId);
  const { kind } = result;
  const credited = kind === 'success' || kind === '3ds-success';
  const failed = FAILURE_KINDS.includes(kind);
  const isOpen = !credited && !failed;
  const crypto = useCryptoDeposit(result);
  const waits = isOpen && crypto?.stage === 'waiting' ? 'for-coins' : 'for-provider';
  const isClosed = kind === 'cancel' && Boolean(result.stored?.crypto);
  return (
    <Alert tone={credited ? 'success' : failed ? 'danger' : 'warning'} announce="now">
      <div className={styles.lines}>
        <strong className={styles.noticeTitle}>
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
            <Trans id="crypto.open">
              Your deposit of {money} from {when} is waiting for your transfer.
            </Trans>
          ) : null}
          {credited || failed || waits === 'for-coins' ? null : (
            <Trans id="deposit.submitted.open">
              Your payment of {money} is on its way. Do not pay again until it is settled.
            </Trans>
          )}
        </strong>
        <div className={styles.actions}>
          {isOpen || record === null ? (
            <Button variant="outline" size="small" onClick={() => show(shownResult(submitted, kind))}>
              {waits === 'for-coins' ? (
                <Trans id="crypto.see-address">See the address</Trans>
              ) : isOpen ? (
                <Trans id="deposit.open.see">See where it is</Trans>
              ) : (
                <Trans id="deposit.submitted.see">See the details</Trans>
              )}
            </Button>
          ) : (
            <TargetLink target={record} className={`${linkClass} ${link}`}>
              <Trans id="deposit.result.record">Payment record</Trans>
            </TargetLink>
          )}
        </div>
      </div>
    </Alert>
  );
}

/** What the dialog that tells more is opened with. */
export function shownResult({ sent, result }: SubmittedPayment, kind: ResultKind): ShownResult {
  const { transactionId } = result;
  return { kind, transactionId, ...(FAILURE_KINDS.includes(kind) && { met: sent.method }) };
}
