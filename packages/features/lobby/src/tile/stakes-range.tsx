import { BETS_CURRENCY } from '@baize/domain/game-list';
import { formatStakeText } from '@baize/i18n/formats';
import { useLocale } from '@baize/page';

/** From the smallest to the largest stake. */
export function useStakesRangeText(): (bets: readonly [least: number, most: number]) => string {
  const locale = useLocale();
  const money = (amount: number) => formatStakeText({ amount, currency: BETS_CURRENCY, locale });
  return ([least, most]) => `${money(least)} – ${money(most)}`;
}

/** The same, read from left to right in every script. */
export function StakesRange({ bets }: { bets: readonly [number, number] }) {
  return <bdi dir="ltr">{useStakesRangeText()(bets)}</bdi>;
}
