import type { CalendarCell } from '@baize/domain/rakeback-calendar';
import { formatDay, formatMoneyText } from '@baize/i18n/formats';
import { useReducedPressure } from '@baize/player/reduced-pressure';
import { useLingui } from '@lingui/react/macro';
import type { MoneyFormat } from '../money/money-style.ts';

/** Unicode isolates: an amount or clock inside a sentence of any script keeps its order. */
const ltr = (text: string) => `\u2066${text}\u2069`;

/** One day of the calendar in a sentence, for the phone's grid and for assistive technology. */
export function useDayLabel(money: MoneyFormat): (cell: CalendarCell) => string {
  const { t, i18n } = useLingui();
  const { locale } = i18n;
  const calm = useReducedPressure();

  return (cell) => {
    const day = formatDay({ date: cell.date, locale, style: 'long' });
    const amount = ltr(formatMoneyText({ amount: cell.amount, locale, ...money }));
    switch (cell.state) {
      case 'claimed':
        return t({ id: 'rakeback.day-label.claimed', message: `${day}: ${amount} claimed.` });
      case 'missed':
        return t({ id: 'rakeback.day-label.missed', message: `${day}: ${amount}, not claimed.` });
      case 'claimable':
        return t({ id: 'rakeback.day-label.today', message: `${day}, today: ${amount}.` });
      case 'last-chance':
        if (calm) {
          const end = ltr('00:00');
          return t({
            id: 'rakeback.day-label.yesterday',
            message: `${day}, yesterday: ${amount}. Open until ${end}.`,
          });
        }
        return t({
          id: 'rakeback.day-label.last-chance',
          message: `${day}, yesterday: ${amount}. Last chance.`,
        });
      case 'locked':
        if (!cell.future) {
          return t({ id: 'rakeback.day-label.closed', message: `${day}: ${amount}, locked for now.` });
        }
        return t({ id: 'rakeback.day-label.locked', message: `${day}: opens at midnight your time.` });
      case 'empty':
        return t({ id: 'rakeback.day-label.empty', message: `${day}: no reward.` });
    }
  };
}
