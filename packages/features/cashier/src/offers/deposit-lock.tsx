import { usePlayer } from '@baize/player';
import { Trans } from '@lingui/react/macro';
import { useHasActiveBonus, useWithdrawable, wageringLeftOf } from '../gates/use-can-withdraw.ts';
import { useMoneyFormatter } from '../money/use-money-text.ts';
import { LockNote } from './lock-note.tsx';

/** What a payment without an answer holds back if it was made: what is left of others may be its own by now. */
export function SentDepositLock() {
  return (
    <LockNote>
      <SentDepositLockText />
    </LockNote>
  );
}

export function SentDepositLockText() {
  return (
    <Trans id="deposit.lock.sent">
      If this payment went through, you cannot withdraw any of your balance until you have wagered it.
    </Trans>
  );
}

/**
 * What a deposit holds back, with a bonus or without: until it is wagered, nothing can be withdrawn. How many times it has to
 * be wagered no call says before it is paid, so no figure stands here but what is left of earlier deposits.
 */
export function DepositLock({ currency }: { currency: string }) {
  const player = usePlayer();
  const text = useMoneyFormatter(currency);
  const open = player === null ? 0 : (wageringLeftOf(player, currency) ?? 0);
  const left = text(open);
  const withdrawable = useWithdrawable(currency);
  const free = text(withdrawable);
  const hasBonus = useHasActiveBonus();
  return (
    <LockNote>
      {open === 0 && withdrawable > 0 ? (
        <Trans id="deposit.lock.withdrawable">
          This locks your whole balance, including {free} you could withdraw now, until you have wagered this
          deposit.
        </Trans>
      ) : null}
      {open === 0 && withdrawable === 0 ? (
        <Trans id="deposit.lock.new">
          Until you have wagered this deposit, you cannot withdraw any of your balance.
        </Trans>
      ) : null}
      {open === 0 ? null : (
        <Trans id="deposit.lock.left">
          Until you have wagered this deposit and the {left} left of earlier ones, you cannot withdraw any of
          your balance.
        </Trans>
      )}
      {hasBonus ? (
        <>
          {' '}
          <Trans id="deposit.lock.bonus">Your active bonus is to be wagered before that, too.</Trans>
        </>
      ) : null}
    </LockNote>
  );
}
