import type { Promotion } from '@baize/api/endpoints/rewards';
import { platformClock } from '@baize/browser/clock';
import { promoHours } from '@baize/domain/promo-hours';
import { localDate } from '@baize/domain/zone';
import { formatClock, formatDay } from '@baize/i18n/formats';
import { useLingui } from '@lingui/react/macro';
import { useFormatLocalAndUtc } from '@baize/page/format-local-and-utc';
import { useLocalDay } from '../calendar/use-local-day.ts';

/** Monday of some week: its days name the days of every week. */
const MONDAY = '2024-01-01';

/** When a promotion holds, in the player's time and UTC; `hours` wait for the player's clock. */
export interface PromoScheduleText {
  /** Whether it holds on every day of the week. */
  always: boolean;
  days: string;
  hours: string | null;
  /** Of a promotion that is yet to begin; waits for the player's clock, too. */
  start: string | null;
  end: string | null;
}

/** Puts into words on which days, at which hours (of a date, today's if none) and until when a promotion holds. */
export function usePromoSchedule(): (promotion: Promotion, date?: string) => PromoScheduleText {
  const { t, i18n } = useLingui();
  const { locale } = i18n;
  const day = useLocalDay();
  const twoTimes = useFormatLocalAndUtc();
  const clock = (zone: string) => (instant: number | null) =>
    instant === null ? '' : formatClock({ instant, zone, locale });

  const hoursOf = ({ fromTime, toTime, timeZone }: Promotion, on: string | undefined): string | null => {
    if (!day) return null;
    const date = on ?? localDate({ instant: platformClock.now(), zone: timeZone ?? 'UTC' });
    const hours = promoHours({ fromTime, toTime, timeZone, date });
    if (!hours) return null;
    const span = (zone: string) => `\u2066${clock(zone)(hours.from)}–${clock(zone)(hours.to)}\u2069`;
    const mine = span(day.zone);
    const utc = span('UTC');
    return t({ id: 'promo.when.hours', message: `${mine} your time (${utc} UTC)` });
  };

  const toCome = ({ start }: Promotion) =>
    day !== null && start !== null && Date.parse(start) > platformClock.now();

  return (promotion, date) => ({
    always: formatWeekdays(promotion.validOnDays, locale) === null,
    days:
      formatWeekdays(promotion.validOnDays, locale) ??
      t({ id: 'promo.when.every-day', message: 'Every day' }),
    hours: hoursOf(promotion, date),
    start: toCome(promotion) ? twoTimes(Date.parse(promotion.start ?? '')) : null,
    end: promotion.expiry === null ? null : twoTimes(Date.parse(promotion.expiry)),
  });
}

/** Days of the week, three and more in a row as a span; null for all of them. */
function formatWeekdays(days: readonly number[], locale: string): string | null {
  const some = [...new Set(days)].toSorted((a, b) => a - b);
  if (some.length === 0 || some.length === 7) return null;
  const name = (day: number) => {
    const date = `${MONDAY.slice(0, 8)}0${day}`;
    return formatDay({ date, locale, style: some.length === 1 ? 'weekday-long' : 'weekday' });
  };
  const [first = 1] = some;
  const last = some.at(-1) ?? first;
  if (some.length > 2 && last - first === some.length - 1) return `${name(first)} – ${name(last)}`;
  return new Intl.ListFormat(locale, { type: 'conjunction', style: 'short' }).format(some.map(name));
}
