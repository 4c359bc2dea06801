import type { DepositBonus } from '@baize/domain/deposit-bonus';
import { Trans } from '@lingui/react/macro';
import { useMoneyFormatter } from '../money/use-money-text.ts';

/**
 * What a bonus locks of the player's own money, until when, and what giving it up costs; `null`: of one whose terms are not known.
 * `beside`: what the deposit alone locks is told next to it.
 */
export function BonusLock({
  bonus,
  currency,
  beside = 'nothing',
}: {
  bonus: DepositBonus | null;
  currency: string;
  beside?: 'deposit-lock' | 'nothing';
}) {
  return (
    <>
      <OwnMoneyLock bonus={bonus} currency={currency} />
      {beside === 'deposit-lock' ? null : (
        <>
          {' '}
          <Trans id="deposit.bonus.lock.deposit">The deposit itself has to be wagered in any case.</Trans>
        </>
      )}
    </>
  );
}

function OwnMoneyLock({ bonus, currency }: { bonus: DepositBonus | null; currency: string }) {
  const text = useMoneyFormatter(currency);
  const { bonusAmount, wager } = bonus ?? { bonusAmount: null, wager: null };
  if (bonusAmount === null || wager === null) {
    return (
      <Trans id="deposit.bonus.lock.plain">
        You cannot withdraw any of your own money while this bonus is active. To withdraw before that, you
        give the bonus up and lose it and all you won with it.
      </Trans>
    );
  }
  const [loses, until] = [text(bonusAmount), text(wager)];
  return (
    <Trans id="deposit.bonus.lock">
      Until {until} is wagered, you cannot withdraw any of your own money. To withdraw before that, you give
      the bonus up and lose the {loses} and all you won with it.
    </Trans>
  );
}
