import { isLocale } from '@baize/domain/locales';
import { DEFAULT_PATHS } from '@baize/domain/page-paths';
import { servedPages } from '@baize/domain/served-pages';
import type { PublicSettings } from '@baize/domain/settings';
import { matchRoutes, type RouteObject } from 'react-router';
import type { RouteOverrides } from '@baize/page';
import { applyRouteOverrides } from './apply-route-overrides.ts';

/** What a route table names its routes by: the path in the brand's map, `home` for the root page. */
type Table = Record<
  string,
  | { id: string; parentId?: string | undefined; path?: string | undefined; index?: boolean | undefined }
  | undefined
>;

/** The brand's page for addresses that lead nowhere. */
const CATCH_ALL = '*';

const routeIdOf = (path: string): string => (path === '/' ? 'home' : path);

/**
 * What the settings make of the brand's table for the document of one address. An address whose first
 * segment is no language would be taken for one: it leads where every unknown address leads.
 */
export function getRouteOverrides(ask: {
  settings: PublicSettings;
  /** The address's path. */
  path: string;
  routes: Table;
}): RouteOverrides {
  const { settings, routes } = ask;
  const served = servedPages({
    pageKeys: settings.pageKeys,
    overrides: settings.pageUrlSetup,
    navigation: settings.navigation,
  });
  const gone = served.removed.map((key) => routeIdOf(DEFAULT_PATHS[key])).filter((id) => routes[id]);
  const at = served.moved
    .map(([path, key]): [string, string] => [decodePath(path), routeIdOf(DEFAULT_PATHS[key])])
    .filter(
      ([path, id]) =>
        routes[id] && isPlain(path) && (!routes[routeIdOf(path)] || gone.includes(routeIdOf(path))),
    );
  const lost = unknownAddress(ask.path, applyRouteOverrides(routes, { at, gone }));
  return { at: lost === null || !routes[CATCH_ALL] ? at : [...at, [lost, CATCH_ALL]], gone };
}

/** As the router compares it: letters, not their `%` spelling. */
function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Signs that mean something to the router would make a pattern of an address. */
function isPlain(path: string): boolean {
  return !/[:*?%]/.test(path);
}

/** The address, when the router would read its first segment as a language that is none. */
function unknownAddress(path: string, routes: Table): string | null {
  const place = decodePath(path.replace(/\.data$/, ''));
  const rows = Object.values(routes).flatMap((row) => (row ? [row] : []));
  const layouts = rows.filter((row) => row.path?.startsWith(':locale?'));
  const tree = layouts.map(({ id, path: prefix = '' }): RouteObject => ({
    path: prefix,
    children: rows
      .filter(({ parentId }) => parentId === id)
      .map((row) => (row.index ? { index: true } : { path: row.path ?? '' })),
  }));
  const locale = matchRoutes(tree, place)?.at(-1)?.params['locale'];
  return locale === undefined || isLocale(locale) || !isPlain(place) ? null : place;
}
