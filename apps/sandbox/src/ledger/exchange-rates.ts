import { unitsToDecimal, toUnits } from './currency.ts';

/** What a euro is worth at the house, always the same: what is promised in euros can be told in advance. */
const PER_EURO: Readonly<Record<string, number>> = {
  EUR: 1,
  USD: 1.1,
  GBP: 0.85,
  BRL: 6,
  CAD: 1.5,
  DKK: 7.46,
  INR: 95,
  JPY: 165,
  NOK: 11.7,
  PLN: 4.3,
  SEK: 11.3,
  TRY: 38,
  BTC: 0.00001,
  USDT: 1.1,
};

function getRate(currencyCode: string): number {
  return PER_EURO[currencyCode] ?? 1;
}

/** An amount the house names in euro cents, as whole units of a player's currency. */
export function fromEuroCents(cents: number, currencyCode: string): bigint {
  return toUnits((cents / 100) * getRate(currencyCode), currencyCode);
}

/** Whole units of a currency in euros, with what is left of a cent. */
export function toEuros(units: bigint, currencyCode: string): number {
  return unitsToDecimal(units, currencyCode) / getRate(currencyCode);
}

/** Whole units of one currency in another's, by the house's fixed rates. */
export function convertUnits(units: bigint, { from, to }: { from: string; to: string }): bigint {
  return from === to ? units : fromEuroCents(toEuros(units, from) * 100, to);
}
