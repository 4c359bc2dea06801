import { PlayerMoney } from '@baize/shell/money';
import { useMoneyStyle } from './use-money-text.ts';

/** An amount of a currency as the player writes it. */
export function Amount({ value, currency }: { value: number; currency: string }) {
  return <PlayerMoney amount={value} {...useMoneyStyle(currency)} />;
}
