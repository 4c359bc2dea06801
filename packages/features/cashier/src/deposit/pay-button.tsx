import { useOnline } from '@baize/shell/online';
import { Button } from '@baize/ui/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { WifiOff } from 'lucide-react';
import { Amount } from '../money/amount.tsx';
import * as styles from './deposit.css.ts';
import type { PayState } from './use-payment.ts';

export interface PayButtonProps {
  amount: number | null;
  currency: string;
  state: PayState['kind'];
  kind: 'card' | 'coins' | 'elsewhere';
  /** What became of the last payment was read: the form is ready for another. */
  onNext(): void;
}

/**
 * The payment by its name and amount; off without a connection, with the reason beside it. After a payment it is the way to
 * the next one, at the same place: the result's dialog gives it the focus back.
 */
export function PayButton({ amount, currency, state, kind, onNext }: PayButtonProps) {
  const { t } = useLingui();
  const online = useOnline();
  const leaving = state === 'leaving';
  const taken = state === 'taken';
  return (
    <div className={styles.pay}>
      <Button
        type={taken ? 'button' : 'submit'}
        variant={taken ? 'outline' : 'primary'}
        onClick={taken ? onNext : undefined}
        size="large"
        className={styles.whole}
        disabled={!online || state === 'unresolved'}
        pending={state === 'paying' || leaving}
        pendingLabel={
          leaving
            ? t({ id: 'deposit.leaving', message: 'Opening the payment page' })
            : t({ id: 'deposit.paying', message: 'Paying' })
        }
      >
        {taken ? (
          t({ id: 'deposit.taken.next', message: 'Make another deposit' })
        ) : amount === null ? (
          t({ id: 'nav.deposit', message: 'Deposit' })
        ) : (
          <span>
            <Trans id="deposit.pay">
              Deposit <Amount value={amount} currency={currency} />
            </Trans>
          </span>
        )}
      </Button>
      {online ? (
        <p className={styles.note} hidden={taken}>
          {kind === 'card' ? (
            <Trans id="deposit.note.bank">Your bank may ask you to confirm.</Trans>
          ) : kind === 'coins' ? (
            <Trans id="deposit.note.coins">The next step shows where to send the coins.</Trans>
          ) : (
            <Trans id="deposit.note.provider">You may go on at the payment provider’s own page.</Trans>
          )}
        </p>
      ) : (
        <p className={styles.reason}>
          <WifiOff size={16} aria-hidden />
          {t({ id: 'offline.paying', message: 'No connection. You can pay again once you are back online.' })}
        </p>
      )}
    </div>
  );
}
