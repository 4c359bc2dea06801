import type { CalendarCell } from '@baize/domain/rakeback-calendar';
import { formatDay, type Deadline } from '@baize/i18n/formats';
import { useReducedPressure } from '@baize/player/reduced-pressure';
import { Skeleton } from '@baize/ui/skeleton';
import { Trans, useLingui } from '@lingui/react/macro';
import { Amount } from '../money/amount.tsx';
import * as styles from './claim-cards.css.ts';
import { ClaimButton } from './day-cell.tsx';
import type { DaysProps } from './day-grid.tsx';
import { DayIcon } from './day-icon.tsx';
import { isLongReward } from './format-amount-without-currency.ts';
import { getClaimableDays, type DayAppearance } from './weeks.ts';

export type ClaimCardsProps = DaysProps & { dayEnds: Deadline };

/** Two cards and their line, before it is known what is open. */
export function ClaimCardsSkeleton() {
  return (
    <div className={styles.waiting}>
      <Skeleton height={139} shape="block" />
      <Skeleton height={139} shape="block" />
    </div>
  );
}

/** On a phone: today's reward and yesterday's, side by side, today first. */
export function ClaimCards({ cells, money, pending, onClaim, dayEnds }: ClaimCardsProps) {
  const calm = useReducedPressure();
  const open = getClaimableDays(cells);
  if (open.length === 0) {
    return (
      <p className={styles.line}>
        <Trans id="rakeback.nothing-open">Nothing to claim right now.</Trans>
      </p>
    );
  }
  const lastChance = open.some((cell) => cell.state === 'last-chance');
  return (
    <div>
      <ul className={styles.cards}>
        {open.map((cell) => (
          <ClaimCard
            key={cell.date}
            cell={cell}
            look={pending.has(cell.date) ? 'pending' : cell.state}
            money={money}
            onClaim={onClaim}
          />
        ))}
      </ul>
      {lastChance ? (
        <p className={styles.line}>
          {dayEnds.player === dayEnds.utc ? (
            <Trans id="rakeback.yesterday.until-utc">
              Yesterday’s reward is open until <bdi dir="ltr">{dayEnds.utc} UTC</bdi>.
            </Trans>
          ) : calm ? (
            <Trans id="rakeback.yesterday.until">
              Yesterday’s reward is open until <bdi dir="ltr">{dayEnds.player}</bdi> your time,{' '}
              <bdi dir="ltr">{dayEnds.utc} UTC</bdi>.
            </Trans>
          ) : (
            <Trans id="rakeback.last-chance.until">
              Yesterday is the last chance: open until <bdi dir="ltr">{dayEnds.player}</bdi> your time,{' '}
              <bdi dir="ltr">{dayEnds.utc} UTC</bdi>.
            </Trans>
          )}
        </p>
      ) : null}
    </div>
  );
}

type CardProps = Pick<DaysProps, 'money' | 'onClaim'> & { cell: CalendarCell; look: DayAppearance };

function ClaimCard({ cell, look, money, onClaim }: CardProps) {
  const { i18n } = useLingui();
  const day = formatDay({ date: cell.date, locale: i18n.locale, style: 'weekday-day' });
  const long = isLongReward({ amount: cell.amount, locale: i18n.locale, money });
  return (
    <li className={cell.today ? styles.today : styles.yesterday} data-card={cell.date}>
      <p className={styles.head}>
        {cell.today ? (
          <Trans id="rakeback.today.day">Today, {day}</Trans>
        ) : (
          <Trans id="rakeback.yesterday.day">Yesterday, {day}</Trans>
        )}
        <DayIcon look={look} />
      </p>
      <p className={`${cell.today ? styles.todayAmount : styles.amount} ${long ? styles.longAmount : ''}`}>
        <Amount value={cell.amount} money={money} />
      </p>
      <ClaimButton cell={cell} appearance={look} money={money} size="medium" onClaim={onClaim} />
    </li>
  );
}
