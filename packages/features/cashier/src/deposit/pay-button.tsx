import { useOnline } from '@baize/shell/online';
import { Button } from '@baize/ui/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { WifiOff } from 'lucide-react';
import { useId } from 'react';
import { MoneyAmount } from '../money/money-amount.tsx';
import * as styles from './pay-bar.css.ts';
import type { DepositPaymentState } from './use-payment.ts';

export interface PayButtonProps {
  amount: number | null;
  currency: string;
  /** What the chosen method is called. */
  method: string;
  state: DepositPaymentState['kind'];
  /** Sends the payment without an answer again; null while it cannot be sent. */
  onResend: (() => void) | null;
  /** What became of the last payment was read: the form is ready for another. */
  onNext(): void;
}

/**
 * The payment by its method and amount; off without a connection, with the reason beneath, and while the player is asked
 * whether to pay twice. A payment without an answer is sent again by it. After a payment it is the way to the next one, at the
 * same place: the result's dialog gives it the focus back.
 */
export function PayButton({ amount, currency, method, state, onResend, onNext }: PayButtonProps) {
  const { t } = useLingui();
  const id = useId();
  const online = useOnline();
  const leaving = state === 'leaving';
  const taken = state === 'taken';
  return (
    <div className={styles.bar} data-frame-foot="">
      <p id={id} className={styles.method} hidden={taken || state === 'unresolved'}>
        <span className={styles.methodLabel}>
          <Trans id="deposit.summary.by">Paid by</Trans>
        </span>
        <bdi className={styles.methodName}>{method}</bdi>
      </p>
      <Button
        type={taken || onResend ? 'button' : 'submit'}
        variant={taken ? 'outline' : 'primary'}
        onClick={taken ? onNext : (onResend ?? undefined)}
        size="large"
        className={styles.payButton}
        aria-describedby={taken || state === 'unresolved' ? undefined : id}
        disabled={!online || state === 'twin' || (state === 'unresolved' && onResend === null)}
        pending={state === 'paying' || leaving}
        pendingLabel={
          leaving
            ? t({ id: 'deposit.leaving', message: 'Opening the payment page' })
            : t({ id: 'deposit.paying', message: 'Paying' })
        }
      >
        {taken ? (
          t({ id: 'deposit.submitted.next', message: 'Make another deposit' })
        ) : onResend ? (
          t({ id: 'deposit.unresolved.again', message: 'Send the same payment again' })
        ) : amount === null ? (
          t({ id: 'nav.deposit', message: 'Deposit' })
        ) : (
          <span>
            <Trans id="deposit.pay">
              Deposit <MoneyAmount value={amount} currency={currency} />
            </Trans>
          </span>
        )}
      </Button>
      {online ? null : (
        <p className={styles.reason}>
          <WifiOff size={16} aria-hidden />
          {t({ id: 'offline.paying', message: 'No connection. You can pay again once you are back online.' })}
        </p>
      )}
    </div>
  );
}
