import { bonusOnDate, calendarDates, PROMO_TYPES, type PromoType } from '@baize/domain/promotions';
import { promoTypeMessages } from '@baize/i18n/catalogue/bonus';
import { formatDay } from '@baize/i18n/formats';
import { Chip, chipRowClass } from '@baize/ui/chip';
import { Skeleton } from '@baize/ui/skeleton';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { getMotifIndexes } from '../art/promo/get-motif-indexes.ts';
import { DEMO_MONEY } from '../money/money-style.ts';
import { useLocalDay, type LocalDay } from '../calendar/use-local-day.ts';
import { MorePromos } from '../promotions/more-promos.tsx';
import { PromosError, PromosOffline } from '../promotions/promo-states.tsx';
import type { PromoActivation } from '../promotions/promo-action.tsx';
import { usePromoDetails } from '../promotions/use-promo-details.tsx';
import { usePromotions, type Promotions } from '../promotions/use-promotions.ts';
import { CalendarPromo } from './calendar-promo.tsx';
import { DayCount, DayCountPlaceholder } from './day-count.tsx';
import { DayTabs } from './day-tabs.tsx';
import * as css from './calendar-week.css.ts';

interface CalendarWeekProps {
  viewer: 'visitor' | 'player';
  currency: string | undefined;
  activation?: PromoActivation | undefined;
}

/** The bonuses of the player's today and of the six days after it, by kind (PRO-03), inside `PlayerProviders`. */
export function CalendarWeek(props: CalendarWeekProps) {
  const day = useLocalDay();
  return day ? <Week day={day} {...props} /> : <PromoCalendarSkeleton />;
}

function Week({ day, viewer, currency, activation }: CalendarWeekProps & { day: LocalDay }) {
  const { t, i18n } = useLingui();
  const panel = useId();
  const [kind, setKind] = useState<PromoType | null>(null);
  const [picked, setPicked] = useState<string | null>(null);
  const dates = calendarDates(day.date);
  const date = picked !== null && dates.includes(picked) ? picked : day.date;
  const promotions = usePromotions({ type: kind ?? undefined, date, currency });
  // The other days are counted once the chosen one is there.
  const counted = promotions.kind === 'known' && !promotions.isFetching;
  const count = (one: string) =>
    counted || one === date ? (
      <DayCount
        id={`${panel}-${one}-count`}
        viewer={viewer}
        date={one}
        zone={day.zone}
        kind={kind}
        currency={currency}
      />
    ) : (
      <DayCountPlaceholder />
    );
  const chip = (type: PromoType | null, words: string) => (
    <Chip key={words} selected={kind === type} onClick={() => setKind(type)}>
      {words}
    </Chip>
  );
  return (
    <div className={css.week}>
      <DayTabs
        dates={dates}
        today={day.date}
        selected={date}
        onSelect={setPicked}
        panel={panel}
        badge={count}
      />
      <p className={css.counts}>
        {viewer === 'player' ? (
          <Trans id="promo.calendar.counts.open">Below each day: how many bonuses you can take then.</Trans>
        ) : (
          <Trans id="promo.calendar.counts">Below each day: how many bonuses it has.</Trans>
        )}
      </p>
      <div
        role="group"
        aria-label={t({ id: 'promo.kinds', message: 'Kinds of promotion' })}
        className={chipRowClass}
      >
        {chip(null, t({ id: 'promo.kind.all', message: 'All' }))}
        {PROMO_TYPES.map((type) => chip(type, i18n._(promoTypeMessages[type])))}
      </div>
      <div
        role="tabpanel"
        id={panel}
        aria-labelledby={`${panel}-${date}`}
        tabIndex={-1}
        className={css.panel}
      >
        <OnDay
          promotions={promotions}
          zone={day.zone}
          date={date}
          kind={kind}
          viewer={viewer}
          currency={currency}
          taking={activation}
        />
      </div>
    </div>
  );
}

/** The days' list as the rule has it, whatever else the platform sends along. */
function OnDay(ask: {
  promotions: Promotions;
  zone: string;
  date: string;
  kind: PromoType | null;
  viewer: 'visitor' | 'player';
  currency: string | undefined;
  taking: PromoActivation | undefined;
}) {
  const { promotions, zone, date, kind, viewer, currency = DEMO_MONEY.currency, taking } = ask;
  const [list, setList] = useState<HTMLElement | null>(null);
  const { show, details } = usePromoDetails({ currency, viewer, taking, list });
  const { i18n } = useLingui();
  if (promotions.kind === 'failed') return <PromosError onRetry={promotions.retry} />;
  if (promotions.kind === 'offline') return <PromosOffline />;
  if (promotions.kind === 'waiting') return <PromoDaySkeleton />;
  const bonuses = bonusOnDate({ bonuses: promotions.rows, date, zone, type: kind });
  const turns = getMotifIndexes(bonuses);
  const dayText = formatDay({ date, locale: i18n.locale, style: 'long' });
  return (
    <div className={css.day} aria-busy={promotions.isFetching} data-busy={promotions.isFetching || undefined}>
      {bonuses.length === 0 ? (
        <p className={css.none}>
          <Trans id="promo.calendar.none">No bonus of this kind on {dayText}.</Trans>
        </p>
      ) : (
        <ul ref={setList} className={css.list}>
          {bonuses.map((promotion) => (
            <CalendarPromo
              key={promotion.id}
              promotion={promotion}
              currency={currency}
              viewer={viewer}
              date={date}
              zone={zone}
              onDetails={() => show(promotion)}
              motifIndex={turns.get(promotion.id)}
            />
          ))}
        </ul>
      )}
      {promotions.more ? (
        <MorePromos loaded={promotions.rows.length} count={promotions.count} more={promotions.more} />
      ) : null}
      {details}
    </div>
  );
}

/** The boxes of the week, its kinds and a day's bonuses. */
export function PromoCalendarSkeleton() {
  return (
    <div className={css.week} aria-busy>
      <Skeleton height={84} shape="block" />
      <Skeleton height={44} shape="block" />
      <PromoDaySkeleton />
    </div>
  );
}

function PromoDaySkeleton() {
  return (
    <div aria-busy className={css.list}>
      {[0, 1, 2].map((place) => (
        <Skeleton key={place} height={112} shape="block" />
      ))}
    </div>
  );
}
