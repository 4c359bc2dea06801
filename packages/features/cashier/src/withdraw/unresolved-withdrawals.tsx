import type { PaymentIntent } from '../intent/payment-intents.ts';
import { AnotherWithdrawalQuestion } from './another-withdrawal-question.tsx';
import { withdrawOrderOf } from './sent-withdrawal.ts';
import { UnresolvedWithdrawal } from './unresolved-withdrawal.tsx';
import * as styles from './unresolved-withdrawal.css.ts';
import type { WithdrawalLock } from './use-locked-withdrawal.ts';
import type { WithdrawState } from './use-withdraw.ts';

interface UnresolvedWithdrawalsProps {
  withdraw: WithdrawState;
  /** How they are sent again, and another one beside them; null where neither can be done from here. */
  lock: WithdrawalLock | null;
}

/** Every withdrawal without an answer, each with its own way on; nothing where there is none (PAY-09). */
export function UnresolvedWithdrawals({ withdraw, lock }: UnresolvedWithdrawalsProps) {
  const { result, unresolved } = withdraw;
  const refused = result?.kind === 'unknown' ? result : null;
  const isUnstored = result?.kind === 'unknown' && result.sent === null;
  if (unresolved.length === 0 && !isUnstored) return null;
  const isShown = ({ nonce }: PaymentIntent) => lock?.sent?.nonce === nonce;
  return (
    <div className={styles.list}>
      {isUnstored ? (
        <UnresolvedWithdrawal order={result.order} sent={null} again={null} onGivenUp={withdraw.reset} />
      ) : null}
      {unresolved.map(({ sent, giveUp, search }) => (
        <UnresolvedWithdrawal
          key={sent.nonce}
          order={withdrawOrderOf(sent)}
          sent={sent}
          again={lock?.resendOf(sent) ?? null}
          refusal={refused?.sent?.nonce === sent.nonce ? (refused.refusal ?? null) : null}
          resendButton={isShown(sent) ? 'primary' : 'here'}
          onAnother={lock && isShown(sent) && lock.question === 'none' ? lock.ask : null}
          onGivenUp={giveUp}
          search={search}
        />
      ))}
      {lock?.question === 'asked' ? (
        <AnotherWithdrawalQuestion onConfirm={lock.confirm} onCancel={lock.cancel} />
      ) : null}
    </div>
  );
}
