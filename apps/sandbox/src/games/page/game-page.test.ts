import { parse } from 'node:path';
import { expect, test } from 'vitest';
import { createCatalogue } from '../../lobby/catalogue.ts';
import { GAME_FACTS } from '../facts.ts';
import { theoreticalReturn } from '../harbour-sevens/return-to-player.ts';
import { GAME_SLUGS } from '../protocol.ts';
import { reelPage } from '../reel/reel-page.ts';
import { RETURN_PERCENT } from '../skyline-crash/flight.ts';
import { createGamesHarness, PARENT_ORIGIN } from '../testing/games-harness.ts';
import { GAME_LANGUAGES } from '../../settings/language.ts';
import { readGameAssets, toBrowserScript } from './game-assets.ts';
import { renderGamePage } from './game-page.ts';

const PAGE = {
  mode: 'demo',
  launchToken: 'demo-1',
  parentOrigin: PARENT_ORIGIN,
  locale: 'en',
  currency: 'EUR',
} as const;

const [shown] = createCatalogue({ size: 'usual', now: 0 }).games.slice(10);
if (!shown) throw new Error('the lobby is empty');
const REEL = {
  game: shown.row,
  currencyCode: 'EUR',
  locale: 'en',
  parentOrigin: PARENT_ORIGIN,
  prizeTiers: [],
  stakes: [],
  balance: 0,
  staked: 0,
  won: 0,
  rounds: new Map(),
};

test.each(GAME_SLUGS)(
  '%s can be framed by the page it was launched for alone, and runs no inline code',
  async (slug) => {
    const games = await createGamesHarness();
    const page = await games.app.inject(`/games/${slug}?token=${games.openDemo()}`);
    expect(page.statusCode).toBe(200);
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain(`frame-ancestors ${PARENT_ORIGIN}`);
    expect(policy).not.toContain('unsafe');
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.body).not.toMatch(/<script(?![^>]*\bsrc=)|\son\w+=|\sstyle="|<style/);
  },
);

test.each(GAME_SLUGS)(
  '%s tells its return to player, its rules and whether the money is real on its page',
  (slug) => {
    const { returnToPlayer, maxMultiple } = GAME_FACTS[slug];
    const demo = renderGamePage({ ...PAGE, slug });
    expect(demo).toContain(`${returnToPlayer} %`);
    expect(demo).toContain(`${maxMultiple.toLocaleString('en')}×`);
    expect(demo).toContain('Demo, play money');
    expect(renderGamePage({ ...PAGE, slug, mode: 'real' })).toContain('Real play');
  },
);

test('the returns a player is told are those of the rules', () => {
  expect(GAME_FACTS['harbour-sevens'].returnToPlayer).toBe(Math.round(theoreticalReturn().total * 1000) / 10);
  expect(GAME_FACTS['skyline-crash'].returnToPlayer).toBe(RETURN_PERCENT);
});

test('an old or made-up address says in the frame to open the game again, and has nothing to press', async () => {
  const games = await createGamesHarness();
  for (const query of ['', '?token=', '?token=nope']) {
    const page = await games.app.inject(`/games/harbour-sevens${query}`);
    expect([page.statusCode, page.headers['content-type']]).toEqual([403, 'text/html; charset=utf-8']);
    expect(page.body).toContain('Open the game again from the lobby');
    expect(page.body).not.toMatch(/<script|<button|"success"/);
  }
});

test('a parent’s address or a token with quotes in it stays text', () => {
  const page = renderGamePage({ ...PAGE, slug: 'skyline-crash', launchToken: '"><script>alert(1)</script>' });
  expect(page).not.toContain('<script>alert');
});

test('every file that a page or a script asks for is served, and asked for again only when it changed', async () => {
  const assets = await readGameAssets();
  const games = await createGamesHarness();
  const pages = GAME_LANGUAGES.flatMap((locale) => [
    reelPage({ session: { ...REEL, locale }, token: 't' }),
    ...GAME_SLUGS.map((slug) => renderGamePage({ ...PAGE, slug, locale })),
  ]);
  const wanted = new Set(pages.flatMap((page) => page.match(/\/games\/assets\/[\w/.-]+/g) ?? []));
  for (const [path, { text }] of assets) {
    for (const [, file] of text.matchAll(/from '(\.[^']+)'/g)) {
      wanted.add(new URL(file ?? '', `http://x/games/assets/${path}`).pathname);
    }
  }
  for (const path of wanted) expect((await games.app.inject(path)).statusCode, path).toBe(200);
  const unasked = [...assets.keys()].filter((path) => !wanted.has(`/games/assets/${path}`));
  expect(unasked.map((path) => parse(path).base)).toEqual([]);
  const first = await games.app.inject('/games/assets/games/page/game.css');
  const again = {
    url: '/games/assets/games/page/game.css',
    headers: { 'if-none-match': String(first.headers.etag) },
  };
  expect((await games.app.inject(again)).statusCode).toBe(304);
  expect((await games.app.inject('/games/assets/games/../game-server.ts')).statusCode).toBe(404);
});

test('what the browser gets is the source without its types', () => {
  const source = "import { type A, b } from '../c.ts';\nexport const d: A = b();\n";
  expect(toBrowserScript(source)).toMatch(/import \{\s+b \} from '\.\.\/c\.js';\nexport const d\s+= b\(\);/);
});
