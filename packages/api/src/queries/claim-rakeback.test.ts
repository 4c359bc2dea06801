import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ServerResponse } from 'node:http';
import { json, startClient, startPlatform, type ReceivedRequest } from '../testing/platform.ts';
import { claimRakebackMutation } from './claim-rakeback.ts';
import { queryKeys } from './keys.ts';
import type { Mutex } from './mutex.ts';

const ASK = {
  query: { timeZone: 'Europe/Malta', customerDate: '2026-03-02', bonusId: 'b-1' },
  body: { bonusId: 'b-1', claimDate: '2026-03-02', customerDate: '2026-03-02' },
};
const unpaid = { canClaimDate: '2026-03-02', bonusId: 'b-1', amount: 4.5, paidAt: null, reference: null };
const paid = { ...unpaid, paidAt: '2026-03-02T10:00:00Z', reference: 'R-1' };

type Reply = (response: ServerResponse) => void;

const says =
  (status: number, body: unknown): Reply =>
  (response) =>
    json(response, status, body);
const days = (...list: unknown[]) => says(200, { success: true, data: { days: list } });
const pays = (amount: number, bonusId = 'b-1') =>
  says(200, { success: true, data: { amount, bonusId, reference: 'R-1' } });
const refuses = (status: number) => says(status, { success: false, message: 'no' });
const losesTheAnswer: Reply = (response) => response.destroy();

let claims: Reply = pays(4.5);
let reads: Reply = days(unpaid);
let platform: Awaited<ReturnType<typeof startPlatform>>;
let cache: QueryClient;

beforeEach(async () => {
  cache = new QueryClient();
  platform = await startPlatform((heard, response) => (isClaim(heard) ? claims(response) : reads(response)));
});

afterEach(() => platform.close());

function isClaim(heard: ReceivedRequest): boolean {
  return heard.url.pathname === '/api/user/rakeback-claim';
}

function startClaiming(oneAtATime?: Mutex) {
  const { client, problems } = startClient({ baseUrl: platform.baseUrl });
  const options = claimRakebackMutation(client, oneAtATime);
  const claim = () => new MutationObserver(cache, options).mutate({ userId: 'u-7', request: ASK });
  return { claim, problems };
}

test('a claim is paid what the answer says, and its day shows as claimed [RB-08]', async () => {
  claims = pays(4.75);
  cache.setQueryData(queryKeys.rakebackDays, [unpaid, { ...unpaid, bonusId: 'b-2' }]);
  cache.setQueryData(queryKeys.userDetails, { depositCount: 1 });
  const { claim } = startClaiming();
  expect(await claim()).toEqual({ kind: 'claimed', amount: 4.75, reference: 'R-1' });
  const kept = cache.getQueryData<(typeof paid)[]>(queryKeys.rakebackDays);
  expect(kept?.map(({ paidAt }) => paidAt !== null)).toEqual([true, false]);
  expect(cache.getQueryState(queryKeys.rakebackDays)?.isInvalidated).toBe(true);
  expect(cache.getQueryState(queryKeys.userDetails)?.isInvalidated).toBe(true);
});

test.each([
  ['the answer was lost', losesTheAnswer],
  ['the platform stumbled', refuses(500)],
  ['the answer was a page', says(200, 'thank you')],
])('when %s the days are read again: paid means claimed [RB-08]', async (_name, reply) => {
  claims = reply;
  reads = days(paid);
  const { claim } = startClaiming();
  expect(await claim()).toEqual({ kind: 'claimed', amount: 4.5 });
  expect(cache.getQueryData(queryKeys.rakebackDays)).toEqual([paid]);
});

test('a lost answer is called failed only when the days say unpaid [RB-08]', async () => {
  claims = losesTheAnswer;
  reads = days(unpaid);
  const { claim } = startClaiming();
  expect(await claim()).toMatchObject({ kind: 'failed' });
});

test('when neither the answer nor the days can be read, nobody calls it failed [RB-08]', async () => {
  claims = losesTheAnswer;
  reads = refuses(503);
  const { claim } = startClaiming();
  expect(await claim()).toEqual({ kind: 'unknown' });
});

test('a conflict means that it was claimed already [RB-08]', async () => {
  claims = refuses(409);
  reads = days(paid);
  const { claim } = startClaiming();
  expect(await claim()).toEqual({ kind: 'already-claimed' });
});

test('a plain refusal is believed without another question', async () => {
  claims = refuses(422);
  const { claim } = startClaiming();
  expect(await claim()).toMatchObject({ kind: 'failed' });
  expect(platform.heard.filter((heard) => !isClaim(heard))).toEqual([]);
});

test('a negative amount fails, and another bonus fails and is reported [RB-08]', async () => {
  claims = pays(-1);
  const { claim, problems } = startClaiming();
  expect(await claim()).toMatchObject({ kind: 'failed' });
  claims = pays(4.5, 'b-9');
  expect(await claim()).toMatchObject({ kind: 'failed' });
  expect(problems).toMatchObject([{ kind: 'answer-mismatched', where: 'bonusId' }]);
});

test('an ended session says so', async () => {
  claims = refuses(403);
  const { claim } = startClaiming();
  expect(await claim()).toEqual({ kind: 'session-ended' });
});

test('fifty clicks are one claim, and every click hears its end [HTTP-05]', async () => {
  claims = pays(4.5);
  const { claim } = startClaiming();
  const verdicts = await Promise.all(Array.from({ length: 50 }, claim));
  expect(platform.heard.filter(isClaim)).toHaveLength(1);
  expect(new Set(verdicts.map(({ kind }) => kind))).toEqual(new Set(['claimed']));
});

test('two tabs name the same claim by the same key, and take turns [HTTP-05]', async () => {
  claims = pays(4.5);
  const names: string[] = [];
  const turns: Mutex = (name, work) => {
    names.push(name);
    return work();
  };
  await startClaiming(turns).claim();
  await startClaiming(turns).claim();
  const keys = platform.heard.filter(isClaim).map(({ headers }) => headers['idempotency-key']);
  expect(new Set(keys).size).toBe(1);
  expect(new Set(names).size).toBe(1);
});

test('a claim tried again after a failure is a repeat of the same claim [RB-07]', async () => {
  claims = refuses(422);
  const { claim } = startClaiming();
  await claim();
  await claim();
  expect(platform.heard.filter(isClaim).map(({ method }) => method)).toEqual(['POST', 'PUT']);
});
