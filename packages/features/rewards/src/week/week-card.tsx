import { PageLink, ModalLink } from '@baize/links';
import { linkClass } from '@baize/ui/link';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { DEMO_MONEY, type MoneyFormat } from '../money/money-style.ts';
import { DemoBadge } from '../calendar/demo-note.tsx';
import * as cardTitle from '../card-title.css.ts';
import { visitorBox } from '../stored-session.css.ts';
import * as styles from './week-card.css.ts';
import { WeekStrip, type WeekStripProps } from './week-strip.tsx';

type Days = WeekStripProps['days'];

/** The running week as example amounts, for somebody who is not signed in. */
export function DemoWeekCard({ days }: { days: Days }) {
  const { t } = useLingui();
  return (
    <WeekCard
      title={t({ id: 'rakeback.title', message: 'Rakeback calendar' })}
      lead={
        <Trans id="rakeback.demo.lead">
          Every day you play leaves something to collect. Example amounts.
        </Trans>
      }
      aside={<DemoBadge />}
      className={visitorBox}
    >
      <WeekStrip days={days} money={DEMO_MONEY} detail="amounts" />
    </WeekCard>
  );
}

/** The running week of a player: what became of each day. */
export function PlayerWeekCard({
  days,
  money,
  above = null,
  failed = null,
}: {
  days: Days;
  money: MoneyFormat;
  /** A line above the days; they stand lower then, and the card as high as without it. */
  above?: ReactNode;
  /** Stands in place of the days when they could not be read. */
  failed?: ReactNode;
}) {
  return (
    <WeekCard
      title={<Trans id="rakeback.week.title">Rakeback this week</Trans>}
      aside={
        <ModalLink modal="rakeback" className={`${linkClass} ${styles.calendarLink}`}>
          <Trans id="rakeback.week.calendar">Calendar</Trans>
        </ModalLink>
      }
      className={above ? styles.close : ''}
    >
      {failed ?? (
        <>
          {above}
          <WeekStrip days={days} money={money} detail="marks" height={above ? 'low' : 'whole'} />
        </>
      )}
    </WeekCard>
  );
}

/** Takes the place of the seven cells. */
export function WeekError({ children }: { children: ReactNode }) {
  return (
    <div className={styles.failed} role="status">
      <p className={styles.lead}>
        <Trans id="rakeback.failed">Your days could not be loaded. Nothing is lost.</Trans>
      </p>
      {children}
    </div>
  );
}

function WeekCard({
  title,
  lead = null,
  aside,
  className = '',
  children,
}: {
  title: ReactNode;
  lead?: ReactNode;
  aside: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  return (
    <section className={`${styles.card} ${className}`} aria-labelledby="rakeback-week-title">
      <div className={styles.head}>
        <div className={styles.copy}>
          <h2 id="rakeback-week-title" className={cardTitle.title}>
            <PageLink to="cashback" className={cardTitle.titleLink}>
              {title}
            </PageLink>
          </h2>
          {lead ? <p className={styles.lead}>{lead}</p> : null}
        </div>
        {aside}
      </div>
      {children}
    </section>
  );
}
