import { expiryAfterActivation } from '@baize/domain/bonus';
import { useNow } from '@baize/page/clock';
import { Button } from '@baize/ui/button';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarDays, Lock, RotateCw } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { useFormatLocalAndUtc } from '@baize/page/format-local-and-utc';
import * as styles from '../cancel/cancel-bonus-confirmation.css.ts';
import * as action from '../actions/bonus-action-parts.css.ts';
import { LockedMoneyText } from './locked-money-text.tsx';
import type { RequestedBonus } from './use-activate-bonus.ts';

export interface ActivateBonusConfirmationProps {
  bonus: RequestedBonus;
  /** The choice that changes nothing, which the keyboard stands on first. */
  declineRef: RefObject<HTMLButtonElement | null>;
  onConfirm(): void;
  onClose(): void;
}

/** What a bonus locks, for how long and what it asks, before it is taken; two choices of one weight. */
export function ActivateBonusConfirmation({
  bonus,
  declineRef,
  onConfirm,
  onClose,
}: ActivateBonusConfirmationProps) {
  const multiplier = bonus.multiplier ?? 0;
  const times = `${multiplier}\u00a0×`;
  return (
    <>
      <p className={action.copy}>
        <Trans id="bonus.confirm.text">
          Before you activate <bdi>{bonus.name}</bdi>, see what it does to your own money.
        </Trans>
      </p>
      <ul className={styles.sides}>
        <Side icon={<Lock size={20} aria-hidden />}>
          <LockedMoneyText />{' '}
          <Trans id="bonus.confirm.how-long">
            That lasts until the bonus is wagered, given up or expires.
          </Trans>
        </Side>
        {multiplier > 0 ? (
          <Side icon={<RotateCw size={20} aria-hidden />}>
            {bonus.type === 'free-spins' ? (
              <Trans id="bonus.confirm.wagering.spins">
                To be wagered: <bdi dir="ltr">{times}</bdi> what the spins win.
              </Trans>
            ) : (
              <Trans id="bonus.confirm.wagering">
                To be wagered: <bdi dir="ltr">{times}</bdi> the bonus amount.
              </Trans>
            )}
          </Side>
        ) : null}
        <DurationFact bonus={bonus} />
      </ul>
      <div className={action.actions}>
        <Button variant="outline" onClick={onConfirm}>
          <Trans id="bonus.activate">Activate</Trans>
        </Button>
        <Button ref={declineRef} variant="outline" onClick={onClose}>
          <Trans id="bonus.confirm.not-now">Not now</Trans>
        </Button>
      </div>
    </>
  );
}

/** For how long it may be wagered, and until when that is if it begins now; nothing where the platform does not say. */
function DurationFact({ bonus }: { bonus: RequestedBonus }) {
  const { t } = useLingui();
  const now = useNow({ every: 'minute' });
  const twoTimes = useFormatLocalAndUtc();
  const end = now === null ? null : expiryAfterActivation(bonus, { now });
  if (end === null) return null;
  const days = bonus.runsDays ?? 0;
  const when = twoTimes(end);
  return (
    <Side icon={<CalendarDays size={20} aria-hidden />}>
      {t({
        id: 'bonus.confirm.until',
        message: plural(days, {
          one: `You have # day from activation. Activated now, it ends on ${when}.`,
          other: `You have # days from activation. Activated now, it ends on ${when}.`,
        }),
      })}
    </Side>
  );
}

function Side({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className={styles.side.kept}>
      <span className={action.unknownIcon}>{icon}</span>
      <p className={action.copy}>{children}</p>
    </li>
  );
}
