import type { Transaction } from '@baize/api/endpoints/cashier';
import { cryptoDepositStatus } from '@baize/domain/crypto-deposit';
import { platformClock } from '@baize/browser/clock';
import { Alert } from '@baize/ui/alert';
import { Button } from '@baize/ui/button';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import * as styles from './deposit.css.ts';
import { isTypingInSight } from '../fields/field-focus.ts';
import { PaymentFacts, PaymentName, usePaymentWords } from './payment-facts.tsx';
import { SettledPayments } from './settled-payments.tsx';
import type { SettledBeside } from './use-credited-meanwhile.ts';
import { useShowResult } from '../results/use-show-result.ts';
import type { ContinuedPayment } from './use-continued-payments.ts';

interface OpenPaymentsProps {
  open: readonly Transaction[];
  /** Those that have come to their end meanwhile, but for the one whose receipt is told. */
  settled?: SettledBeside;
  /** Leads to where a payment goes on; null where this browser cannot. */
  continueOf(payment: Transaction): ContinuedPayment | null;
}

/** Warns of paying twice while payments are not settled, and shows where each of them is (beyond 7). */
export function OpenPayments({ open, settled, continueOf }: OpenPaymentsProps) {
  const place = useRef<HTMLDivElement>(null);
  const firstToContinue = open.find((payment) => continueOf(payment) !== null);
  const leftHere = open.find((payment) => continueOf(payment)?.begunIn === 'this-tab')?.transactionId;
  // Who steps back from the bank or the provider is brought to where they were, which may be far below.
  useEffect(() => {
    if (leftHere !== undefined && !isTypingInSight()) place.current?.scrollIntoView?.({ block: 'nearest' });
  }, [leftHere]);
  return (
    <>
      {open.length === 0 ? null : (
        <div ref={place} className={styles.notice}>
          <Alert tone="warning">
            <div className={styles.openPayments}>
              {open.map((payment) => (
                <OpenPayment
                  key={payment.transactionId}
                  payment={payment}
                  onward={continueOf(payment)}
                  isOnlyOne={open.length === 1}
                  isFirst={payment === firstToContinue}
                />
              ))}
              {open.length > 1 ? (
                <strong>
                  <Trans id="deposit.open.several">Do not pay again until they are settled.</Trans>
                </strong>
              ) : null}
            </div>
          </Alert>
        </div>
      )}
      {settled ? <SettledPayments {...settled} /> : null}
    </>
  );
}

interface OpenPaymentProps {
  payment: Transaction;
  onward: ReturnType<OpenPaymentsProps['continueOf']>;
  /** Of several the warning is said once, after them. */
  isOnlyOne: boolean;
  /** The first that can be continued: what is to be done next. */
  isFirst: boolean;
}

function OpenPayment({ payment, onward, isOnlyOne, isFirst }: OpenPaymentProps) {
  const show = useShowResult();
  const { money, when } = usePaymentWords(payment);
  const { crypto, status, transactionId } = payment;
  const method = onward?.method;
  const waits =
    crypto && cryptoDepositStatus({ status, deposit: crypto, now: platformClock.now() }) === 'waiting';
  return (
    <div className={styles.openPayment}>
      <span className={styles.openPaymentText}>
        {waits ? (
          <Trans id="crypto.open">
            Your deposit of {money} from {when} is waiting for your transfer.
          </Trans>
        ) : onward?.place === 'bank' ? (
          <Trans id="deposit.open.unpaid.bank">
            A payment of {money} from {when} is not finished yet: it may be waiting for you at your bank.
          </Trans>
        ) : onward ? (
          <Trans id="deposit.open.unpaid">
            A payment of {money} from {when} is not finished yet: you may still have to confirm it.
          </Trans>
        ) : !isOnlyOne ? (
          <Trans id="deposit.open.text.short">
            A payment of {money} from {when} is still open.
          </Trans>
        ) : (
          <Trans id="deposit.open.text">
            A payment of {money} from {when} is still open. Do not pay again until it is settled.
          </Trans>
        )}
        <PaymentFacts payment={payment} />
      </span>
      {onward && !waits ? (
        <Button variant={isFirst ? 'primary' : 'outline'} size="small" onClick={onward.go}>
          {onward.place === 'bank' ? (
            <Trans id="deposit.continue.bank">Continue with your bank</Trans>
          ) : (
            <span>
              <Trans id="deposit.continue">
                Continue with <bdi>{method}</bdi>
              </Trans>
            </span>
          )}
          <PaymentName payment={onward.place === 'bank' ? payment : { ...payment, method: null }} />
        </Button>
      ) : (
        <Button variant="outline" size="small" onClick={() => show({ kind: 'pending', transactionId })}>
          {waits ? (
            <Trans id="crypto.see-address">See the address</Trans>
          ) : (
            <Trans id="deposit.open.see">See where it is</Trans>
          )}
          <PaymentName payment={payment} />
        </Button>
      )}
    </div>
  );
}
