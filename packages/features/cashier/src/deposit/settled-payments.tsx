import type { Transaction } from '@baize/api/endpoints/cashier';
import { Alert } from '@baize/ui/alert';
import { Button } from '@baize/ui/button';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { PaymentIntent } from '../intent/payment-intents.ts';
import { useMoneyFormatter } from '../money/use-money-text.ts';
import { useShowResult } from '../results/use-show-result.ts';
import * as styles from './deposit.css.ts';
import { isTypingInSight } from '../fields/field-focus.ts';
import { PaymentFacts, PaymentName, usePaymentWords } from './payment-facts.tsx';
import type { SettledBeside } from './use-credited-meanwhile.ts';

/** Payments that have come to their end while another one's receipt is told, or in another tab. */
export function SettledPayments({ credited, failed, notMade }: SettledBeside) {
  const place = useRef<HTMLDivElement>(null);
  const count = credited.length + failed.length + (notMade === null ? 0 : 1);
  // The pay bar of a phone stands far below; who types is left where they are.
  useEffect(() => {
    if (count > 0 && !isTypingInSight()) place.current?.scrollIntoView?.({ block: 'nearest' });
  }, [count]);
  return (
    <div ref={place} className={count === 0 ? undefined : styles.notice} role="status">
      {credited.length === 0 ? null : (
        <Alert tone="success">
          <div className={styles.openPayments}>
            {credited.map((payment) => (
              <SettledPayment key={payment.transactionId} payment={payment} kind="success" />
            ))}
          </div>
        </Alert>
      )}
      {failed.length === 0 ? null : (
        <Alert tone="warning">
          <div className={styles.openPayments}>
            {failed.map((payment) => (
              <SettledPayment key={payment.transactionId} payment={payment} kind="failed" />
            ))}
          </div>
        </Alert>
      )}
      {notMade === null ? null : <NotMadeElsewhere sent={notMade} />}
    </div>
  );
}

function SettledPayment({ payment, kind }: { payment: Transaction; kind: 'success' | 'failed' }) {
  const show = useShowResult();
  const { money, when } = usePaymentWords(payment);
  const { transactionId } = payment;
  return (
    <div className={styles.openPayment}>
      <span className={styles.openPaymentText}>
        {kind === 'success' ? (
          <Trans id="deposit.credited.meanwhile">
            Your payment of {money} from {when} has reached your balance.
          </Trans>
        ) : (
          <Trans id="deposit.failed.meanwhile">
            Your payment of {money} from {when} did not go through. Nothing was added to your balance.
          </Trans>
        )}
        <PaymentFacts payment={payment} />
      </span>
      <Button variant="outline" size="small" onClick={() => show({ kind, transactionId })}>
        <Trans id="deposit.submitted.see">See the details</Trans>
        <PaymentName payment={payment} />
      </Button>
    </div>
  );
}

function NotMadeElsewhere({ sent: { amount, currency, method } }: { sent: PaymentIntent }) {
  const money = useMoneyFormatter(currency)(amount);
  return (
    <Alert tone="warning">
      <Trans id="deposit.other-tab.not-made">
        Your payment of {money} by <bdi>{method}</bdi> in another tab did not go through. Nothing was added to
        your balance.
      </Trans>
    </Alert>
  );
}
