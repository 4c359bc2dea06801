import { BETS_CURRENCY } from '@baize/domain/game-list';
import { formatStakeText } from '@baize/i18n/formats';
import { useLocale } from '@baize/shell/page';

/** From the smallest to the largest stake, read from left to right in every script. */
export function Stakes({ bets: [least, most] }: { bets: readonly [number, number] }) {
  const locale = useLocale();
  const money = (amount: number) => formatStakeText({ amount, currency: BETS_CURRENCY, locale });
  return <bdi dir="ltr">{`${money(least)} – ${money(most)}`}</bdi>;
}
