import type { PaymentMethodRow } from '@baize/api/endpoints/cashier';
import { methodTitle } from '@baize/domain/payment-methods';
import { usePlayer } from '@baize/player';
import { Trans } from '@lingui/react/macro';
import { Gift, Lock } from 'lucide-react';
import { joinTerms } from '../fields/join-terms.ts';
import { usePayTermLabels } from '../fields/use-pay-term-labels.ts';
import { useHasActiveBonus, useWithdrawable, wageringLeftOf } from '../gates/use-can-withdraw.ts';
import { SentDepositLockText } from '../offers/deposit-lock.tsx';
import { useMoneyFormatter } from '../money/use-money-text.ts';
import type { BonusSelection } from '../offers/use-bonus-offers.ts';
import * as styles from './pay-bar.css.ts';

interface PayTermsProps {
  method: PaymentMethodRow;
  currency: string;
  /** The bonus that comes with it. */
  bonus: BonusSelection['chosen'];
  /** What was sent and has no answer. */
  sent: object | null;
}

/**
 * The method and its terms where the button stands far from the summary (look §9), and what the press binds: nobody takes a bonus,
 * or locks what they could withdraw, by a button that does not say so.
 */
export function PayTerms({ method, currency, bonus, sent }: PayTermsProps) {
  const labels = usePayTermLabels(currency);
  const terms = [labels.fee(method.depositFee), labels.time(method.depositTime)].filter(
    (term) => term !== null,
  );
  return (
    <p className={styles.terms}>
      <span>
        <strong>
          <bdi>{methodTitle(method)}</bdi>
        </strong>
        {terms.length === 0 ? null : `\u00a0· ${joinTerms(terms)}`}
      </span>
      {bonus !== null ? (
        <BonusTerm name={bonus.offer.name} wager={bonus.bonus.wager} currency={currency} />
      ) : sent ? (
        <SentLockTerm />
      ) : (
        <DepositLockTerm currency={currency} />
      )}
    </p>
  );
}

/** Of a payment without an answer nobody knows whether it locks anything; what is left of others may be its own. */
function SentLockTerm() {
  return (
    <span className={styles.binds}>
      <Lock size={12} aria-hidden />
      <span>
        <SentDepositLockText />
      </span>
    </span>
  );
}

function DepositLockTerm({ currency }: { currency: string }) {
  const player = usePlayer();
  const open = player === null ? 0 : (wageringLeftOf(player, currency) ?? 0);
  const withdrawable = useWithdrawable(currency);
  const hasBonus = useHasActiveBonus();
  const free = useMoneyFormatter(currency)(withdrawable);
  return (
    <span className={styles.binds}>
      <Lock size={12} aria-hidden />
      <span>
        {hasBonus ? (
          <Trans id="deposit.lock.short.bonus">
            Your balance stays locked until this deposit and your active bonus are wagered
          </Trans>
        ) : open > 0 ? (
          <Trans id="deposit.lock.short.left">
            Your balance stays locked until this deposit is wagered too
          </Trans>
        ) : null}
        {open === 0 && withdrawable > 0 ? (
          <Trans id="deposit.lock.short.withdrawable">
            The {free} you could withdraw is locked too, until this deposit is wagered
          </Trans>
        ) : null}
        {!hasBonus && open === 0 && withdrawable === 0 ? (
          <Trans id="deposit.lock.short">Your balance is locked until this deposit is wagered</Trans>
        ) : null}
      </span>
    </span>
  );
}

function BonusTerm({ name, wager, currency }: { name: string; wager: number | null; currency: string }) {
  const text = useMoneyFormatter(currency);
  const money = wager === null ? '' : text(wager);
  return (
    <span className={styles.binds}>
      <Gift size={12} aria-hidden />
      <span>
        {wager === null ? (
          <Trans id="deposit.bonus.short.plain">
            With <bdi>{name}</bdi>: all locked until wagered
          </Trans>
        ) : (
          <Trans id="deposit.bonus.short">
            With <bdi>{name}</bdi>: all locked until {money} is wagered
          </Trans>
        )}
      </span>
    </span>
  );
}
