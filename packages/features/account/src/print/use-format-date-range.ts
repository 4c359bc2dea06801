import { formatDay } from '@baize/i18n/formats';
import { useLingui } from '@lingui/react/macro';

interface Period {
  /** First and last day (`yyyy-MM-dd`), both included; null leaves an end open. */
  from: string | null;
  to: string | null;
  today: string;
}

/** Writes the days that a list or statement covers; an open end is today. */
export function useFormatDateRange(): (period: Period) => string {
  const { t, i18n } = useLingui();
  const day = (date: string) => formatDay({ date, locale: i18n.locale, style: 'date' });
  return ({ from, to, today }) => {
    const last = day(to ?? today);
    if (from === null) return t({ id: 'print.period.until', message: `Everything up to ${last}` });
    const first = day(from);
    return t({ id: 'print.period.range', message: `${first} – ${last}` });
  };
}
