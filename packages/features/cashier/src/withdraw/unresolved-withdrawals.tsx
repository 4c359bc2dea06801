import type { PaymentIntent } from '../intent/payment-intents.ts';
import { withdrawOrderOf } from './sent-withdrawal.ts';
import { UnresolvedWithdrawal, type ResendAction } from './unresolved-withdrawal.tsx';
import * as styles from './unresolved-withdrawal.css.ts';
import type { WithdrawState } from './use-withdraw.ts';

interface UnresolvedWithdrawalsProps {
  withdraw: WithdrawState;
  /** How one of them is sent again; null where it cannot be from here. */
  resendOf(sent: PaymentIntent): ResendAction | null;
}

/** Every withdrawal without an answer, each with its own way on; nothing where there is none (PAY-09). */
export function UnresolvedWithdrawals({ withdraw, resendOf }: UnresolvedWithdrawalsProps) {
  const { result, unresolved } = withdraw;
  const isUnstored = result?.kind === 'unknown' && result.sent === null;
  if (unresolved.length === 0 && !isUnstored) return null;
  return (
    <div className={styles.list}>
      {isUnstored ? (
        <UnresolvedWithdrawal order={result.order} sent={null} again={null} onGivenUp={withdraw.reset} />
      ) : null}
      {unresolved.map(({ sent, giveUp }) => (
        <UnresolvedWithdrawal
          key={sent.nonce}
          order={withdrawOrderOf(sent)}
          sent={sent}
          again={resendOf(sent)}
          onGivenUp={giveUp}
        />
      ))}
    </div>
  );
}
