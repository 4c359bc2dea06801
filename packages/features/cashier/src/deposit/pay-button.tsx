import { useOnline } from '@baize/page/online';
import { Button } from '@baize/ui/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { WifiOff } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { MoneyAmount } from '../money/money-amount.tsx';
import * as styles from './pay-bar.css.ts';
import type { DepositPaymentState } from './use-payment.ts';

/** What sending the payment without an answer again does: `repeat` makes it if it was not made; the others lead on with it. */
export type ResendKind = 'repeat' | 'at-bank' | 'at-provider';

export interface PayButtonProps {
  /** What is paid; of a payment without an answer what was sent. */
  amount: number | null;
  currency: string;
  /** What the chosen method is called. */
  method: string;
  /** Fee, time and lock, where the summary is out of view. */
  terms?: ReactNode;
  state: DepositPaymentState['kind'];
  /** Sends the payment without an answer again; null while it cannot be sent. */
  onResend: (() => void) | null;
  resendKind?: ResendKind;
  /** Another payment is open: this one is not what is to be done next. */
  isSecondary?: boolean;
}

/**
 * The payment by its method and amount; off without a connection, with the reason beneath, and while the player is asked
 * whether to pay twice. A payment without an answer is sent again by it.
 */
export function PayButton(props: PayButtonProps) {
  const { method, terms, state, onResend, resendKind = 'repeat', isSecondary = false } = props;
  const { t } = useLingui();
  const id = useId();
  const online = useOnline();
  const leaving = state === 'leaving';
  const isPlain = state !== 'unresolved' && onResend === null;
  // Nobody is urged to send a payment again that may be on its way.
  const isAgain = state === 'unresolved' && resendKind === 'repeat';
  return (
    <div className={styles.bar} data-frame-foot="">
      {terms}
      <p id={id} hidden>
        <Trans id="deposit.summary.by">Paid by</Trans> <bdi>{method}</bdi>
      </p>
      <Button
        type={onResend ? 'button' : 'submit'}
        variant={isSecondary || isAgain ? 'outline' : 'primary'}
        onClick={onResend ?? undefined}
        size="large"
        className={styles.payButton}
        aria-describedby={isPlain ? id : undefined}
        disabled={!online || state === 'twin' || (state === 'unresolved' && onResend === null)}
        pending={state === 'paying' || leaving}
        pendingLabel={
          leaving
            ? t({ id: 'deposit.leaving', message: 'Opening the payment page' })
            : t({ id: 'deposit.paying', message: 'Paying' })
        }
      >
        <PayButtonLabel {...props} />
      </Button>
      {online ? null : (
        <p className={styles.reason}>
          <WifiOff size={16} aria-hidden />
          {t({ id: 'offline.paying', message: 'No connection. You can go on once you are back online.' })}
        </p>
      )}
    </div>
  );
}

function PayButtonLabel({ amount, currency, method, onResend, resendKind = 'repeat' }: PayButtonProps) {
  if (onResend && resendKind === 'at-bank')
    return <Trans id="deposit.continue.bank">Continue with your bank</Trans>;
  if (onResend && resendKind === 'at-provider')
    return (
      <span>
        <Trans id="deposit.continue">
          Continue with <bdi>{method}</bdi>
        </Trans>
      </span>
    );
  if (amount === null) return <Trans id="nav.deposit">Deposit</Trans>;
  return (
    <span>
      {onResend ? (
        <Trans id="deposit.unresolved.resend">
          Send the same <MoneyAmount value={amount} currency={currency} /> payment again
        </Trans>
      ) : (
        <Trans id="deposit.pay">
          Deposit <MoneyAmount value={amount} currency={currency} />
        </Trans>
      )}
    </span>
  );
}
