import { formatMoneyText } from '@baize/i18n/formats';
import { useLocale } from '../page/page.ts';

/** An amount in the page's language, kept left to right inside any script. */
export function PlayerMoney({
  amount,
  currency,
  crypto = false,
}: {
  amount: number;
  currency: string;
  crypto?: boolean;
}) {
  const locale = useLocale();
  return <bdi dir="ltr">{formatMoneyText({ amount, currency, locale, crypto })}</bdi>;
}
