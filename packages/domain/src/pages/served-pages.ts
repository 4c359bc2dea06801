import { splitLocale } from './locales.ts';
import {
  DEFAULT_PATHS,
  isPageKey,
  classifyHref,
  type Navigation,
  type PageKey,
  type PageOverride,
  splitVariant,
} from './page-paths.ts';

/** What settings change in where pages stand: addresses beside the default ones, and pages that are not served there. */
export type ServedPages = {
  moved: readonly (readonly [path: string, page: PageKey])[];
  removed: readonly PageKey[];
};

/** The path of an override without language, variant, query and hash; null when it names none, or is not in the app. */
function pathOf(href: string): string | null {
  const written = href.trim().split(/[?#]/, 1)[0] ?? '';
  if (classifyHref(href) !== 'in-app' || written === '') return null;
  const { path } = splitVariant(splitLocale(written).path);
  return path.replace(/(?!^)\/+$/, '');
}

/**
 * Says which pages settings put at addresses of their own, and which default addresses serve nothing (or another page)
 * because of them. A page named in `pageKeys` is served at its in-app override too; one that is not named is gone. An
 * override that points at another page's own address is a link there and no more, unless that page has moved away or
 * is gone itself. Of two pages at one address the first counts. In the panel style `edit-profile` is the account page.
 * Source: S2 §2; requirements NAV-01, NAV-02.
 */
export function servedPages({
  pageKeys,
  overrides,
  navigation,
}: {
  pageKeys: readonly PageKey[];
  overrides: readonly PageOverride[];
  navigation: Navigation;
}): ServedPages {
  const moves = new Map<PageKey, string>();
  for (const row of overrides) {
    const place = pathOf(row.href);
    if (place === null || !isPageKey(row.key) || !pageKeys.includes(row.key)) continue;
    if (!moves.has(row.key)) moves.set(row.key, place);
  }
  const missing = Object.keys(DEFAULT_PATHS)
    .filter(isPageKey)
    .filter((key) => !pageKeys.includes(key));
  const at = new Map<string, PageKey>();
  const gone = new Set(missing);
  for (const [key, place] of moves) {
    const page = key === 'edit-profile' && navigation === 'panel' ? 'account' : key;
    const owner = ownerOf(place);
    const stays = owner !== null && !gone.has(owner) && (moves.get(owner) ?? place) === place;
    if (at.has(place) || stays) continue;
    at.set(place, page);
    if (owner !== null) gone.add(owner);
  }
  return { moved: [...at], removed: [...gone] };
}

function ownerOf(place: string): PageKey | null {
  return (
    Object.keys(DEFAULT_PATHS)
      .filter(isPageKey)
      .find((key) => DEFAULT_PATHS[key] === place) ?? null
  );
}

/** Finds the page whose in-app override is this path (no query, no locale), or null. Source: S2 §2. */
export function pageAt({
  path,
  overrides,
}: {
  path: string;
  overrides: readonly PageOverride[] | null | undefined;
}): PageKey | null {
  for (const { key, href } of overrides ?? []) {
    if (isPageKey(key) && pathOf(href) === path && path !== '') return key;
  }
  return null;
}
