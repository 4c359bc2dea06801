import type { BonusLabel } from '@baize/api/endpoints/rewards';
import type { BalanceBreakdown } from '@baize/domain/balance-breakdown';
import { bonusView } from '@baize/domain/bonus';
import { Button } from '@baize/ui/button';
import { Plural, Trans } from '@lingui/react/macro';
import { Minus, ShieldCheck } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { LostSpinsNote } from '@baize/wallet/money-story';
import { Amount } from '../../money/amount.tsx';
import type { MoneyFormat } from '../../money/money-style.ts';
import * as action from '../actions/bonus-action-parts.css.ts';
import * as styles from './cancel-bonus-confirmation.css.ts';

export interface CancelBonusConfirmationProps {
  bonus: BonusLabel;
  explained: BalanceBreakdown;
  money: MoneyFormat;
  /** The choice that changes nothing, which the keyboard stands on first. */
  keepRef: RefObject<HTMLButtonElement | null>;
  onConfirm(): void;
  onClose(): void;
}

/** What is lost and what stays, to the cent, and two choices of one weight. */
export function CancelBonusConfirmation({
  bonus,
  explained,
  money,
  keepRef,
  onConfirm,
  onClose,
}: CancelBonusConfirmationProps) {
  const { freeSpins } = bonusView(bonus, { now: 0 });
  const lost = bonus.status === 'active' ? explained.bonus : 0;
  const spins = freeSpins?.left ?? 0;
  return (
    <>
      <p className={action.copy}>
        <Trans id="bonus.cancel.text">
          You are about to give up <bdi>{bonus.name}</bdi>. It cannot be activated again afterwards.
        </Trans>
      </p>
      <ul className={styles.sides}>
        <Side tone="lost" icon={<Minus size={20} aria-hidden />}>
          <Lost lost={lost} spins={spins} money={money} />
        </Side>
        <Side tone="kept" icon={<ShieldCheck size={20} aria-hidden />}>
          <Trans id="bonus.cancel.kept">
            You keep{' '}
            <strong>
              <Amount value={explained.real} money={money} />
            </strong>
            : all of your own money.
          </Trans>{' '}
          <WithdrawableAfter explained={explained} money={money} />
        </Side>
      </ul>
      <div className={action.actions}>
        <Button variant="outline" onClick={onConfirm}>
          <Trans id="bonus.cancel.confirm">Give the bonus up</Trans>
        </Button>
        <Button ref={keepRef} variant="outline" onClick={onClose}>
          <Trans id="bonus.cancel.keep">Keep the bonus</Trans>
        </Button>
      </div>
    </>
  );
}

/** Bonus money, free spins, or both; what is not lost is not named. */
function Lost({ lost, spins, money }: { lost: number; spins: number; money: MoneyFormat }) {
  if (lost > 0) {
    return (
      <>
        <Trans id="bonus.cancel.lost">
          You lose{' '}
          <strong>
            <Amount value={lost} money={money} />
          </strong>
          : all bonus money you hold, with what you won from it.
        </Trans>
        {spins > 0 ? (
          <>
            {' '}
            <LostSpinsNote spins={spins} />
          </>
        ) : null}
      </>
    );
  }
  if (spins === 0)
    return <Trans id="bonus.cancel.lost.nothing">You hold no bonus money now, so no money is lost.</Trans>;
  return (
    <Plural
      id="bonus.cancel.lost.only-spins"
      value={spins}
      one="You lose # free spin that is left."
      other="You lose # free spins that are left."
    />
  );
}

/** What can be withdrawn once the bonus is gone, where it was what stood against it. */
function WithdrawableAfter({ explained, money }: { explained: BalanceBreakdown; money: MoneyFormat }) {
  const { activeBonus, real } = explained;
  if (!activeBonus || real === 0) return null;
  if (activeBonus.withdrawableAfter === 0) {
    return (
      <Trans id="bonus.cancel.then.locked">
        It still cannot be withdrawn at once: another restriction applies.
      </Trans>
    );
  }
  return (
    <Trans id="bonus.cancel.then">
      You can withdraw <Amount value={activeBonus.withdrawableAfter} money={money} /> of it right away.
    </Trans>
  );
}

function Side(side: { tone: 'lost' | 'kept'; icon: ReactNode; children: ReactNode }) {
  return (
    <li className={styles.side[side.tone]}>
      <span className={styles.icon[side.tone]}>{side.icon}</span>
      <p className={action.copy}>{side.children}</p>
    </li>
  );
}
