import type { Payer, PaymentMethod } from './payment-methods.ts';

type TagKey = 'matched' | 'unmatched';

function fold(value: unknown): string {
  return typeof value === 'string' ? value.trim().toLowerCase() : '';
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function holds(list: unknown, wanted: string): boolean {
  return wanted !== '' && listOf(list).some((one) => fold(one) === wanted);
}

function permits(
  { allowed, restricted }: { allowed?: unknown; restricted?: unknown },
  value: string,
): boolean {
  const invited = listOf(allowed).length === 0 || holds(allowed, value);
  return invited && !holds(restricted, value);
}

/** The list under a key of its own; what is no list counts as no key. */
function ownList(lists: object, key: string): readonly unknown[] | null {
  const value: unknown = Object.getOwnPropertyDescriptor(lists, key)?.value;
  return Array.isArray(value) ? value : null;
}

/** The lists of countries that hold for somebody with these tags. */
function listsForTags(method: PaymentMethod, tags: readonly unknown[]): readonly (readonly unknown[])[] {
  const lists: unknown = method.tagRestrictedCountries;
  if (typeof lists !== 'object' || lists === null) return [];
  const names = tags.filter((tag) => typeof tag === 'string');
  const own = names.map((tag) => ownList(lists, tag)).filter((list) => list !== null);
  if (own.length > 0) return own;
  const invited = [...listOf(method.allowTags), ...listOf(method.allowedTags)];
  const key: TagKey = names.some((tag) => invited.includes(tag)) ? 'matched' : 'unmatched';
  return [ownList(lists, key) ?? ownList(lists, 'default') ?? []];
}

/**
 * Tells whether a method's lists let it serve a player. Restricted countries by tag: the lists under the player's own
 * tags if any is there; otherwise `matched` when one of the tags is among the method's allowed tags, `unmatched`
 * when none is, and `default` when that key is absent. Allowed tags alone shut nobody out. Tags compare exactly.
 * Source: domain-api.md "tagRestrictedCountries"; requirements PAY-01.
 */
export function isEligibleForMethod(method: PaymentMethod, payer: Payer): boolean {
  const country = fold(payer.country);
  const { allowedCountries, restrictedCountries, allowedCurrencies, restrictedCurrencies } = method;
  return (
    permits({ allowed: allowedCountries, restricted: restrictedCountries }, country) &&
    permits({ allowed: allowedCurrencies, restricted: restrictedCurrencies }, fold(payer.currency)) &&
    permits({ allowed: method.allowEmails }, fold(payer.email)) &&
    !listsForTags(method, listOf(payer.tags)).some((list) => holds(list, country))
  );
}
