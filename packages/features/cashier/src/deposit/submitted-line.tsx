import { Trans } from '@lingui/react/macro';
import { useMoneyFormatter } from '../money/use-money-text.ts';
import * as styles from './pay-bar.css.ts';
import type { SubmittedPayment } from './submitted-alert.tsx';
import { useLatestResult } from './use-latest-result.ts';

/** What became of the payment in a few words, in the pay bar: the alert that says more may be far below it. */
export function SubmittedLine({ sent, result }: SubmittedPayment) {
  const money = useMoneyFormatter(sent.currency)(sent.amount);
  const { kind } = useLatestResult({ sent, result });
  return (
    <p className={styles.terms}>
      {kind === 'success' || kind === '3ds-success' ? (
        <Trans id="deposit.submitted.short.credited">Received: {money}</Trans>
      ) : kind === 'failed' || kind === 'decline' || kind === 'cancel' ? (
        <Trans id="deposit.submitted.short.failed">Not paid: {money}</Trans>
      ) : (
        <Trans id="deposit.submitted.short.open">Not settled yet: {money}</Trans>
      )}
    </p>
  );
}
