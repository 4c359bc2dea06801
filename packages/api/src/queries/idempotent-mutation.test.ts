import { MutationObserver, QueryClient } from '@tanstack/react-query';
import type { ServerResponse } from 'node:http';
import { beforeEach, expect, test } from 'vitest';
import { json, openPlatform, startClient } from '../testing/platform.ts';
import { depositMutation } from './deposit.ts';
import { queryKeys } from './keys.ts';
import type { Mutex } from './mutex.ts';
import { couponMutation } from './user-bonus.ts';
import { withdrawMutation } from './withdraw.ts';

const PAID = { transactionId: 't-1', status: 'completed' };
const ASK = {
  nonce: 'form-1',
  request: {
    body: { methodId: 5, amount: 25, currencyCode: 'EUR', returnUrl: 'https://casino.test/deposit' },
  },
};

type Reply = (response: ServerResponse) => void;
const pays: Reply = (response) => json(response, 200, { success: true, data: PAID });
const says =
  (status: number, more: object = {}): Reply =>
  (response) =>
    json(response, status, { success: false, message: 'no', ...more });

let cache: QueryClient;

beforeEach(() => {
  cache = new QueryClient();
  cache.setQueryData(queryKeys.userDetails, {});
  cache.setQueryData(queryKeys.transactionsOf({ pageNo: 1 }), {});
});

const isStale = (key: readonly unknown[]) => cache.getQueryState(key)?.isInvalidated;

async function startDeposit(reply: Reply, oneAtATime?: Mutex) {
  const platform = await openPlatform((_, response) => reply(response));
  const { client } = startClient({ baseUrl: platform.baseUrl });
  const deposit = (ask = ASK) => new MutationObserver(cache, depositMutation(client, oneAtATime)).mutate(ask);
  return { platform, deposit };
}

test('a deposit is done once, however often it is pressed, and balance and transactions are read again [HTTP-05]', async () => {
  const { platform, deposit } = await startDeposit(pays);
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => deposit()));
  expect(platform.heard).toHaveLength(1);
  expect(platform.heard[0]?.body).toEqual(ASK.request.body);
  expect(new Set(outcomes.map(({ kind }) => kind))).toEqual(new Set(['done']));
  expect(outcomes[0]).toMatchObject({ response: { ...PAID, redirectUrl: null, threeDs: null } });
  expect(isStale(queryKeys.userDetails)).toBe(true);
  expect(isStale(queryKeys.transactionsOf({ pageNo: 1 }))).toBe(true);
});

test.each([
  ['the answer is lost', (response: ServerResponse) => response.destroy()],
  ['the platform stumbles', says(500)],
  ['something stands against it and nobody says what', says(409)],
  ['it is said to be done already', says(409, { code: 'ALREADY_PAID' })],
  ['a page answers', (response: ServerResponse) => response.end('<h1>Thank you</h1>')],
] as const)(
  'when %s a deposit is unknown, never failed, and what it may have changed is read again',
  async (_name, reply) => {
    const { platform, deposit } = await startDeposit(reply);
    expect(await deposit()).toMatchObject({ kind: 'unknown' });
    expect(platform.heard).toHaveLength(1);
    expect(isStale(queryKeys.userDetails)).toBe(true);
  },
);

test('a refused deposit says why, with its amounts, and nothing is read again', async () => {
  const code = 'PAYMENT_PROVIDER_LIMIT_THRESHOLD';
  const { deposit } = await startDeposit(says(422, { code, details: { min: 10, max: 500 } }));
  expect(await deposit()).toMatchObject({
    kind: 'refused',
    failure: { code, details: { min: 10, max: 500 } },
  });
  expect(isStale(queryKeys.userDetails)).toBe(false);
});

test('details nobody can read leave the refusal what it is', async () => {
  const { deposit } = await startDeposit(says(422, { code: 'PROVIDER_ERROR', details: [1, { a: 2 }] }));
  expect(await deposit()).toMatchObject({
    kind: 'refused',
    failure: { code: 'PROVIDER_ERROR', details: {} },
  });
});

test('a deposit tried again from the same form is the same deposit, from another form another one [HTTP-05]', async () => {
  const { platform, deposit } = await startDeposit(pays);
  await deposit();
  await deposit();
  await deposit({ ...ASK, nonce: 'form-2' });
  const keys = platform.heard.map(({ headers }) => headers['idempotency-key']);
  expect(keys[0]).toBeDefined();
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('a deposit waits for its turn among the tabs, under its own name', async () => {
  const names: string[] = [];
  const turns: Mutex = (name, work) => {
    names.push(name);
    return work();
  };
  const { platform, deposit } = await startDeposit(pays, turns);
  await deposit();
  expect(names).toEqual(platform.heard.map(({ headers }) => headers['idempotency-key']));
});

test('a finished deposit is forgotten with its form: no card number stays in memory', async () => {
  const { baseUrl } = await openPlatform((_, response) => pays(response));
  const form = new MutationObserver(cache, depositMutation(startClient({ baseUrl }).client));
  await form.mutate(ASK);
  form.reset();
  await expect.poll(() => cache.getMutationCache().getAll()).toEqual([]);
});

test('withdrawals and coupons are actions of their own', async () => {
  const { platform } = await startDeposit(pays);
  const { client } = startClient({ baseUrl: platform.baseUrl });
  const nonce = 'form-1';
  const withdrawal = { nonce, request: { body: { methodId: 5, amount: 100 } } };
  expect(await new MutationObserver(cache, withdrawMutation(client)).mutate(withdrawal)).toMatchObject({
    kind: 'done',
  });
  const redeemed = { nonce, request: { body: { code: 'WELCOME' } } };
  expect(await new MutationObserver(cache, couponMutation(client)).mutate(redeemed)).toEqual({
    kind: 'done',
    response: { bonus: null },
  });
  const keys = platform.heard.map(({ headers }) => headers['idempotency-key']);
  expect(new Set(keys).size).toBe(2);
});

async function withdrawAnswered(reply: Reply) {
  const platform = await openPlatform((_, response) => reply(response));
  const { client } = startClient({ baseUrl: platform.baseUrl });
  const withdrawal = { nonce: 'form-1', request: { body: { methodId: 5, amount: 100 } } };
  return new MutationObserver(cache, withdrawMutation(client)).mutate(withdrawal);
}

test('a refused withdrawal has the player read again, whose page promised it [PAY-09]', async () => {
  const outcome = await withdrawAnswered(says(422, { code: 'WAGERING_LEFT', details: { left: 40.04 } }));
  expect(outcome).toMatchObject({ kind: 'refused', failure: { kind: 'refused', code: 'WAGERING_LEFT' } });
  expect(isStale(queryKeys.userDetails)).toBe(true);
  expect(isStale(queryKeys.transactionsOf({ pageNo: 1 }))).toBe(false);
});

test('a withdrawal that meets the end of the session reads nothing again', async () => {
  const outcome = await withdrawAnswered(says(403));
  expect(outcome).toMatchObject({ kind: 'refused', failure: { kind: 'session-ended' } });
  expect(isStale(queryKeys.userDetails)).toBe(false);
});
