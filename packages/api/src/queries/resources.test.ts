import { QueryObserver, type QueryKey } from '@tanstack/react-query';
import type { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { json } from '../testing/platform.ts';
import { setUpQueryPlatform } from '../testing/query-platform.ts';
import { FIXTURES } from '../fixtures.ts';
import { allBonusQuery } from './all-bonus.ts';
import { casinoHistoryQuery } from './casino-history.ts';
import { categoriesQuery } from './categories.ts';
import { countriesQuery } from './countries.ts';
import { currenciesQuery } from './currencies.ts';
import { contactChangesQuery } from './contact-changes.ts';
import { dataRequestQuery } from './data-request.ts';
import { documentLabelsQuery, documentsQuery } from './documents.ts';
import { gameQuery } from './game.ts';
import { infiniteGamesQuery, gamesQuery } from './games.ts';
import { latestWinsQuery } from './latest-wins.ts';
import { limitsQuery } from './limits.ts';
import { locationQuery } from './location.ts';
import { loyaltyQuery } from './loyalty.ts';
import { notificationsQuery } from './notifications.ts';
import { paymentsQuery } from './payments.ts';
import { providersQuery } from './providers.ts';
import { referralQuery } from './referral.ts';
import { registrationFieldsQuery } from './registration-fields.ts';
import { playSessionQuery } from './play-session.ts';
import { sessionsQuery } from './sessions.ts';
import { tournamentsQuery } from './tournaments.ts';
import { transactionsQuery } from './transactions.ts';
import { twoStepQuery } from './two-step.ts';
import { userBonusQuery } from './user-bonus.ts';

const setup = setUpQueryPlatform();
const fullAnswerTo = (name: string) =>
  FIXTURES.find(({ endpoint }) => endpoint.name === name)?.maximalResponse;

const history = { pageNo: 1, from: '2026-02-01', to: '2026-03-01' };
const plain = {
  'get-all-country': () => countriesQuery(setup.client),
  'get-currencies': () => currenciesQuery(setup.client),
  'get-location': () => locationQuery(setup.client),
  'get-user-bonus': () => userBonusQuery(setup.client, { status: 'active' }),
  'get-tournaments': () => tournamentsQuery(setup.client, { status: 'running' }),
  loyalty: () => loyaltyQuery(setup.client),
  referral: () => referralQuery(setup.client),
  'get-full-category-list': () => categoriesQuery(setup.client, 'de'),
  'get-games': () => gamesQuery(setup.client, { category: 'slots', pageNo: 2 }),
  'get-game': () => gameQuery(setup.client, 'harbour-sevens'),
  'get-providers': () => providersQuery(setup.client),
  'get-latest-wins': () => latestWinsQuery(setup.client),
  'get-play-session': () => playSessionQuery(setup.client, 1_772_300_000_000),
  'get-payments': () => paymentsQuery(setup.client, { currencyCode: 'EUR', countryCode: 'MT' }),
  'get-transactions': () => transactionsQuery(setup.client, history),
  'get-casino-history': () => casinoHistoryQuery(setup.client, history),
  'get-document-label': () => documentLabelsQuery(setup.client),
  'get-documents': () => documentsQuery(setup.client),
  'get-limits': () => limitsQuery(setup.client),
  'get-sessions': () => sessionsQuery(setup.client),
  'get-notifications': () => notificationsQuery(setup.client),
  'get-data-request': () => dataRequestQuery(setup.client),
  'get-contact-changes': () => contactChangesQuery(setup.client),
  'get-two-step': () => twoStepQuery(setup.client),
};

type Plain = { queryKey: QueryKey; queryFn?: unknown; staleTime?: unknown };

test.each(Object.entries(plain))(
  '%s is read through its own call and then known for a while',
  async (name, make) => {
    setup.answers(fullAnswerTo(name));
    const query: Plain = make();
    const read = () => setup.cache.query({ ...query } as never);
    expect(await read()).toBeTruthy();
    await read();
    expect(setup.platform.heard).toHaveLength(1);
    const call = FIXTURES.find((sample) => sample.endpoint.name === name)?.endpoint;
    expect(setup.platform.heard[0]?.url.pathname).toBe(call?.path.replace('{slug}', 'harbour-sevens'));
  },
);

test('countries come as those to sign up from and those to name', async () => {
  setup.answers(fullAnswerTo('get-all-country'));
  const { signUp, all } = await setup.cache.query(countriesQuery(setup.client));
  expect(signUp).toEqual([
    { countryId: '4', code: 'MT', name: 'Malta', phoneCode: '356', flag: '/flags/mt.svg' },
  ]);
  expect(all.map(({ code }) => code)).toEqual(['MT', 'NL']);
});

test('a form asks whether a field is in use, and an unreadable flag leaves it so', async () => {
  setup.answers({ phone: 0, city: '0', address: 1, zipCode: 'maybe' });
  const observer = new QueryObserver(setup.cache, registrationFieldsQuery(setup.client));
  const stop = observer.subscribe(() => undefined);
  await expect.poll(() => observer.getCurrentResult().isSuccess).toBe(true);
  const isUsed = observer.getCurrentResult().data ?? (() => null);
  expect(['phone', 'city', 'address', 'zipCode', 'toString'].map((field) => isUsed(field))).toEqual([
    false,
    false,
    true,
    true,
    true,
  ]);
  stop();
});

test.each([
  ['a page', (response: ServerResponse) => response.end('<h1>hello</h1>')],
  ['nothing', (response: ServerResponse) => response.end()],
  [
    'a list that is none',
    (response: ServerResponse) => json(response, 200, { success: true, data: { payments: 7 } }),
  ],
  ['data of another kind', (response: ServerResponse) => json(response, 200, { success: true, data: [] })],
])(
  'payments answered with %s are an empty list that says it was not read [HTTP-04]',
  async (_name, answer) => {
    setup.platform.replyWith((_, response) => answer(response));
    expect(await setup.cache.query(paymentsQuery(setup.client, { currencyCode: 'EUR' }))).toEqual({
      methods: [],
      isReadable: false,
    });
  },
);

test('a platform without ways to pay has an empty list that was read', async () => {
  setup.answers({ payments: [] });
  expect(await setup.cache.query(paymentsQuery(setup.client, { currencyCode: 'EUR' }))).toEqual({
    methods: [],
    isReadable: true,
  });
});

test('a broken method costs only itself, and a refusal is no empty list [HTTP-04]', async () => {
  setup.answers({ payments: [{ id: 'x' }, { id: 6, title: 'Bank' }] });
  const { methods } = await setup.cache.query(paymentsQuery(setup.client, { currencyCode: 'EUR' }));
  expect(methods.map(({ id }) => id)).toEqual([6]);
  setup.platform.replyWith((_, response) => json(response, 422, { success: false, message: 'no' }));
  await expect(setup.cache.query(paymentsQuery(setup.client, { currencyCode: 'USD' }))).rejects.toMatchObject(
    {
      kind: 'refused',
    },
  );
});

test('a platform that does not tell of wins has none; a broken win costs only itself', async () => {
  setup.platform.replyWith((_, response) => json(response, 404, { success: false, message: 'no such page' }));
  expect(await setup.cache.query(latestWinsQuery(setup.client))).toEqual([]);
  setup.cache.clear();
  const win = { id: 1, player: 'ma•••o', gameSlug: 'reef', gameName: 'Reef', currencyCode: 'EUR' };
  const at = '2026-11-20T17:16:02Z';
  setup.answers({
    wins: [
      { ...win, amount: -4, at },
      { ...win, amount: 4, at },
      { ...win, amount: 4 },
    ],
  });
  expect(await setup.cache.query(latestWinsQuery(setup.client))).toMatchObject([
    { amount: 4, thumbnail: null },
  ]);
});

test('promotions load page by page to their end, a broken row on the way asks nothing twice', async () => {
  const pages: Record<string, unknown[]> = { 1: [{ id: 1 }, { name: 'broken' }], 2: [{ id: 3 }] };
  setup.platform.replyWith(({ url }, response) => {
    const rows = pages[url.searchParams.get('pageNo') ?? ''] ?? [];
    json(response, 200, { success: true, data: { bonus: { count: 3, rows } } });
  });
  const query = allBonusQuery(setup.client, {
    limit: 2,
    timeZone: 'Europe/Malta',
    dayOfWeek: 6,
    type: 'freespins',
  });
  const loaded = await setup.cache.infiniteQuery({ ...query, pages: 5 });
  expect(loaded).toMatchObject({ count: 3, rows: [{ id: '1' }, { id: '3' }] });
  expect(setup.platform.heard.map(({ url }) => url.search)).toEqual(
    [1, 2].map(
      (page) => `?limit=2&timeZone=Europe%2FMalta&dayOfWeek=6&type=freespins&pageNo=${String(page)}`,
    ),
  );
});

test('an endless list of games ends where the count does', async () => {
  setup.answers({ games: { count: 61, rows: [] } });
  const games = await setup.cache.infiniteQuery({
    ...infiniteGamesQuery(setup.client, { sort: 'name' }),
    pages: 9,
  });
  expect(games).toEqual({ count: 61, rows: [] });
  expect(setup.platform.heard).toHaveLength(2);
});
