import { cryptoDepositStatus } from '@baize/domain/crypto-deposit';
import { platformClock } from '@baize/browser/clock';
import { Alert } from '@baize/ui/alert';
import { Button } from '@baize/ui/button';
import { usePlayer } from '@baize/player';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import * as styles from './deposit.css.ts';
import { isTypingInSight } from '../fields/field-focus.ts';
import { useIsListUnreadable } from '../intent/latest-deposits.ts';
import { depositIntents } from '../intent/payment-intents.ts';
import type { OpenDeposit } from '../intent/use-stored-deposits.ts';
import { AbandonedPayment, useAbandonedDeposits } from './abandoned-payments.tsx';
import { PaymentFacts, PaymentName, usePaymentWords } from './payment-facts.tsx';
import { SettledPayments } from './settled-payments.tsx';
import type { SettledBeside } from './use-credited-meanwhile.ts';
import { useShowResult } from '../results/use-show-result.ts';
import type { ContinuedPayment } from './use-continued-payments.ts';

interface OpenPaymentsProps {
  open: readonly OpenDeposit[];
  /** Those that have come to their end meanwhile, but for the one whose receipt is told. */
  settled?: SettledBeside;
  /** Leads to where a payment goes on; null where this browser cannot. */
  continueOf(payment: OpenDeposit): ContinuedPayment | null;
}

/**
 * Warns of paying twice while payments are not settled, and shows where each of them is (beyond 7). While the platform's list
 * cannot be read there may be others, which is said, too.
 */
export function OpenPayments({ open, settled, continueOf }: OpenPaymentsProps) {
  const place = useRef<HTMLDivElement>(null);
  const isUnreadable = useNeedsUnreadableNote() || open.some(({ isOnlyStored }) => isOnlyStored);
  const firstToContinue = open.find((payment) => continueOf(payment) !== null);
  // Coins that have not been sent yet are still to be paid: they stand after the warning of paying twice.
  const unsent = open.filter(isAwaitingCoins);
  const abandoned = useAbandonedDeposits();
  const underWay = open.filter((payment) => !unsent.includes(payment));
  const list = (payments: readonly OpenDeposit[]) =>
    payments.map((payment) => (
      <OpenPayment
        key={payment.transactionId}
        payment={payment}
        onward={continueOf(payment)}
        isOnlyOne={underWay.length === 1}
        isFirst={payment === firstToContinue}
      />
    ));
  const leftHere = open.find((payment) => continueOf(payment)?.begunIn === 'this-tab')?.transactionId;
  // Who steps back from the bank or the provider is brought to where they were, which may be far below.
  useEffect(() => {
    if (leftHere !== undefined && !isTypingInSight()) place.current?.scrollIntoView?.({ block: 'nearest' });
  }, [leftHere]);
  return (
    <>
      {open.length === 0 && abandoned.length === 0 && !isUnreadable ? null : (
        <div ref={place} className={styles.notice}>
          <Alert tone="warning">
            <div className={styles.openPayments}>
              {list(underWay)}
              {underWay.length > 1 ? (
                <strong>
                  <Trans id="deposit.open.several">Do not pay again until they are settled.</Trans>
                </strong>
              ) : null}
              {list(unsent)}
              {abandoned.map((sent) => (
                <AbandonedPayment key={sent.nonce} sent={sent} />
              ))}
              {isUnreadable ? <UnreadableNote beside={open.length === 0 ? 'nothing' : 'payments'} /> : null}
            </div>
          </Alert>
        </div>
      )}
      {settled ? <SettledPayments {...settled} /> : null}
    </>
  );
}

/** Whether it is to be said that the list cannot be read: a payment without an answer says so itself. */
function useNeedsUnreadableNote(): boolean {
  const userId = usePlayer()?.getUser.userId ?? null;
  const isOwed = useSyncExternalStore(
    depositIntents.subscribe,
    () => depositIntents.owed(userId) !== null,
    () => false,
  );
  return useIsListUnreadable() && !isOwed;
}

function UnreadableNote({ beside }: { beside: 'payments' | 'nothing' }) {
  return (
    <span>
      {beside === 'payments' ? (
        <Trans id="deposit.open.unreadable.others">
          Your transactions cannot be loaded right now, so there may be other open payments.
        </Trans>
      ) : (
        <Trans id="deposit.open.unreadable">
          Your transactions cannot be loaded right now, so there may be open payments that we cannot show.
        </Trans>
      )}
    </span>
  );
}

function isAwaitingCoins({ crypto, status }: OpenDeposit): boolean {
  return (
    crypto !== null &&
    cryptoDepositStatus({ status, deposit: crypto, now: platformClock.now() }) === 'waiting'
  );
}

interface OpenPaymentProps {
  payment: OpenDeposit;
  onward: ReturnType<OpenPaymentsProps['continueOf']>;
  /** Of several the warning is said once, after them. */
  isOnlyOne: boolean;
  /** The first that can be continued: what is to be done next. */
  isFirst: boolean;
}

function OpenPayment({ payment, onward, isOnlyOne, isFirst }: OpenPaymentProps) {
  const show = useShowResult();
  const { money, when } = usePaymentWords(payment);
  const { transactionId, isOnlyStored } = payment;
  const method = onward?.method ?? null;
  const waits = isAwaitingCoins(payment);
  return (
    <div className={styles.openPayment}>
      <span className={styles.openPaymentText}>
        {waits ? (
          <Trans id="crypto.open">
            Your deposit of {money} from {when} is waiting for your transfer.
          </Trans>
        ) : isOnlyStored ? (
          <StoredPaymentText money={money} when={when} onward={onward?.place ?? null} />
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
          ) : method === null ? (
            <Trans id="deposit.continue.provider">Continue at the provider</Trans>
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

interface StoredPaymentTextProps {
  money: string;
  when: string;
  onward: ContinuedPayment['place'] | null;
}

/** It may have been paid since: only the list, which cannot be read, tells that it was not. */
function StoredPaymentText({ money, when, onward }: StoredPaymentTextProps) {
  switch (onward) {
    case 'bank':
      return (
        <Trans id="deposit.open.stored.bank">
          A payment of {money} from {when} was started in this browser. It may be waiting for you at your
          bank.
        </Trans>
      );
    case 'provider':
      return (
        <Trans id="deposit.open.stored">
          A payment of {money} from {when} was started in this browser. You may still have to confirm it.
        </Trans>
      );
    case null:
      return (
        <Trans id="deposit.open.stored.text">
          A payment of {money} from {when} was started in this browser and may still be open. Do not pay again
          until it is settled.
        </Trans>
      );
  }
}
