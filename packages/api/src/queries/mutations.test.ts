import { MutationObserver, QueryClient, type MutationObserverOptions } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import type { ApiClient } from '../client.ts';
import { json, openPlatform, startClient } from '../testing/platform.ts';
import { FIXTURES } from '../fixtures.ts';
import { closeAccountMutation } from './close-account.ts';
import { cancelContactMutation, contactChangesQuery, putContactMutation } from './contact-changes.ts';
import { createDataRequestMutation, dataFileMutation } from './data-request.ts';
import { deleteDocumentMutation } from './documents.ts';
import { queryKeys } from './keys.ts';
import {
  cancelPendingLimitMutation,
  freezeMutation,
  putLimitMutation,
  selfExclusionMutation,
} from './limits.ts';
import { putNotificationsMutation } from './notifications.ts';
import {
  changePasswordMutation,
  forgotPasswordMutation,
  resendVerificationMutation,
  resetPasswordMutation,
  verifyEmailMutation,
} from './password.ts';
import { deleteOtherSessionsMutation, deleteSessionMutation } from './sessions.ts';
import {
  confirmTwoStepMutation,
  deleteTwoStepMutation,
  renewRecoveryCodesMutation,
  startTwoStepMutation,
} from './two-step.ts';
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
  expect(platform.heard).toHaveLength(1);
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

test('offers that are switched are known as the platform answers them, without another read', async () => {
  const choices = { channels: [{ channel: 'email', offers: false, account: true }], suppressed: false };
  const { client, platform } = await startWriting(200, { success: true, data: choices });
  await new MutationObserver(cache, putNotificationsMutation(client)).mutate({ email: false });
  expect(cache.getQueryData(queryKeys.notifications)).toEqual(choices);
  expect(platform.heard.map(({ method, url, body }) => [method, url.pathname, body])).toEqual([
    ['PUT', '/api/user/notifications', { offers: { email: false } }],
  ]);
});

test('a copy that is asked for is known as the platform answers it; the file itself is not kept', async () => {
  const request = { id: 'c-1', status: 'preparing', requestedAt: '2026-11-20T17:16:02Z' };
  const asked = await startWriting(200, { success: true, data: { request } });
  await new MutationObserver(cache, createDataRequestMutation(asked.client)).mutate();
  expect(cache.getQueryData(queryKeys.dataRequest)).toMatchObject({ request: { status: 'preparing' } });
  const file = { fileName: 'my-data.json', content: { profile: { city: 'Delft' } } };
  const { client, platform } = await startWriting(200, { success: true, data: file });
  const form = new MutationObserver(cache, dataFileMutation(client));
  expect(await form.mutate('c/1')).toEqual(file);
  form.reset();
  await expect
    .poll(() =>
      JSON.stringify(
        cache
          .getMutationCache()
          .getAll()
          .map(({ state }) => state),
      ),
    )
    .not.toContain('Delft');
  expect(platform.heard.map(({ method, url }) => `${method} ${url.pathname}`)).toEqual([
    'GET /api/user/data-request/c%2F1',
  ]);
});

const CHANGE = {
  kind: 'email',
  value: 'sol@player.test',
  sentAt: '2026-11-20T17:16:02Z',
  expiresAt: '2026-11-20T18:16:02Z',
  triesLeft: 5,
} as const;

test('a change of e-mail that waits is known as it is answered, and gone once it is confirmed or called off', async () => {
  const changes = () => cache.getQueryData(queryKeys.contactChanges);
  cache.setQueryData(queryKeys.contactChanges, [{ ...CHANGE, kind: 'phone', value: '+31 612345670' }]);
  cache.setQueryData(queryKeys.userDetails, {});
  const asked = await startWriting(200, { success: true, data: { confirmed: false, change: CHANGE } });
  await new MutationObserver(cache, putContactMutation(asked.client, 'email')).mutate({
    value: CHANGE.value,
  });
  expect(changes()).toMatchObject([{ kind: 'phone' }, CHANGE]);
  const made = await startWriting(200, { success: true, data: { confirmed: true } });
  const body = { value: CHANGE.value, code: '123456' };
  await new MutationObserver(cache, putContactMutation(made.client, 'email')).mutate(body);
  expect(changes()).toMatchObject([{ kind: 'phone' }]);
  expect(isStale(queryKeys.userDetails)).toBe(true);
  const off = await startWriting(200, { success: true });
  await new MutationObserver(cache, cancelContactMutation(off.client, 'phone')).mutate();
  expect(changes()).toEqual([]);
  const paths = [asked, made, off].flatMap(({ platform }) =>
    platform.heard.map(({ method, url }) => `${method} ${url.pathname}`),
  );
  expect(paths).toEqual(['PUT /api/user/email', 'PUT /api/user/email', 'DELETE /api/user/phone']);
});

test('a change that went elsewhere makes the player be read again', async () => {
  cache.setQueryData(queryKeys.contactChanges, [CHANGE]);
  cache.setQueryData(queryKeys.userDetails, {});
  const { client } = await startWriting(200, { success: true, data: { changes: [CHANGE] } });
  await cache.query({ ...contactChangesQuery(client), staleTime: 0 });
  expect(isStale(queryKeys.userDetails)).toBe(false);
  const later = await startWriting(200, { success: true, data: { changes: [] } });
  await cache.query({ ...contactChangesQuery(later.client), staleTime: 0 });
  expect(isStale(queryKeys.userDetails)).toBe(true);
});

test('after two-step log-in is turned on or off, or its recovery codes are new, its status is read again', async () => {
  const { client, platform } = await startWriting(200, {
    success: true,
    data: { recoveryCodes: ['A', 'B'] },
  });
  const writes = [
    wish('confirm-two-step', confirmTwoStepMutation, '123456'),
    wish('renew-recovery-codes', renewRecoveryCodesMutation, '123456'),
    wish('delete-two-step', deleteTwoStepMutation, '123456'),
  ];
  for (const [, write] of writes) {
    cache.setQueryData(queryKeys.twoStep, null);
    await write(client);
    expect(isStale(queryKeys.twoStep)).toBe(true);
  }
  expect(platform.heard.map(({ method, url }) => `${method} ${url.pathname}`)).toEqual([
    'PUT /api/user/two-step',
    'POST /api/user/two-step/recovery-codes',
    'DELETE /api/user/two-step',
  ]);
});

test('neither the secret nor a code of two-step log-in outlives the part that asked for it', async () => {
  const secret = 'JBSWY3DPEHPK3PXP';
  const { client } = await startWriting(200, {
    success: true,
    data: { secret, uri: `otpauth://totp/x?secret=${secret}` },
  });
  const observer = new MutationObserver(cache, startTwoStepMutation(client));
  const leave = observer.subscribe(() => undefined);
  expect(await observer.mutate()).toMatchObject({ secret });
  expect(
    JSON.stringify(
      cache
        .getMutationCache()
        .getAll()
        .map(({ state }) => state),
    ),
  ).toContain(secret);
  leave();
  await expect.poll(() => cache.getMutationCache().getAll().length).toBe(0);
});
