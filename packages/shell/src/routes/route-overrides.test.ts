import { publicSettings, SETTINGS_DEFAULTS, type Settings } from '@baize/domain/settings';
import { matchRoutes, type RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import { baseRouteId } from '@baize/page/route-id';
import { getRouteOverrides } from './route-overrides.ts';
import { applyRouteOverrides } from './apply-route-overrides.ts';

interface Row {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
}

const MAP = ['/casino', '/promotions', '/cashback', '/vip', '/casino/games/:slug', '*'];

const TABLE: Record<string, Row | undefined> = Object.fromEntries(
  [
    { id: 'root', path: '' },
    { id: 'layout', parentId: 'root', path: ':locale?/design?' },
    { id: 'home', parentId: 'layout', index: true },
    ...MAP.map((id): Row => ({ id, parentId: 'layout', path: id.replace(/^\//, '') })),
  ].map((row): [string, Row] => [row.id, row]),
);

/** Which page of the map a router with the edited table would show at an address. */
function shown(path: string, parts: Partial<Settings> = {}): string {
  const settings = publicSettings({ ...SETTINGS_DEFAULTS, ...parts });
  const table = applyRouteOverrides(TABLE, getRouteOverrides({ settings, path, routes: TABLE }));
  const children = Object.values(table).flatMap((row): RouteObject[] => {
    if (row?.parentId !== 'layout') return [];
    return [row.index ? { id: row.id, index: true } : { id: row.id, path: row.path ?? '' }];
  });
  const tree: RouteObject[] = [{ path: ':locale?/design?', children }];
  const matches = matchRoutes(tree, path.replace(/\.data$/, ''));
  const found = matches?.at(-1);
  const locale = found?.params['locale'];
  return `${baseRouteId(found?.route.id ?? '')}${locale ? ` in ${locale}` : ''}`;
}

const setup = (...rows: [key: string, href: string][]): Partial<Settings> => ({
  pageUrlSetup: rows.map(([key, href]) => ({ key, href })),
});

test.each([
  ['/', 'home'],
  ['/de', 'home in de'],
  ['/design', 'home'],
  ['/de/design/casino', '/casino in de'],
  ['/casino', '/casino'],
  ['/casino/games/reef', '/casino/games/:slug'],
])('%s shows %s [NAV-05]', (path, page) => {
  expect(shown(path)).toBe(page);
});

test.each([
  '/nowhere',
  '/no/where',
  '/casino/nonsense',
  '/xx/casino',
  '/xx/design',
  '/nowhere.data',
  '/design/no/where',
  '/n%C3%A4he',
])('%s leads nowhere, and is never taken for a language [NAV-03]', (path) => {
  expect(shown(path)).toBe('*');
});

test.each(['/my-cash', '/de/my-cash', '/design/my-cash', '/de/design/my-cash', '/my-cash.data'])(
  'the settings’ own address serves its page: %s [NAV-02]',
  (path) => {
    expect(shown(path, setup(['cashback', '/my-cash']))).toMatch(/^\/cashback/);
    expect(shown('/cashback', setup(['cashback', '/my-cash']))).toBe('/cashback');
  },
);

test('letters beyond ASCII may stand in such an address, signs of the router’s may not [NAV-02]', () => {
  expect(shown('/geld-zur%C3%BCck', setup(['cashback', '/geld-zurück']))).toBe('/cashback');
  expect(shown('/anything', setup(['cashback', '/:all']))).toBe('*');
});

test('two pages may change places, and other pages keep theirs [NAV-02]', () => {
  const swapped = setup(['casino', '/promotions'], ['promotions', '/casino']);
  expect(shown('/casino', swapped)).toBe('/promotions');
  expect(shown('/promotions', swapped)).toBe('/casino');
  expect(shown('/vip', setup(['casino', '/vip']))).toBe('/vip');
});

test('a page the settings do not name leads nowhere, in every language [NAV-01]', () => {
  const pageKeys = SETTINGS_DEFAULTS.pageKeys.filter((key) => key !== 'cashback');
  expect(shown('/cashback', { pageKeys })).toBe('*');
  expect(shown('/de/cashback', { pageKeys })).toBe('* in de');
  expect(shown('/casino', { pageKeys })).toBe('/casino');
});

test('a root page moved elsewhere is served there too [NAV-02]', () => {
  expect(shown('/lobby', setup(['root', '/lobby']))).toBe('home');
  expect(shown('/', setup(['root', '/lobby']))).toBe('home');
});
