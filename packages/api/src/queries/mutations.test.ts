import { MutationObserver, QueryClient, type MutationObserverOptions } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import type { ApiClient } from '../client.ts';
import { json, openPlatform, startClient } from '../testing/platform.ts';
import { FIXTURES } from '../fixtures.ts';
import { closeAccountMutation } from './close-account.ts';
import { deleteDocumentMutation } from './documents.ts';
import { queryKeys } from './keys.ts';
import {
  cancelPendingLimitMutation,
  freezeMutation,
  putLimitMutation,
  selfExclusionMutation,
} from './limits.ts';
import {
  changePasswordMutation,
  forgotPasswordMutation,
  resendVerificationMutation,
  resetPasswordMutation,
  verifyEmailMutation,
} from './password.ts';
import { deleteOtherSessionsMutation, deleteSessionMutation } from './sessions.ts';
import { updateProfileMutation } from './profile.ts';
import { threeDsMutation } from './three-ds.ts';

let cache: QueryClient;

beforeEach(() => {
  cache = new QueryClient();
});

async function startWriting(status: number, body: unknown) {
  const platform = await openPlatform((_, response) => json(response, status, body));
  return { platform, ...startClient({ baseUrl: platform.baseUrl }) };
}

const isStale = (key: readonly unknown[]) => cache.getQueryState(key)?.isInvalidated;
const yes = (name: string) => ({
  success: true,
  data: FIXTURES.find(({ endpoint }) => endpoint.name === name)?.maximalResponse,
});

/** One write with what it is given, from a form that is closed afterwards. */
function wish<V, D>(
  name: string,
  make: (client: ApiClient) => MutationObserverOptions<D, Error, V>,
  variables: V,
) {
  const write = async (client: ApiClient) => {
    const form = new MutationObserver(cache, make(client));
    const answer = await form.mutate(variables);
    form.reset();
    return answer;
  };
  return [name, write] as const;
}

const limitWrites = [
  wish('put-limit', putLimitMutation, { body: { type: 'deposit', period: 1, amount: 50 } }),
  wish('cancel-pending-limit', cancelPendingLimitMutation, { params: { id: 'p-1' } }),
  wish('put-self-exclusion', selfExclusionMutation, { body: { months: 6 } }),
  wish('put-freeze', freezeMutation, { body: { days: 7 } }),
];

test.each(limitWrites)('after %s the limits and the player are read again', async (name, write) => {
  cache.setQueryData(queryKeys.limits, {});
  cache.setQueryData(queryKeys.userDetails, {});
  const { client, platform } = await startWriting(200, yes(name));
  expect(await write(client)).toBeTruthy();
  expect(platform.heard).toHaveLength(1);
  expect([isStale(queryKeys.limits), isStale(queryKeys.userDetails)]).toEqual([true, true]);
});

test('a limit whose answer is lost is read again too, and never sent twice [HTTP-05]', async () => {
  cache.setQueryData(queryKeys.limits, {});
  const platform = await openPlatform((_, response) => response.destroy());
  const { client } = startClient({ baseUrl: platform.baseUrl });
  const body = { type: 'session', minutes: 60 } as const;
  const written = new MutationObserver(cache, putLimitMutation(client)).mutate({ body });
  await expect(written).rejects.toMatchObject({ kind: 'offline' });
  expect(platform.heard.map(({ method }) => method)).toEqual(['PUT', 'GET']);
  expect(isStale(queryKeys.limits)).toBe(true);
});

const secretWrites = [
  wish('forgot-password', forgotPasswordMutation, { email: 'a@b.test' }),
  wish('reset-password', resetPasswordMutation, { token: 't', password: 'Baize-2027' }),
  wish('change-password', changePasswordMutation, { current: 'Baize-2026', password: 'Baize-2027' }),
  wish('verify-email', verifyEmailMutation, { token: 't' }),
  wish('resend-verification', resendVerificationMutation, {}),
];

test.each(secretWrites)('what was typed for %s goes with its form', async (_name, write) => {
  const { client, platform } = await startWriting(200, { success: true });
  await write(client);
  expect(platform.heard).toHaveLength(1);
  await expect.poll(() => cache.getMutationCache().getAll()).toEqual([]);
});

test('a saved profile gives the platform’s words and shows at once', async () => {
  cache.setQueryData(queryKeys.userDetails, { depositCount: 2 });
  const { client } = await startWriting(200, { ...yes('update-user-details'), message: 'All saved' });
  const update = new MutationObserver(cache, updateProfileMutation(client));
  const sent = update.mutate({ updateFrom: 'Profile Page', city: 'Valletta' });
  expect(await sent).toEqual({ message: 'Saved' });
  expect(cache.getQueryData(queryKeys.userDetails)).toMatchObject({
    depositCount: 2,
    getUser: { firstName: 'Marisol' },
  });
  expect(isStale(queryKeys.userDetails)).toBe(true);
});

test('an update made of the player is made of the one the platform has now, and of the one known where none can be read', async () => {
  const known = { getUser: { city: 'Delft' } };
  cache.setQueryData(queryKeys.userDetails, known);
  const seen: unknown[] = [];
  const of = (user: { city?: string | null } | null) => {
    seen.push(user?.city);
    return { updateFrom: 'Profile Page' } as const;
  };
  const fresh = await startWriting(200, { ...yes('get-user-details'), message: 'Read' });
  await new MutationObserver(cache, updateProfileMutation(fresh.client)).mutate(of).catch(() => undefined);
  expect(fresh.platform.heard.map(({ url }) => new URL(url).pathname)).toEqual([
    '/api/user/get-user-details',
    '/api/user/update-user-details',
  ]);
  cache.setQueryData(queryKeys.userDetails, known);
  const shut = await startWriting(404, { success: false });
  await new MutationObserver(cache, updateProfileMutation(shut.client)).mutate(of).catch(() => undefined);
  expect(yes('get-user-details').data).toMatchObject({ getUser: { city: seen[0] } });
  expect(seen).toEqual([expect.any(String), 'Delft']);
});

test('the words beside the data reach whoever saved', async () => {
  const { client } = await startWriting(200, {
    success: true,
    data: { success: true },
    message: 'All saved',
  });
  const update = new MutationObserver(cache, updateProfileMutation(client));
  expect(await update.mutate({ updateFrom: 'Deposit' })).toEqual({ message: 'All saved' });
});

test.each([
  ['at the top', { success: false, message: 'Not today' }],
  ['in its data', { success: true, data: { success: false }, message: 'Not today' }],
])('a profile refused %s in an answer of 200 is a refusal with the platform’s words', async (_name, body) => {
  const { client } = await startWriting(200, body);
  const update = new MutationObserver(cache, updateProfileMutation(client));
  await expect(update.mutate({ updateFrom: 'Profile Page' })).rejects.toMatchObject({
    kind: 'refused',
    status: 200,
    message: 'Not today',
  });
});

test('a document taken back is gone from the list after the next read', async () => {
  cache.setQueryData(queryKeys.documents, []);
  const { client, platform } = await startWriting(200, { success: true });
  await new MutationObserver(cache, deleteDocumentMutation(client)).mutate('d/1');
  expect(platform.heard[0]?.url.pathname).toBe('/api/user/upload-document/d%2F1');
  expect(isStale(queryKeys.documents)).toBe(true);
});

test('what the bank said is brought back once, though the page opened twice', async () => {
  const data = { status: 'a new word', transactionId: 't-1' };
  const { client, platform } = await startWriting(200, { success: true, data });
  const bring = () =>
    new MutationObserver(cache, threeDsMutation(client)).mutate({ PaReq: 'eJx', MD: 'md-1' });
  const both = await Promise.all([bring(), bring()]);
  expect(both.map(({ status }) => status)).toEqual(['pending', 'pending']);
  expect(platform.heard).toHaveLength(1);
});

test('after a session is ended, or all others are, the sessions are read again', async () => {
  cache.setQueryData(queryKeys.sessions, []);
  const { client, platform } = await startWriting(200, { success: true });
  await new MutationObserver(cache, deleteSessionMutation(client)).mutate('s/1');
  expect(isStale(queryKeys.sessions)).toBe(true);
  cache.setQueryData(queryKeys.sessions, []);
  await new MutationObserver(cache, deleteOtherSessionsMutation(client)).mutate();
  expect(isStale(queryKeys.sessions)).toBe(true);
  expect(platform.heard.map(({ method, url }) => `${method} ${url.pathname}`)).toEqual([
    'DELETE /api/user/sessions/s%2F1',
    'DELETE /api/user/sessions',
  ]);
});

test('an account that could not be closed is read again, one that is closed is not', async () => {
  const isStaleAfter = async (status: number) => {
    cache.setQueryData(queryKeys.userDetails, {});
    const { client } = await startWriting(status, { success: status === 200 });
    await new MutationObserver(cache, closeAccountMutation(client)).mutate({}).catch(() => undefined);
    return isStale(queryKeys.userDetails);
  };
  expect([await isStaleAfter(200), await isStaleAfter(422)]).toEqual([false, true]);
});
