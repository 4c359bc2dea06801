import { readNumber } from '../money/number-text.ts';
import { isEligibleForMethod } from './method-eligibility.ts';

/**
 * A way to pay, as the platform tells it; all but `id` may be absent, and none is trusted to have its type.
 * `order` sorts (lowest first); `withdrawalExist`: it also pays out; `tagRestrictedCountries` keeps lists of country
 * codes under a player tag's own name or under `matched`, `unmatched`, `default`. Source: S1 §3 "Payment method".
 */
export type PaymentMethod = {
  id: number;
  name?: string | null | undefined;
  paymentMethod?: string | null | undefined;
  title?: string | null | undefined;
  rawTitle?: string | null | undefined;
  description?: string | null | undefined;
  thumbnail_url?: string | null | undefined;
  thumbnailUrl?: string | null | undefined;
  isActive?: boolean | null | undefined;
  hidden?: boolean | null | undefined;
  order?: number | string | null | undefined;
  withdrawalExist?: boolean | null | undefined;
  isCardForm?: boolean | null | undefined;
  allowedCountries?: readonly string[] | null | undefined;
  restrictedCountries?: readonly string[] | null | undefined;
  tagRestrictedCountries?: Readonly<Record<string, readonly string[] | null | undefined>> | null | undefined;
  allowedCurrencies?: readonly string[] | null | undefined;
  restrictedCurrencies?: readonly string[] | null | undefined;
  allowEmails?: readonly string[] | null | undefined;
  allowTags?: readonly string[] | null | undefined;
  allowedTags?: readonly string[] | null | undefined;
};

/** What is known of the player a method is to serve; null is unknown. Compared without regard to case, but `tags`. */
export type Payer = {
  country: string | null;
  currency: string | null;
  email: string | null;
  tags: readonly string[] | null;
};

/** Method names that lead to the card form. Source: S1 §9. */
export const CARD_NAMES = ['visa', 'master', 'mastercard', 'card', 'cards'] as const;

/** The provider a deposit starts with. Source: S2 §4 "Deposit widget". */
export const DEFAULT_PROVIDER = 'Visa';

function normalizeName(value: unknown): string {
  return typeof value === 'string' ? value.trim().toLowerCase() : '';
}

function namesOf({ name, paymentMethod, rawTitle }: PaymentMethod): string[] {
  return [name, paymentMethod, rawTitle].map(normalizeName);
}

function isShown({ isActive, hidden }: PaymentMethod): boolean {
  return isActive === true && !hidden;
}

function rowsOf<M extends PaymentMethod>(methods: readonly M[]): M[] {
  if (!Array.isArray(methods)) return [];
  return methods.filter((row): row is M => typeof row === 'object' && row !== null);
}

function orderOf({ order }: PaymentMethod): number {
  return readNumber(order) ?? Infinity;
}

/**
 * Gives the methods a player may use, by `order`, those without one last, equals as they came: active, not hidden,
 * and allowed by country, currency, e-mail and tags. An unknown country, currency or e-mail passes no list of allowed
 * ones and hits no list of restricted ones; empty and absent lists restrict nothing, and what is no list is absent.
 * Broken rows are left out; a list that is none is empty. Source: S1 §3, §7; requirements PAY-01; domain-api.md.
 */
export function availableMethods<M extends PaymentMethod>({
  methods,
  ...payer
}: { methods: readonly M[] } & Payer): M[] {
  return rowsOf(methods)
    .filter((method) => isShown(method) && isEligibleForMethod(method, payer))
    .toSorted((one, other) => {
      const [first, second] = [orderOf(one), orderOf(other)];
      return first === second ? 0 : first - second;
    });
}

/**
 * Tells whether a method, or a method's name, leads to the card form: `isCardForm` is true, or `name`,
 * `paymentMethod` or `rawTitle` is one of CARD_NAMES in any case, spaces around it not counted. What it is called on
 * screen (`title`) does not matter. Source: S1 §9; requirements PAY-02.
 */
export function isCardForm(method: PaymentMethod | string): boolean {
  if (typeof method === 'string') return CARD_NAMES.some((name) => name === normalizeName(method));
  if (typeof method !== 'object' || method === null) return false;
  return method.isCardForm === true || namesOf(method).some((text) => isCardForm(text));
}

/**
 * Chooses what to offer after a failed deposit: the first of the player's available methods that is another one, by
 * id; null when there is none. `methods` are those of `availableMethods`; one marked inactive or hidden since then
 * is passed over. Source: S1 §4 "Payment modals"; requirements PAY-07.
 */
export function alternativeMethod<M extends PaymentMethod>({
  failed,
  methods,
}: {
  failed: PaymentMethod | null;
  methods: readonly M[];
}): M | null {
  const open = rowsOf(methods).filter((method) => isShown({ ...method, isActive: method.isActive ?? true }));
  return open.find(({ id }) => String(id) !== String(failed?.id)) ?? null;
}

/** Gives what a method is called on screen: its title, else its raw title, else its name, else nothing. PAY-01. */
export function methodTitle({ title, rawTitle, name }: PaymentMethod): string {
  return [title, rawTitle, name].find((text) => normalizeName(text) !== '')?.trim() ?? '';
}

/** Gives the address of a method's picture, under either name the platform uses for it; null without one. PAY-01. */
export function methodThumbnail({ thumbnail_url: snake, thumbnailUrl: camel }: PaymentMethod): string | null {
  return [snake, camel].find((text) => normalizeName(text) !== '')?.trim() ?? null;
}

/** Gives the methods that also pay out, in the order given. Source: requirements PAY-09. */
export function withdrawalMethods<M extends PaymentMethod>(methods: readonly M[]): M[] {
  return rowsOf(methods).filter(({ withdrawalExist }) => withdrawalExist === true);
}

/** The method a deposit opens on, null when there is none at all, and whether the one asked for could not be had. */
export type PreselectedMethod<M extends PaymentMethod> = { method: M | null; notice: 'ok' | 'unavailable' };

/**
 * Chooses the method a deposit opens on: the one its address names (`activeMethod`: an id, else a name or the title on screen, in any case),
 * else the one the player paid by last (`lastUsedId`), else Visa, else the first. A name nobody offers to this player gives the default and a notice.
 * Source: S1 §2 "activeMethod", S2 §4; requirements PAY-07, PAY-03.
 */
export function preselectMethod<M extends PaymentMethod>({
  activeMethod,
  lastUsedId = null,
  methods,
}: {
  activeMethod: string | number | null | undefined;
  lastUsedId?: number | null;
  methods: readonly M[];
}): PreselectedMethod<M> {
  const rows = rowsOf(methods);
  const wanted = normalizeName(typeof activeMethod === 'number' ? String(activeMethod) : activeMethod);
  const named = (text: string): M | undefined => rows.find((method) => namesOf(method).includes(text));
  const titled = (text: string) => rows.find((method) => normalizeName(methodTitle(method)) === text);
  const asked =
    wanted === ''
      ? undefined
      : (rows.find(({ id }) => String(id) === wanted) ?? named(wanted) ?? titled(wanted));
  if (asked) return { method: asked, notice: 'ok' };
  const lastUsed = lastUsedId === null ? undefined : rows.find(({ id }) => id === lastUsedId);
  const method = lastUsed ?? named(normalizeName(DEFAULT_PROVIDER)) ?? rows[0] ?? null;
  return { method, notice: wanted === '' ? 'ok' : 'unavailable' };
}
