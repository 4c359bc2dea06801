import { alternativeMethod, availableMethods } from '@baize/domain/payment-methods';
import type { Player } from '../../sessions/session-store.ts';
import { METHODS, methodOf } from './catalogue.ts';
import { methodRow } from './method-row.ts';
import type { Method } from './method.ts';

type Wish = { player: Player; currencyCode: string };

/** The methods a player may use, in their order: the product's own rule decides. */
function offered({ player, currencyCode }: Wish, methods: readonly Method[]): number[] {
  const { countryCode, email, tags } = player;
  return availableMethods({
    methods: methods.map((method) => methodRow(method, { currencyCode, email })),
    country: countryCode === '' ? null : countryCode,
    currency: currencyCode,
    email,
    tags,
  }).map(({ id }) => id);
}

/** A method that serves this player, in whatever currency; undefined for any other. */
export function methodFor(player: Player, id: number): Method | undefined {
  const method = methodOf(id);
  if (!method) return undefined;
  const inAnyCurrency = { ...method, currencies: [], notCurrencies: [] };
  return offered({ player, currencyCode: player.currencyCode }, [inAnyCurrency]).length > 0
    ? method
    : undefined;
}

/** Whether a method takes a currency. */
export function takesCurrency(
  { currencies = [], notCurrencies = [] }: Method,
  currencyCode: string,
): boolean {
  if (currencies.length > 0 && !currencies.includes(currencyCode)) return false;
  return !notCurrencies.includes(currencyCode);
}

/** What to try after a deposit went wrong: the first other method this player may use; null when there is none. */
export function alternativeTo(failedId: number, { player, currencyCode }: Wish): number | null {
  const rows = offered({ player, currencyCode }, METHODS).map((id) => ({ id }));
  return alternativeMethod({ failed: { id: failedId }, methods: rows })?.id ?? null;
}
