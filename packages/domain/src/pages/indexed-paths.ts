import { OTHER_PATHS } from './other-paths.ts';
import { DEFAULT_PATHS, isPageKey, type PageKey } from './page-paths.ts';
import { servedPages } from './served-pages.ts';

/** Pages that are about one person; a search engine has no business there. */
const PERSONAL: ReadonlySet<PageKey> = new Set([
  'profile',
  'account',
  'edit-profile',
  'transactions',
  'verification',
  'verification2',
  'favorites',
  'bonus_history',
  'deposit',
  'withdraw',
] as const);

/** Second addresses of pages that have one of their own. */
const ALIASES: ReadonlySet<string> = new Set([OTHER_PATHS.vip, OTHER_PATHS.responsibility]);

type ServedPagesOptions = Parameters<typeof servedPages>[0];

/**
 * The pages a search engine may list, at the paths where settings put them, without language: every page that says the
 * same to everybody, each once. Games and studios have maps of their own. Source: requirements NAV-01, NAV-02; ours.
 */
export function indexedPaths(ask: ServedPagesOptions): string[] {
  const { moved: at, removed } = servedPages(ask);
  const moved = new Map(at.map(([path, key]) => [key, path]));
  const own = Object.keys(DEFAULT_PATHS)
    .filter(isPageKey)
    .filter((key) => !PERSONAL.has(key))
    .flatMap((key) => moved.get(key) ?? (removed.includes(key) ? [] : DEFAULT_PATHS[key]));
  const other = Object.values(OTHER_PATHS).filter((path) => !ALIASES.has(path));
  return [...new Set([...own, ...other])];
}

/**
 * Where pages about one person begin, for those who must not go there: their default addresses and the ones that
 * settings give them, without language. Source: S2 §2; requirements NAV-02.
 */
export function personalPaths(ask: ServedPagesOptions): string[] {
  const moved = servedPages(ask)
    .moved.filter(([, key]) => PERSONAL.has(key))
    .map(([path]) => path);
  return [...new Set([...[...PERSONAL].map((key) => DEFAULT_PATHS[key]), '/profile2', ...moved])];
}

/** Whether a path without language lies under one of these. */
export function isUnderPath(path: string, roots: readonly string[]): boolean {
  return roots.some((root) => path === root || path.startsWith(`${root}/`));
}
