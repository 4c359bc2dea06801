import { toEuros } from '../../ledger/exchange-rates.ts';

/** What a euro buys of each coin at the house, always the same, and the decimals it is asked in. */
const COINS: Readonly<Record<string, { perEuro: number; digits: number }>> = {
  BTC: { perEuro: 0.00001, digits: 8 },
  ETH: { perEuro: 0.0004, digits: 8 },
  USDT: { perEuro: 1.1, digits: 6 },
};

/** Euros as decimal text of a coin; a coin the house does not know counts as a euro. */
export function eurosToCoin(euros: number, coin: string): string {
  const { perEuro, digits } = COINS[coin] ?? { perEuro: 1, digits: 2 };
  return (euros * perEuro).toFixed(digits).replace(/\.?0+$/, '');
}

/** Whole units of a wallet's currency as decimal text of a coin. */
export function toCoinAmount(units: bigint, { from, coin }: { from: string; coin: string }): string {
  return eurosToCoin(toEuros(units, from), coin);
}
