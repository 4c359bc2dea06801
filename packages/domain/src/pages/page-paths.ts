import { hasControlCharacters } from '../web/control-characters.ts';

/** Reads addresses as browsers do; pure, and in Node and browsers alike. */
declare const URL: { canParse(address: string): boolean };

/** Where each page lives unless settings say otherwise. Source: S2 §2 "Default page paths by key". */
export const DEFAULT_PATHS = {
  root: '/',
  profile: '/profile',
  account: '/account',
  'edit-profile': '/profile/edit-profile',
  transactions: '/profile/transactions',
  verification: '/profile/verify',
  verification2: '/account/verification',
  favorites: '/profile/favorites',
  promotions: '/promotions',
  bonus_history: '/bonuses',
  deposit: '/deposit',
  withdraw: '/withdraw',
  casino: '/casino',
  providers: '/providers',
  tournaments: '/tournaments',
  cashback: '/cashback',
} as const;

/** The key of a page whose path settings may override. */
export type PageKey = keyof typeof DEFAULT_PATHS;

/** The two navigation styles. S2 §1. */
export type Navigation = 'basic' | 'panel';

/** One entry of the settings' page URL setup. S2 §2. */
export type PageOverride = { key: string; href: string; shallow?: boolean | undefined };

/** Where a link leads: `shallow` changes the address without a page load, `external` leaves the app. */
export type PageTarget = { href: string; shallow: boolean; external: boolean };

/** Tells whether a value is the key of a page. */
export function isPageKey(value: unknown): value is PageKey {
  return typeof value === 'string' && Object.hasOwn(DEFAULT_PATHS, value);
}

/**
 * Says what an override's address is: a place in the app (`/…`, `?…`, `#…`), another site (http or https), or refused:
 * other schemes, protocol-relative ones, a user name before the host, hosts that are none, and any spelling that is
 * read otherwise than it looks (backslash, control character, `/../`). Spaces around it do not count. Source: requirements NAV-02.
 */
export function classifyHref(href: unknown): 'in-app' | 'external' | 'refused' {
  const written = typeof href === 'string' ? href.trim() : '';
  if (hasControlCharacters(written)) return 'refused';
  if (/^https?:\/\/[^/?#@]+(?:[/?#]|$)/i.test(written)) return URL.canParse(written) ? 'external' : 'refused';
  // A router that tidies `/..//host` would lead to that host.
  if (/^\/(?:.*\/)?(?:\.|%2e){1,2}(?:[/?#]|$)/i.test(written.replace(/[?#].*/s, ''))) return 'refused';
  return /^(?:[?#]|\/(?!\/))/.test(written) ? 'in-app' : 'refused';
}

/** Puts an in-app path below `/design` in the design variant, once; anything else stays as it is. Source: S2 §2. */
export function withVariant(href: string, variant: 'design' | null | undefined): string {
  if (variant !== 'design' || !href.startsWith('/') || /^\/design(?=$|[/?#])/.test(href)) return href;
  return `/design${href.replace(/^\/(?=$|[?#])/, '')}`;
}

/** Takes the design variant off a path without a locale: `/design/casino` is the page `/casino` in it. Source: S2 §2. */
export function splitVariant(path: string): { variant: 'design' | null; path: string } {
  const bare = /^\/design(?=$|[/?#])/.exec(path) ? path.slice('/design'.length) : null;
  if (bare === null) return { variant: null, path };
  return { variant: 'design', path: bare.startsWith('/') ? bare : `/${bare}` };
}

function usableOverride(
  key: PageKey,
  overrides: readonly (PageOverride | null)[] | null | undefined,
): PageOverride | undefined {
  const rows = (overrides ?? []).filter((entry) => entry !== null);
  return rows.find((entry) => entry.key === key && classifyHref(entry.href) !== 'refused');
}

/**
 * Gives the link of a page under the brand's navigation style and settings. In the panel style `edit-profile` is the
 * account page: account's override wins, then edit-profile's, then `/account`. The first usable override of a key
 * counts; refused ones are as if absent. Under the design variant in-app paths go below `/design`. A link that
 * leaves the app is never shallow. A key that is none leads to the root. Source: S2 §2.
 */
export function resolvePath({
  key,
  navigation,
  overrides,
  variant,
}: {
  key: PageKey;
  navigation: Navigation;
  overrides: readonly PageOverride[] | null | undefined;
  variant?: 'design' | null | undefined;
}): PageTarget {
  const asAccount = key === 'edit-profile' && navigation === 'panel';
  const found =
    (asAccount ? usableOverride('account', overrides) : undefined) ?? usableOverride(key, overrides);
  const own = isPageKey(key) ? DEFAULT_PATHS[asAccount ? 'account' : key] : '/';
  const href = found ? found.href.trim() : own;
  if (classifyHref(href) === 'external') return { href, shallow: false, external: true };
  return { href: withVariant(href, variant), shallow: found?.shallow === true, external: false };
}

/** Where a player is led after verifying their e-mail or setting a new password: to the log-in. S2 §2 "Redirects". */
export function afterEmailVerification({ variant }: { variant: 'design' | null }): string {
  return withVariant('/casino?modal=login', variant);
}

/** Where a link leads whose verification has expired. Source: S2 §2 "Redirects"; requirements NAV-05. */
export function afterExpiredVerification({ variant }: { variant: 'design' | null }): string {
  return withVariant('/?modal=verify-email-expired', variant);
}

/**
 * Writes a link to the limits or the break, which stand in both areas under the same name, for the style of the page.
 * Every other path stays as it is. Source: requirements NAV-04, LIM-05.
 */
export function toNavigationArea(path: string, navigation: 'basic' | 'panel'): string {
  const area = navigation === 'panel' ? '/profile2/' : '/profile/';
  return path.replace(/^\/profile2?\/(?=(?:limits|freeze-account)(?:$|[?#]))/, area);
}
