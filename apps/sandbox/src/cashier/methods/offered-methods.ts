import { alternativeMethod, availableMethods } from '@baize/domain/payment-methods';
import type { Player } from '../../sessions/session-store.ts';
import { PAYMENT_METHODS, findMethod } from './catalogue.ts';
import { toMethodRow } from './method-row.ts';
import type { Method } from './method.ts';

type Offering = { player: Player; currencyCode: string };

/** The methods a player may use, in their order: the product's own rule decides. */
function listOfferedIds({ player, currencyCode }: Offering, methods: readonly Method[]): number[] {
  const { countryCode, email, tags } = player;
  return availableMethods({
    methods: methods.map((method) => toMethodRow(method, { currencyCode, email })),
    country: countryCode === '' ? null : countryCode,
    currency: currencyCode,
    email,
    tags,
  }).map(({ id }) => id);
}

/** A method that serves this player, in whatever currency; undefined for any other. */
export function findOfferedMethod(player: Player, id: number): Method | undefined {
  const method = findMethod(id);
  if (!method) return undefined;
  const inAnyCurrency = { ...method, currencies: [], excludedCurrencies: [] };
  return listOfferedIds({ player, currencyCode: player.currencyCode }, [inAnyCurrency]).length > 0
    ? method
    : undefined;
}

/** Whether a method takes a currency. */
export function acceptsCurrency(
  { currencies = [], excludedCurrencies = [] }: Method,
  currencyCode: string,
): boolean {
  if (currencies.length > 0 && !currencies.includes(currencyCode)) return false;
  return !excludedCurrencies.includes(currencyCode);
}

/** What to try after a deposit went wrong: the first other method this player may use; null when there is none. */
export function findAlternativeMethod(failedId: number, { player, currencyCode }: Offering): number | null {
  const rows = listOfferedIds({ player, currencyCode }, PAYMENT_METHODS).map((id) => ({ id }));
  return alternativeMethod({ failed: { id: failedId }, methods: rows })?.id ?? null;
}
