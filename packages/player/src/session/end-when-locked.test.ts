import type { ApiClient } from '@baize/api/client';
import { closeAccountMutation } from '@baize/api/queries/close-account';
import { freezeMutation, putLimitMutation, selfExclusionMutation } from '@baize/api/queries/limits';
import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { clientRespondingWith } from '../player/testing/client-responding-with.ts';
import { endWhenLocked } from './end-when-locked.ts';
import { lastLock } from './last-lock.ts';
import { storedLock } from './stored-lock.ts';

/** What an action, done from any part of a page, ends the session for. */
async function endsBy(action: (queryClient: QueryClient) => Promise<unknown>): Promise<string[]> {
  const queryClient = new QueryClient();
  const ends: string[] = [];
  endWhenLocked(queryClient, (reason) => ends.push(reason));
  await action(queryClient).catch(() => undefined);
  return ends;
}

const exclude = (api: ApiClient) => (queryClient: QueryClient) =>
  new MutationObserver(queryClient, selfExclusionMutation(api)).mutate({ body: { duration: '1d' } });

test('players who exclude themselves, or freeze their account, are signed out as such', async () => {
  const locked = clientRespondingWith({ userLimit: {} });
  expect(await endsBy(exclude(locked))).toEqual(['ACCOUNT_LOCKED']);
  const freeze = (queryClient: QueryClient) =>
    new MutationObserver(queryClient, freezeMutation(locked)).mutate({ body: { days: 1 } });
  expect(await endsBy(freeze)).toEqual(['ACCOUNT_LOCKED']);
});

test.each([
  ['a day', { frozenUntil: new Date(Date.now() + 86_400_000).toISOString() }, 1],
  ['for good', { isSelfExclusionPermanent: true }, 36_500],
])('a lock of %s keeps offers from this browser for so long', async (_, userLimit, days) => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await endsBy(exclude(clientRespondingWith({ userLimit })));
  vi.setSystemTime(Date.now() + days * 86_400_000 - 60_000);
  expect(storedLock.get()).toBe(true);
  vi.setSystemTime(Date.now() + 60_001);
  expect(storedLock.get()).toBe(false);
  vi.useRealTimers();
  storedLock.clear();
});

test('what locked the account, and until when, is known to the page that is left [LIM-04] [LIM-05]', async () => {
  const frozenUntil = new Date(Date.now() + 86_400_000).toISOString();
  await endsBy(exclude(clientRespondingWith({ userLimit: { frozenUntil } })));
  expect(lastLock.get()).toEqual({ reason: 'frozen', until: Date.parse(frozenUntil) });
  await endsBy(exclude(clientRespondingWith({ userLimit: { isSelfExclusionPermanent: true } })));
  expect(lastLock.get()).toEqual({ reason: 'excluded', until: null });
  lastLock.set(null);
});

test('players who close their account are signed out as such; those who could not are not', async () => {
  const close = (api: ApiClient) => (queryClient: QueryClient) =>
    new MutationObserver(queryClient, closeAccountMutation(api)).mutate({});
  expect(await endsBy(close(clientRespondingWith({})))).toEqual(['ACCOUNT_CLOSED']);
  expect(await endsBy(close(clientRespondingWith(null)))).toEqual([]);
});

test('an exclusion that was refused, and any other limit, leaves the session alone', async () => {
  expect(await endsBy(exclude(clientRespondingWith(null)))).toEqual([]);
  const limit = { type: 'session', period: null, amount: null, minutes: 60 };
  const setLimit = (queryClient: QueryClient) =>
    new MutationObserver(queryClient, putLimitMutation(clientRespondingWith({ limit }))).mutate({
      body: { type: 'session', minutes: 60 },
    });
  expect(await endsBy(setLimit)).toEqual([]);
});
