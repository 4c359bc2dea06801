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

const VISIT = { created_at: '2026-03-01T10:00:00Z', ip: '192.0.2.1', location: 'Malta' };
const CREDENTIALS = { email: 'vip@player.test', password: 'Baize-2026' };

/** What another tab does: the storage changes, and this one hears of it afterwards. */
function otherTab(value: string) {
  const kept = JSON.stringify(value);
  localStorage.setItem('baize.token', kept);
  const news = { key: 'baize.token', newValue: kept, storageArea: localStorage };
  window.dispatchEvent(new StorageEvent('storage', news));
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
});

afterEach(() => {
  leaving.abort();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

let leaving = new AbortController();

async function alive(page: Awaited<ReturnType<typeof openDocument>>) {
  leaving = new AbortController();
  page.live(leaving.signal);
  await vi.waitFor(() => expect(page.phase()).toBe('signed-out'));
}

async function loggedIn() {
  let details = () => ok(playerFixture());
  const asked = stubPlatform({
    [LOGIN]: () => ok({ accessToken: 'new', lastLogin: VISIT }),
    [LOGOUT]: () => ok({}),
    [DETAILS]: () => details(),
  });
  const page = await openDocument();
  await alive(page);
  await page.signIn(CREDENTIALS);
  return { page, asked, refuse: () => (details = () => rejectedWith(403)) };
}

const told = () => localStorage.getItem('baize.last-login');

test('what a login told of the visit before is gone from the browser with the session', async () => {
  const { page } = await loggedIn();
  expect(told()).toContain('Malta');
  await page.signOut();
  expect(told()).toBeNull();
});

test('it is gone after a forced end', async () => {
  const { page, refuse } = await loggedIn();
  refuse();
  await expect(page.ask()).rejects.toMatchObject({ status: 403 });
  expect(told()).toBeNull();
  await vi.waitFor(() => expect(page.cached()).toBe(0));
});

test('it is gone after a refused start', async () => {
  stubPlatform({ [DETAILS]: () => rejectedWith(403) });
  localStorage.setItem('baize.last-login', JSON.stringify(VISIT));
  tokenStore.set('dead');
  await alive(await openDocument());
  expect(told()).toBeNull();
});

test('another player’s login in another tab signs in here, and leaves that tab’s session alone', async () => {
  const { page, asked } = await loggedIn();
  localStorage.setItem('baize.last-login', JSON.stringify({ ...VISIT, location: 'Graz' }));
  otherTab('another-player');
  await vi.waitFor(() => expect(asked.at(-1)?.token).toBe('Bearer another-player'));
  await vi.waitFor(() => expect(page.phase()).toBe('signed-in'));
  expect(tokenStore.get()).toBe('another-player');
  expect(told()).toContain('Graz');
});
