import { FormattedMoney } from '@baize/wallet/money';
import { useMoneyFormat } from './use-money-text.ts';

/** An amount of a currency as the player writes it. */
export function MoneyAmount({ value, currency }: { value: number; currency: string }) {
  return <FormattedMoney amount={value} {...useMoneyFormat(currency)} />;
}
