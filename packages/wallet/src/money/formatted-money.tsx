import { formatMoneyText } from '@baize/i18n/formats';
import { useLocale } from '@baize/page';
import { unbroken } from './formatted-money.css.ts';

/** An amount in the page's language, kept left to right inside any script. */
export function FormattedMoney({
  amount,
  currency,
  symbol,
  crypto = false,
}: {
  amount: number;
  currency: string;
  /** The platform's sign for a currency Intl knows none for. */
  symbol?: string | null;
  crypto?: boolean;
}) {
  const locale = useLocale();
  return (
    <bdi dir="ltr" className={unbroken}>
      {formatMoneyText({ amount, currency, symbol, locale, crypto })}
    </bdi>
  );
}
