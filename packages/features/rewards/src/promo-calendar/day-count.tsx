import { bonusOnDate, promoStatusOn, type PromoType } from '@baize/domain/promotions';
import { formatNumber } from '@baize/i18n/formats';
import { VisuallyHidden } from '@baize/ui/visually-hidden';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { usePromotions } from '../promotions/use-promotions.ts';
import * as css from './day-tabs.css.ts';

interface DayCountProps {
  /** By what a tab is described. */
  id: string;
  viewer: 'visitor' | 'player';
  date: string;
  zone: string;
  kind: PromoType | null;
  currency: string | undefined;
}

/** How many bonuses a day of the calendar has (a player: can take), of the kind looked at; nothing while more are to come. */
export function DayCount({ id, viewer, date, zone, kind, currency }: DayCountProps) {
  const { t, i18n } = useLingui();
  const promotions = usePromotions({ type: kind ?? undefined, date, currency });
  if (promotions.kind !== 'known' || promotions.isFetching || promotions.more) return <DayCountPlaceholder />;
  const all = bonusOnDate({ bonuses: promotions.rows, date, zone, type: kind });
  const open = all.filter((promotion) => promoStatusOn({ promotion, date, zone }) === 'open');
  const count = viewer === 'player' ? open.length : all.length;
  return (
    <>
      <span aria-hidden className={css.count}>
        {count === 0 ? '–' : formatNumber({ value: count, locale: i18n.locale })}
      </span>
      <span id={id} aria-hidden>
        <VisuallyHidden>
          {viewer === 'player'
            ? t({
                id: 'promo.calendar.count.open',
                message: plural(count, { one: '# bonus you can take', other: '# bonuses you can take' }),
              })
            : t({
                id: 'promo.calendar.count',
                message: plural(count, { one: '# bonus', other: '# bonuses' }),
              })}
        </VisuallyHidden>
      </span>
    </>
  );
}

/** Keeps the place of a count. */
export function DayCountPlaceholder() {
  return <span aria-hidden className={css.count} />;
}
