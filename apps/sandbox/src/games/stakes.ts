import { currencyDigits } from '../ledger/currency.ts';

/** The stakes a player may choose from, whole smallest units, rising; the first and the last are the bounds. */
export type Stakes = readonly bigint[];

export type GameSlug = 'harbour-sevens' | 'skyline-crash' | 'blackjack-quay';

/**
 * Stakes in hundredths of a euro. Each game's are multiples of its step (10 lines; 1.00, whose hundredths are whole;
 * an even number, so that three to two is whole): no prize is ever rounded.
 */
const EURO_CENTS: Readonly<Record<GameSlug, readonly number[]>> = {
  'harbour-sevens': [20, 40, 60, 100, 200, 400, 500, 1000, 2000, 5000],
  'skyline-crash': [100, 200, 500, 1000, 2000, 5000, 10_000],
  'blackjack-quay': [100, 200, 500, 1000, 2500, 5000, 10_000],
};

/** How many smallest units stand for one euro cent, roughly; round figures, so that stakes read well. */
const UNITS_PER_CENT: Readonly<Record<string, bigint>> = {
  BTC: 10n,
  USDT: 10_000n,
  JPY: 1n,
  BRL: 5n,
  INR: 100n,
  TRY: 50n,
};

/** Stakes of a game in a currency; `most` (whole smallest units) leaves out those above it. */
export function getStakes(
  slug: GameSlug,
  { currencyCode, most = null }: { currencyCode: string; most?: bigint | null },
): Stakes {
  const each = UNITS_PER_CENT[currencyCode] ?? BigInt(10 ** Math.max(currencyDigits(currencyCode) - 2, 0));
  const all = EURO_CENTS[slug].map((cents) => BigInt(cents) * each);
  return most === null ? all : all.filter((stake) => stake <= most);
}
