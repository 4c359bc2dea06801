import type { Promotion } from '@baize/api/endpoints/rewards';
import { Trans } from '@lingui/react/macro';
import { CalendarClock, CalendarDays, Clock } from 'lucide-react';
import { usePromoSchedule } from './use-promo-schedule.ts';
import * as css from './promo-schedule.css.ts';

/** On which days and hours a promotion holds, from when if that is to come, and until when: both times of each. */
export function PromoSchedule({ promotion, date }: { promotion: Promotion; date?: string }) {
  const { always, days, hours, start, end } = usePromoSchedule()(promotion, date);
  if (always && hours === null && start === null && end === null) {
    return (
      <p className={css.line}>
        <CalendarDays size={15} aria-hidden className={css.icon} />
        <Trans id="promo.when.always">Every day, without an end date</Trans>
      </p>
    );
  }
  return (
    <div className={css.when}>
      <p className={css.line}>
        <CalendarDays size={15} aria-hidden className={css.icon} />
        <span>
          {days}
          {hours === null ? null : <> · {hours}</>}
        </span>
      </p>
      {start === null ? null : (
        <p className={css.line}>
          <CalendarClock size={15} aria-hidden className={css.icon} />
          <span>
            <Trans id="promo.when.from">Opens {start}</Trans>
          </span>
        </p>
      )}
      <p className={css.line}>
        <Clock size={15} aria-hidden className={css.icon} />
        <span>
          {end === null ? (
            <Trans id="promo.when.no-end">The offer has no end date</Trans>
          ) : (
            <Trans id="promo.when.until">Until {end}</Trans>
          )}
        </span>
      </p>
    </div>
  );
}
