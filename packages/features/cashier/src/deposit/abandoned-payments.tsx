import { usePlayer } from '@baize/player';
import { Trans } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { depositIntents, type PaymentIntent } from '../intent/payment-intents.ts';
import { useSentTime } from '../intent/use-sent-time.ts';
import { useMoneyFormatter } from '../money/use-money-text.ts';
import * as styles from './deposit.css.ts';

/** The payments of a day that the player stopped waiting for, and that no transaction shows yet: each may still be made. */
export function useAbandonedDeposits(): readonly PaymentIntent[] {
  const userId = usePlayer()?.getUser.userId ?? null;
  const read = () => depositIntents.abandoned(userId);
  useSyncExternalStore(
    depositIntents.subscribe,
    () =>
      read()
        .map(({ nonce }) => nonce)
        .join(' '),
    () => '',
  );
  return read();
}

/** Keeps in sight a payment that a new one was started instead of: it may still arrive beside it (beyond 7). */
export function AbandonedPayment({ sent }: { sent: PaymentIntent }) {
  const { amount, currency, method, sentAt, since } = sent;
  const money = useMoneyFormatter(currency)(amount);
  const time = useSentTime()(sentAt ?? since);
  return (
    <span className={styles.openPaymentText}>
      <Trans id="deposit.abandoned">
        Your payment of {money} by <bdi>{method}</bdi>, sent at {time}, had no answer and may still arrive.
      </Trans>
    </span>
  );
}
