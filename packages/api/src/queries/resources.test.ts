import { QueryClient, QueryObserver, type QueryKey } from '@tanstack/react-query';
import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ApiClient } from '../client.ts';
import { json, startClient, startPlatform, type ReceivedRequest } from '../testing/platform.ts';
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
import { sessionsQuery } from './sessions.ts';
import { tournamentsQuery } from './tournaments.ts';
import { transactionsQuery } from './transactions.ts';
import { twoStepQuery } from './two-step.ts';
import { userBonusQuery } from './user-bonus.ts';

let reply: (heard: ReceivedRequest, response: ServerResponse) => void = () => undefined;
let platform: Awaited<ReturnType<typeof startPlatform>>;
let client: ApiClient;
let cache: QueryClient;

beforeEach(async () => {
  platform = await startPlatform((heard, response) => reply(heard, response));
  ({ client } = startClient({ baseUrl: platform.baseUrl }));
  cache = new QueryClient();
});

afterEach(async () => {
  cache.clear();
  await platform.close();
});

const answers = (data: unknown) => {
  reply = (_, response) => json(response, 200, { success: true, data });
};
const fullAnswerTo = (name: string) =>
  FIXTURES.find(({ endpoint }) => endpoint.name === name)?.maximalResponse;

const history = { pageNo: 1, from: '2026-02-01', to: '2026-03-01' };
const plain = {
  'get-all-country': () => countriesQuery(client),
  'get-currencies': () => currenciesQuery(client),
  'get-location': () => locationQuery(client),
  'get-user-bonus': () => userBonusQuery(client, { status: 'active' }),
  'get-tournaments': () => tournamentsQuery(client, { status: 'running' }),
  loyalty: () => loyaltyQuery(client),
  referral: () => referralQuery(client),
  'get-full-category-list': () => categoriesQuery(client, 'de'),
  'get-games': () => gamesQuery(client, { category: 'slots', pageNo: 2 }),
  'get-game': () => gameQuery(client, 'harbour-sevens'),
  'get-providers': () => providersQuery(client),
  'get-latest-wins': () => latestWinsQuery(client),
  'get-payments': () => paymentsQuery(client, { currencyCode: 'EUR', countryCode: 'MT' }),
  'get-transactions': () => transactionsQuery(client, history),
  'get-casino-history': () => casinoHistoryQuery(client, history),
  'get-document-label': () => documentLabelsQuery(client),
  'get-documents': () => documentsQuery(client),
  'get-limits': () => limitsQuery(client),
  'get-sessions': () => sessionsQuery(client),
  'get-notifications': () => notificationsQuery(client),
  'get-data-request': () => dataRequestQuery(client),
  'get-contact-changes': () => contactChangesQuery(client),
  'get-two-step': () => twoStepQuery(client),
};

type Plain = { queryKey: QueryKey; queryFn?: unknown; staleTime?: unknown };

test.each(Object.entries(plain))(
  '%s is read through its own call and then known for a while',
  async (name, make) => {
    answers(fullAnswerTo(name));
    const query: Plain = make();
    const read = () => cache.query({ ...query } as never);
    expect(await read()).toBeTruthy();
    await read();
    expect(platform.heard).toHaveLength(1);
    const call = FIXTURES.find((sample) => sample.endpoint.name === name)?.endpoint;
    expect(platform.heard[0]?.url.pathname).toBe(call?.path.replace('{slug}', 'harbour-sevens'));
  },
);

test('countries come as those to sign up from and those to name', async () => {
  answers(fullAnswerTo('get-all-country'));
  const { signUp, all } = await cache.query(countriesQuery(client));
  expect(signUp).toEqual([
    { countryId: '4', code: 'MT', name: 'Malta', phoneCode: '356', flag: '/flags/mt.svg' },
  ]);
  expect(all.map(({ code }) => code)).toEqual(['MT', 'NL']);
});

test('a form asks whether a field is in use, and an unreadable flag leaves it so', async () => {
  answers({ phone: 0, city: '0', address: 1, zipCode: 'maybe' });
  const observer = new QueryObserver(cache, registrationFieldsQuery(client));
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
    reply = (_, response) => answer(response);
    expect(await cache.query(paymentsQuery(client, { currencyCode: 'EUR' }))).toEqual({
      methods: [],
      isReadable: false,
    });
  },
);

test('a platform without ways to pay has an empty list that was read', async () => {
  answers({ payments: [] });
  expect(await cache.query(paymentsQuery(client, { currencyCode: 'EUR' }))).toEqual({
    methods: [],
    isReadable: true,
  });
});

test('a broken method costs only itself, and a refusal is no empty list [HTTP-04]', async () => {
  answers({ payments: [{ id: 'x' }, { id: 6, title: 'Bank' }] });
  const { methods } = await cache.query(paymentsQuery(client, { currencyCode: 'EUR' }));
  expect(methods.map(({ id }) => id)).toEqual([6]);
  reply = (_, response) => json(response, 422, { success: false, message: 'no' });
  await expect(cache.query(paymentsQuery(client, { currencyCode: 'USD' }))).rejects.toMatchObject({
    kind: 'refused',
  });
});

test('a platform that does not tell of wins has none; a broken win costs only itself', async () => {
  reply = (_, response) => json(response, 404, { success: false, message: 'no such page' });
  expect(await cache.query(latestWinsQuery(client))).toEqual([]);
  cache.clear();
  const win = { id: 1, player: 'ma•••o', gameSlug: 'reef', gameName: 'Reef', currencyCode: 'EUR' };
  const at = '2026-11-20T17:16:02Z';
  answers({
    wins: [
      { ...win, amount: -4, at },
      { ...win, amount: 4, at },
      { ...win, amount: 4 },
    ],
  });
  expect(await cache.query(latestWinsQuery(client))).toMatchObject([{ amount: 4, thumbnail: null }]);
});

test('promotions load page by page to their end, a broken row on the way asks nothing twice', async () => {
  const pages: Record<string, unknown[]> = { 1: [{ id: 1 }, { name: 'broken' }], 2: [{ id: 3 }] };
  reply = ({ url }, response) => {
    const rows = pages[url.searchParams.get('pageNo') ?? ''] ?? [];
    json(response, 200, { success: true, data: { bonus: { count: 3, rows } } });
  };
  const query = allBonusQuery(client, {
    limit: 2,
    timeZone: 'Europe/Malta',
    dayOfWeek: 6,
    type: 'freespins',
  });
  const loaded = await cache.infiniteQuery({ ...query, pages: 5 });
  expect(loaded).toMatchObject({ count: 3, rows: [{ id: '1' }, { id: '3' }] });
  expect(platform.heard.map(({ url }) => url.search)).toEqual(
    [1, 2].map(
      (page) => `?limit=2&timeZone=Europe%2FMalta&dayOfWeek=6&type=freespins&pageNo=${String(page)}`,
    ),
  );
});

test('an endless list of games ends where the count does', async () => {
  answers({ games: { count: 61, rows: [] } });
  const games = await cache.infiniteQuery({ ...infiniteGamesQuery(client, { sort: 'name' }), pages: 9 });
  expect(games).toEqual({ count: 61, rows: [] });
  expect(platform.heard).toHaveLength(2);
});
