import { tokenStore } from '@baize/browser/token-store';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { playerFixture } from '../testing/player-fixture.ts';
import {
  DETAILS,
  LOGIN,
  LOGOUT,
  ok,
  openDocument,
  stubPlatform,
  rejectedWith,
} from './testing/open-document.ts';

/** What another tab of this browser does to the token. */
function otherTab(token: string | null) {
  const value = token === null ? null : JSON.stringify(token);
  if (value === null) localStorage.removeItem('baize.token');
  else localStorage.setItem('baize.token', value);
  window.dispatchEvent(
    new StorageEvent('storage', { key: 'baize.token', newValue: value, storageArea: localStorage }),
  );
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
});

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('without a token nobody is signed in, and the platform is not asked [SES-01]', async () => {
  const asked = stubPlatform({});
  const page = await openDocument();
  await page.startSession();
  expect(page.phase()).toBe('signed-out');
  expect(asked).toEqual([]);
});

test('a kept token signs the player in at the start [SES-01]', async () => {
  tokenStore.set('kept');
  stubPlatform({ [DETAILS]: () => ok(playerFixture()) });
  const page = await openDocument();
  await page.startSession();
  expect(page.phase()).toBe('signed-in');
});

test('a 403 at the start deletes the token and offers the login once [SES-01]', async () => {
  tokenStore.set('stale');
  stubPlatform({ [DETAILS]: () => rejectedWith(403) });
  const page = await openDocument();
  await page.startSession();
  expect(page.phase()).toBe('signed-out');
  expect(tokenStore.get()).toBeNull();
  expect(page.loginsWanted()).toBe(1);
});

test.each([
  ['a fault of the platform', () => rejectedWith(500)],
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['an answer nobody can read', () => new Response('<html>')],
])('%s at the start signs the player out for now and keeps the token [SES-01]', async (_, answer) => {
  tokenStore.set('kept');
  stubPlatform({ [DETAILS]: answer });
  const page = await openDocument();
  await page.startSession();
  expect(page.phase()).toBe('signed-out');
  expect(tokenStore.get()).toBe('kept');
});

test('what could not be read at the start can be read again, and the session goes on as it was [SES-01]', async () => {
  tokenStore.set('kept');
  stubPlatform({ [DETAILS]: () => rejectedWith(500) });
  const page = await openDocument();
  await page.startSession();
  await page.retryStart();
  expect(page.phase()).toBe('signed-out');
  stubPlatform({ [DETAILS]: () => ok(playerFixture()) });
  await page.retryStart();
  expect(page.phase()).toBe('signed-in');
  expect(tokenStore.get()).toBe('kept');
});

test('a token that is refused when it is read again is gone, and the login opens [SES-01]', async () => {
  tokenStore.set('stale');
  stubPlatform({ [DETAILS]: () => rejectedWith(500) });
  const page = await openDocument();
  await page.startSession();
  stubPlatform({ [DETAILS]: () => rejectedWith(403) });
  await page.retryStart();
  expect(tokenStore.get()).toBeNull();
  expect(page.loginsWanted()).toBe(1);
});

test('a login keeps the token, reads the player and signs in [SES-01]', async () => {
  const asked = stubPlatform({
    [LOGIN]: () => ok({ accessToken: 'new' }),
    [DETAILS]: () => ok(playerFixture()),
  });
  const page = await openDocument();
  await page.startSession();
  await page.signIn({ email: 'vip@player.test', password: 'Baize-2026' });
  expect(page.phase()).toBe('signed-in');
  expect(tokenStore.get()).toBe('new');
  expect(asked[0]?.body).toMatchObject({
    email: 'vip@player.test',
    password: 'Baize-2026',
    userDeviceType: 'tablet',
  });
  expect(asked[0]?.token).toBeNull();
});

test('a refused login rejects and changes nothing', async () => {
  stubPlatform({ [LOGIN]: () => rejectedWith(422) });
  const page = await openDocument();
  await page.startSession();
  await expect(page.signIn({ email: 'a@b.test', password: 'x' })).rejects.toMatchObject({ status: 422 });
  expect(page.phase()).toBe('signed-out');
  expect(tokenStore.get()).toBeNull();
});

async function signedIn(answers: Record<string, () => Response | Promise<Response>> = {}) {
  tokenStore.set('kept');
  const asked = stubPlatform({ [DETAILS]: () => ok(playerFixture()), ...answers });
  const page = await openDocument();
  await page.startSession();
  return { page, asked };
}

test('signing out is told to the platform with the player’s own token and reason [SES-01]', async () => {
  const { page, asked } = await signedIn({ [LOGOUT]: () => ok({}) });
  await page.signOut();
  expect(page.phase()).toBe('signed-out');
  expect(tokenStore.get()).toBeNull();
  expect(asked.at(-1)).toEqual({
    path: LOGOUT,
    token: 'Bearer kept',
    body: { reason: 'USER_INITIATED' },
  });
  expect(page.cached()).toBe(0);
});

test('signing out does not wait for the platform, nor fail with it [SES-01]', async () => {
  const { page, asked } = await signedIn({ [LOGOUT]: () => rejectedWith(500) });
  const told = page.signOut();
  expect(page.phase()).toBe('signed-out');
  expect(tokenStore.get()).toBeNull();
  await expect(told).resolves.toBeUndefined();
  expect(asked.at(-1)?.path).toBe(LOGOUT);
});

test('twenty 403s at once clear the token once and ask for one login [HTTP-02]', async () => {
  const { page } = await signedIn({});
  stubPlatform({ [DETAILS]: () => rejectedWith(403) });
  const clear = vi.spyOn(Storage.prototype, 'removeItem');
  await Promise.allSettled(Array.from({ length: 20 }, () => page.ask()));
  expect(page.phase()).toBe('signed-out');
  expect(clear.mock.calls.filter(([key]) => key === 'baize.token')).toHaveLength(1);
  expect(page.loginsWanted()).toBe(1);
});

test('a sign-out in another tab signs out here, without a second call to the platform', async () => {
  const { page, asked } = await signedIn({ [LOGOUT]: () => ok({}) });
  const stop = page.followOtherTabs();
  otherTab(null);
  await vi.waitFor(() => expect(page.cached()).toBe(0));
  expect(page.phase()).toBe('signed-out');
  expect(asked.filter(({ path }) => path === LOGOUT)).toEqual([]);
  expect(page.loginsWanted()).toBe(0);
  stop();
});

test('a login in another tab signs in here', async () => {
  stubPlatform({ [DETAILS]: () => ok(playerFixture()) });
  const page = await openDocument();
  await page.startSession();
  const stop = page.followOtherTabs();
  otherTab('from-there');
  await vi.waitFor(() => expect(page.phase()).toBe('signed-in'));
  stop();
});

test('this tab’s own login is not taken for another tab’s', async () => {
  const asked = stubPlatform({
    [LOGIN]: () => ok({ accessToken: 'new' }),
    [DETAILS]: () => ok(playerFixture()),
  });
  const page = await openDocument();
  await page.startSession();
  const stop = page.followOtherTabs();
  await page.signIn({ email: 'vip@player.test', password: 'Baize-2026' });
  expect(asked.filter(({ path }) => path === DETAILS)).toHaveLength(1);
  stop();
});
