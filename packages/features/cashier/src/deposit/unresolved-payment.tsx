import { transactionsQuery } from '@baize/api/queries/transactions';
import { findLostDeposit, FAILURE_KINDS, resultKind } from '@baize/domain/deposit-payment';
import { platformClock } from '@baize/browser/clock';
import { useApi } from '@baize/shell/player';
import { Alert } from '@baize/ui/alert';
import { Button } from '@baize/ui/button';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { PaymentInOtherTab } from './payment-in-other-tab.tsx';
import { useMoneyFormatter } from '../money/use-money-text.ts';
import { depositLockName, type PaymentIntent } from '../intent/payment-intents.ts';
import { useIsAbandoned } from '../intent/use-is-abandoned.ts';
import { storedPayments } from '../results/stored-payments.ts';
import { useShowResult } from '../results/use-show-result.ts';
import { LATEST_DEPOSITS } from './use-open-payments.ts';
import * as styles from './deposit.css.ts';
import type { Resend } from './use-resend.ts';

const POLL_INTERVAL_MS = 4_000;

/** So long after it was sent a payment that no transaction shows may be given up, in ms. */
const GIVEN_UP_AFTER_MS = 60_000;

export interface UnresolvedPaymentProps {
  sent: PaymentIntent;
  /** The payment was found, made or failed, and is told elsewhere. */
  onFound(outcome: 'made' | 'not-made'): void;
  /** The player pays anew instead. */
  onGivenUp(): void;
  /** Sends the very same payment again by the pay button: under its key it is made once. */
  resend: Resend;
}

/** No answer came: the transactions are read again before anything is called failed (PAY-06, beyond 7). */
export function UnresolvedPayment({ sent, onFound, onGivenUp, resend }: UnresolvedPaymentProps) {
  const money = useMoneyFormatter(sent.currency)(sent.amount);
  const { method: methodName, bonus, nonce } = sent;
  const { isMethodAvailable, needsCard, setMissing } = resend;
  const bonusName = bonus?.name ?? null;
  const given = useIsAbandoned({ lockName: depositLockName(sent.userId), tab: sent.tab });
  const show = useShowResult();
  const deposits = useQuery({
    ...transactionsQuery(useApi(), LATEST_DEPOSITS),
    staleTime: 0,
    refetchOnMount: 'always',
    refetchInterval: POLL_INTERVAL_MS,
    // Each reading asks anew how long ago the payment was sent.
    notifyOnChangeProps: 'all',
  });
  // What was read before the payment was sent says nothing of it.
  const isRead = deposits.data !== undefined && deposits.isFetchedAfterMount;
  // A tab that waits for the answer tells it itself.
  const found = isRead && given ? findLostDeposit(deposits.data.rows, sent) : null;
  const tell = useEffectEvent(() => {
    if (!found) return;
    const { transactionId, status } = found;
    const { method, amount, currency, since } = sent;
    storedPayments.add({
      transactionId,
      method,
      amount,
      currency,
      createdAt: since,
      bank: 'not-asked',
      seen: [],
    });
    const kind = resultKind({ asked: 'pending', status });
    onFound(FAILURE_KINDS.includes(kind) ? 'not-made' : 'made');
    show({ kind, transactionId, ...(FAILURE_KINDS.includes(kind) && { met: method }) });
  });
  useEffect(() => tell(), [found?.transactionId]);
  const age = platformClock.now() - sent.since;
  const missing = isRead && !deposits.isError;
  const old = age > GIVEN_UP_AFTER_MS;
  const mayResend = given && missing;
  useEffect(() => {
    setMissing(mayResend ? nonce : null);
    return () => setMissing(null);
  }, [mayResend, nonce, setMissing]);
  if (!given) return <PaymentInOtherTab money={money} sent={sent} />;
  return (
    <Alert tone="warning" announce="now">
      <div className={styles.lines}>
        <strong>
          <Trans id="deposit.unresolved.title">We do not know yet what became of your payment</Trans>
        </strong>
        <span>
          <Trans id="deposit.unresolved.which">
            {money} with <bdi>{methodName}</bdi>.
          </Trans>{' '}
          {bonusName === null ? null : (
            <>
              <Trans id="deposit.unresolved.bonus">
                With the bonus <bdi>{bonusName}</bdi>.
              </Trans>{' '}
            </>
          )}
          {missing ? (
            <Trans id="deposit.unresolved.none">
              The answer was lost. Your transactions show no such payment so far; we keep looking. Sending it
              again is safe: the same payment is made once.
            </Trans>
          ) : (
            <Trans id="deposit.unresolved.looking">
              The answer was lost. We are looking in your transactions. Please do not pay again meanwhile.
            </Trans>
          )}
        </span>
        {missing && isMethodAvailable && needsCard ? (
          <span>
            <Trans id="deposit.unresolved.card">
              To send it again, type your card once more: we keep no card details.
            </Trans>
          </span>
        ) : null}
        {missing && (old || !isMethodAvailable) ? (
          <div className={styles.actions}>
            <span>
              <Trans id="deposit.unresolved.may-arrive">
                It may still arrive: look at your transactions before you pay again.
              </Trans>
            </span>
            <Button variant="ghost" size="small" onClick={onGivenUp}>
              <Trans id="deposit.unresolved.give-up">Start a new payment instead</Trans>
            </Button>
          </div>
        ) : null}
      </div>
    </Alert>
  );
}
