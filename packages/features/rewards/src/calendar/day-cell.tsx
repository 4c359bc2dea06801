import type { CalendarCell } from '@baize/domain/rakeback-calendar';
import { formatDay, formatMoneyText } from '@baize/i18n/formats';
import { useReducedPressure } from '@baize/player/reduced-pressure';
import { Button } from '@baize/ui/button';
import { VisuallyHidden } from '@baize/ui/visually-hidden';
import { Trans, useLingui } from '@lingui/react/macro';
import { Hourglass } from 'lucide-react';
import { memo } from 'react';
import { Amount } from '../money/amount.tsx';
import * as styles from './day-cell.css.ts';
import { DayIcon } from './day-icon.tsx';
import type { MoneyFormat } from '../money/money-style.ts';
import { isLongReward } from './format-amount-without-currency.ts';
import { getDayAppearance, type DayAppearance, type DayLoadState, type WeekHeight } from './weeks.ts';

export interface DayCellProps {
  cell: CalendarCell;
  height: WeekHeight;
  money: MoneyFormat;
  progress: DayLoadState;
  /** The first cell of a calendar carries its month. */
  isFirst: boolean;
  onClaim(cell: CalendarCell): void;
}

/** Renders anew only when its day is another: a poll that changes one day touches no other. */
export const DayCell = memo(function DayCell(props: DayCellProps) {
  const { cell, height, money, progress, isFirst, onClaim } = props;
  const { i18n } = useLingui();
  const { locale } = i18n;
  const look = getDayAppearance(cell, progress);
  const ground = look === 'pending' ? cell.state : look;
  const named = isFirst || cell.date.endsWith('-01');
  return (
    <li className={classes(ground, height)} data-day={cell.date} data-look={look} tabIndex={-1}>
      <p className={styles.dateLine}>
        <VisuallyHidden>{formatDay({ date: cell.date, locale, style: 'long' })}</VisuallyHidden>
        <span aria-hidden className={styles.date}>
          <bdi>{formatDay({ date: cell.date, locale, style: named ? 'day-month' : 'day' })}</bdi>
          <DayName cell={cell} />
        </span>
        {ground === 'last-chance' ? null : <DayIcon look={ground} />}
      </p>
      {ground === 'last-chance' ? <LastChance /> : null}
      <div className={styles.foot}>
        <DayAmount cell={cell} look={ground} money={money} />
        {cell.showButton ? (
          <ClaimButton cell={cell} appearance={look} money={money} onClaim={onClaim} />
        ) : null}
      </div>
    </li>
  );
});

/** The one term of its kind; with countdowns hidden the plain fact (look §15). */
function LastChance() {
  const calm = useReducedPressure();
  return (
    <p className={calm ? styles.openUntil : styles.lastChance}>
      {calm ? null : <Hourglass size={13} aria-hidden className={styles.lastChanceIcon} />}
      {calm ? (
        <Trans id="rakeback.open-until">
          Open until <bdi dir="ltr">00:00</bdi>
        </Trans>
      ) : (
        <Trans id="rakeback.last-chance">Last chance</Trans>
      )}
    </p>
  );
}

function classes(look: DayAppearance, height: WeekHeight): string {
  const names = [styles.look[look], styles.height[height]];
  if (look === 'locked' && height === 'open') names.push(styles.running);
  return names.join(' ');
}

function DayName({ cell }: { cell: CalendarCell }) {
  if (!cell.today && cell.state !== 'last-chance') return null;
  return (
    <span className={styles.dayName}>
      <span className={styles.dot}>{' · '}</span>
      {cell.today ? (
        <Trans id="rakeback.today">Today</Trans>
      ) : (
        <Trans id="rakeback.yesterday">Yesterday</Trans>
      )}
    </span>
  );
}

function DayAmount({ cell, look, money }: { cell: CalendarCell; look: DayAppearance; money: MoneyFormat }) {
  const { i18n } = useLingui();
  const { locale } = i18n;
  if ((look === 'locked' && cell.future) || look === 'waiting') return null;
  if (look === 'empty') {
    return (
      <p className={styles.none}>
        <Trans id="rakeback.no-reward">No reward</Trans>
      </p>
    );
  }
  const long = isLongReward({ amount: cell.amount, locale, money });
  return (
    <>
      <p className={`${styles.amount[look]} ${long ? styles.longAmount : ''}`}>
        <Amount value={cell.amount} money={money} />
      </p>
      {look === 'locked' ? (
        <p className={styles.note}>
          <Trans id="rakeback.closed">Locked</Trans>
        </p>
      ) : null}
      {look === 'claimed' ? (
        <p className={styles.note}>
          <Trans id="rakeback.claimed">Claimed</Trans>
        </p>
      ) : null}
      {look === 'missed' ? (
        <p className={styles.note}>
          <Trans id="rakeback.missed">Not claimed</Trans>
        </p>
      ) : null}
    </>
  );
}

export interface ClaimButtonProps {
  cell: CalendarCell;
  appearance: DayAppearance;
  money: MoneyFormat;
  size?: 'small' | 'medium';
  onClaim(cell: CalendarCell): void;
}

/** Today's is the one bright thing of the view; yesterday's is an outline beside it. */
export function ClaimButton({ cell, appearance, money, size = 'small', onClaim }: ClaimButtonProps) {
  const { t, i18n } = useLingui();
  const { locale } = i18n;
  const day = formatDay({ date: cell.date, locale, style: 'long' });
  const amount = formatMoneyText({ amount: cell.amount, locale, ...money });
  return (
    <Button
      variant={cell.today ? 'primary' : 'last-chance'}
      size={size}
      className={cell.today ? styles.todayButton : styles.button}
      pending={appearance === 'pending'}
      pendingLabel={t({ id: 'rakeback.claiming', message: 'Claiming' })}
      aria-label={
        appearance === 'pending'
          ? t({ id: 'rakeback.claiming.day', message: `Claiming ${amount}, ${day}` })
          : t({ id: 'rakeback.claim.day', message: `Claim ${amount}, ${day}` })
      }
      onClick={() => onClaim(cell)}
    >
      <Trans id="rakeback.claim">Claim</Trans>
    </Button>
  );
}
