import * as v from 'valibot';
import { expect, test } from 'vitest';
import { parseTolerantly } from '../parse-tolerantly.ts';
import { getDocuments, getLimits, putFreeze, putLimit, putSelfExclusion } from './account.ts';
import { deposit, getTransactions, threeDsWebhook } from './cashier.ts';
import { gameMessageSchema, getGames, launchGame } from './lobby.ts';
import { getAllBonus, getUserBonus } from './rewards.ts';
import { forgotPassword, getUserDetails, signUp } from './session.ts';

function read<S extends v.GenericSchema>(schema: S, answer: unknown) {
  const result = parseTolerantly(schema, answer);
  if (!result.ok) throw new Error(`${result.where}: ${result.reason}`);
  return result.value;
}

const money = { transactionId: 1, date: '2026-03-01T10:00:00Z', amount: 5, currencyCode: 'EUR' };

test('a status of tomorrow still shows its payment, its bonus and its document', () => {
  const rows = [{ ...money, type: 'tip', status: 'on-its-way' }];
  expect(read(getTransactions.response, { transactions: { rows } }).transactions.rows).toMatchObject([
    { transactionId: '1', type: 'unknown', status: 'unknown' },
  ]);
  const bonuses = { rows: [{ id: 1, status: 'resting', type: 'Mystery' }] };
  expect(read(getUserBonus.response, { bonuses }).bonuses.rows).toMatchObject([
    { status: 'unknown', type: 'other' },
  ]);
  const documents = [{ id: 1, labelId: 2, status: 'at the notary' }];
  expect(read(getDocuments.response, { documents }).documents).toMatchObject([{ status: 'unknown' }]);
});

test.each([
  ['No Deposit', 'no-deposit'],
  ['no_deposit', 'no-deposit'],
  ['Free Spins', 'free-spins'],
  ['freespins', 'free-spins'],
  ['Instant Cashback', 'instant-cashback'],
  ['Deposit', 'deposit'],
  ['constructor', 'other'],
])('a bonus told as %s is %s', (type, known) => {
  const { rows } = read(getAllBonus.response, { bonus: { rows: [{ id: 1, type }] } }).bonus;
  expect(rows[0]?.type).toBe(known);
});

test('the word of a bank that nobody knows is pending, never failed', () => {
  for (const status of ['success', 'failed', 'pending'] as const) {
    expect(read(threeDsWebhook.response, { status, transactionId: 't' }).status).toBe(status);
  }
  expect(read(threeDsWebhook.response, { status: 'challenge', transactionId: 't' }).status).toBe('pending');
});

test('a broken game goes, its neighbours stay', () => {
  const game = { id: 1, slug: 'a', name: 'A', provider: { slug: 'p', name: 'P' } };
  const rows = [game, { ...game, provider: null }, { ...game, minBet: 'much' }, { ...game, id: 'g-4' }];
  expect(read(getGames.response, { games: { count: 4, rows } }).games.rows.map(({ id }) => id)).toEqual([
    '1',
    'g-4',
  ]);
});

test.each(['javascript:alert(1)', 'data:text/html,x', '//evil.test/', '/\\evil.test', ' https://a.test', ''])(
  'a game or a bank at %s is opened by nobody',
  (url) => {
    expect(v.is(launchGame.response, { url })).toBe(false);
    const paid = read(deposit.response, { transactionId: 't', status: 'pending', redirectUrl: url });
    expect(paid.redirectUrl).toBeNull();
  },
);

test('a game’s frame is believed only in its five sentences', () => {
  const round = { type: 'round', roundId: 7, stake: 0.5, win: 0 };
  expect(v.parse(gameMessageSchema, round)).toMatchObject({ roundId: '7', currencyCode: null });
  for (const type of ['ready', 'close', 'error']) expect(v.is(gameMessageSchema, { type })).toBe(true);
  expect(v.is(gameMessageSchema, { type: 'limit', code: 'dailyLossLimit' })).toBe(true);
  for (const message of ['ready', null, {}, { type: 'navigate' }, { ...round, win: -1 }, { type: 'limit' }]) {
    expect(v.is(gameMessageSchema, message)).toBe(false);
  }
});

test('a limit is asked with its own kind of measure and nothing beyond its range', () => {
  const body = putLimit.request.body;
  expect(v.is(body, { type: 'loss', period: 2, amount: 0 })).toBe(true);
  expect(v.is(body, { type: 'loss', period: 3, amount: 10 })).toBe(false);
  expect(v.is(body, { type: 'loss', period: 2 })).toBe(false);
  expect(v.is(body, { type: 'bet', period: 0, amount: -1 })).toBe(false);
  expect([9, 10, 43_200, 43_201].map((minutes) => v.is(body, { type: 'session', minutes }))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test('a limit without a period is daily, one of an unknown kind goes', () => {
  const limits = [
    { type: 'deposit', amount: 5 },
    { type: 'sleep', amount: 1 },
  ];
  expect(read(getLimits.response, { limits }).limits).toMatchObject([
    { type: 'deposit', period: 0, pending: null },
  ]);
});

test('an exclusion names exactly one span, a freeze one of the breaks of some market', () => {
  const span = putSelfExclusion.request.body;
  for (const ask of [{ duration: '12h' }, { months: 1 }, { permanent: true }])
    expect(v.is(span, ask)).toBe(true);
  for (const ask of [
    {},
    { duration: '2h' },
    { months: 0 },
    { permanent: false },
    { duration: '1h', months: 6 },
  ]) {
    expect(v.is(span, ask)).toBe(false);
  }
  expect([1, 2, 3, 7, 10, 11, 30, 31].filter((days) => v.is(putFreeze.request.body, { days }))).toEqual([
    1, 3, 7, 10, 31,
  ]);
});

test('page numbers and flags are read from the words of a query', () => {
  const query = { pageNo: '2', limit: '50', isDeposit: 'true', dayOfWeek: '7' };
  expect(v.parse(getAllBonus.request.query, query)).toMatchObject({
    pageNo: 2,
    limit: 50,
    isDeposit: true,
    dayOfWeek: 7,
  });
  expect(v.parse(getAllBonus.request.query, {})).toEqual({ pageNo: 1, limit: 20 });
  for (const wrong of [
    { pageNo: '0' },
    { pageNo: '1e3' },
    { limit: '201' },
    { dayOfWeek: '8' },
    { limit: ' 5' },
  ]) {
    expect(v.is(getAllBonus.request.query, wrong)).toBe(false);
  }
  expect(v.parse(getGames.request.query, { ids: 'a,b,' }).ids).toEqual(['a', 'b']);
});

test('a forgotten password is asked by address or phone, never by neither', () => {
  const { body } = forgotPassword.request;
  expect([{ email: 'a@b.test' }, { phone: '21001234' }].every((ask) => v.is(body, ask))).toBe(true);
  expect([{}, { email: '' }, { phone: 'ring me' }].some((ask) => v.is(body, ask))).toBe(false);
});

test('a sign-up without a password is one of one click', () => {
  const least = {
    email: 'a@b.test',
    username: 'a',
    uniqueKey: 'a@b.test',
    userUUID: 'u',
    preferredLanguage: 'en',
  };
  const device = { userDeviceType: 'mobile', screenResolution: '390x844' };
  expect(v.is(signUp.request.body, { ...least, ...device, password: null })).toBe(true);
  expect(v.is(signUp.request.body, { ...least, ...device, dateOfBirth: '2026-02-30x' })).toBe(false);
  expect(v.is(signUp.request.body, least)).toBe(false);
});

test('a level may be a number or an object, and a broken bonus beside the player counts as none', () => {
  const getUser = { userId: 1, userWallet: { amount: 1, currencyCode: 'EUR' } };
  const told = (beside: object) => read(getUserDetails.response, { getUser, ...beside });
  expect(told({ userLoyaltyLevel: 3 }).userLoyaltyLevel).toBe(3);
  expect(told({ userLoyaltyLevel: { level: 3, name: 'Gold' } }).userLoyaltyLevel).toBe(3);
  expect(told({ userLoyaltyLevel: 'gold' }).userLoyaltyLevel).toBeNull();
  expect(told({ activeBonus: { wagered: 'x' } }).activeBonus).toBeNull();
});
