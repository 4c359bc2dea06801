import { tokenStore } from '@baize/browser/token-store';
import { publicSettings, SETTINGS_DEFAULTS } from '@baize/domain/settings';
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

const MINUTE = 60_000;
const CREDENTIALS = { email: 'vip@player.test', password: 'Baize-2026' };
let leaving = new AbortController();

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  leaving = new AbortController();
  vi.useFakeTimers({ toFake: ['Date'] });
});

afterEach(() => {
  leaving.abort();
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const touched = (minutesAgo: number) =>
  localStorage.setItem('baize.last-input', String(Date.now() - minutesAgo * MINUTE));
const pass = (minutes: number) => vi.setSystemTime(Date.now() + minutes * MINUTE);
const held = () => sessionStorage.getItem('baize.held-token');

/** A page that is alive, opened at an address, with a platform that knows every token but `dead` ones. */
async function openAt(search: string, details: 'read' | 'fails' = 'read') {
  sessionStorage.setItem('baize.arrivals', `http://brand.test/casino${search} `);
  const asked = stubPlatform({
    [LOGIN]: () => ok({ accessToken: 'from-form' }),
    [LOGOUT]: () => ok({}),
    [DETAILS]: () => {
      if (details === 'fails') return rejectedWith(500);
      return asked.at(-1)?.token?.includes('dead') ? rejectedWith(403) : ok(playerFixture());
    },
  });
  const page = await openDocument();
  page.tell({ settings: publicSettings(SETTINGS_DEFAULTS), locale: 'en' });
  page.live(leaving.signal);
  await vi.waitFor(() => expect(page.phase()).not.toBe('starting'));
  const logouts = () => asked.filter(({ path }) => path === LOGOUT);
  return { page, logouts };
}

test('after a refused start, a login by the form is not ended for an old inactivity', async () => {
  tokenStore.set('dead');
  touched(10);
  const { page, logouts } = await openAt('');
  expect(page.phase()).toBe('signed-out');
  pass(40);
  await page.signIn(CREDENTIALS);
  expect(page.phase()).toBe('signed-in');
  expect(tokenStore.get()).toBe('from-form');
  expect(logouts()).toEqual([]);
});

test('a refused start forgets when the browser was last touched', async () => {
  tokenStore.set('dead');
  touched(10);
  await openAt('');
  expect(localStorage.getItem('baize.last-input')).toBeNull();
});

test('a fresh link logs in where an old touch is still noted but no session is kept', async () => {
  touched(20 * 60);
  const { page, logouts } = await openAt('?at=fresh');
  expect(page.phase()).toBe('signed-in');
  expect(logouts()).toEqual([]);
});

test('a login after a start that failed counts from now, not from the touch before', async () => {
  tokenStore.set('kept');
  touched(20);
  const { page } = await openAt('', 'fails');
  expect(page.phase()).toBe('signed-out');
  pass(20);
  await page.signIn(CREDENTIALS);
  expect(page.phase()).toBe('signed-in');
});

test('a link logs in where the kept session had expired by inactivity, and that one’s end is told [SES-02]', async () => {
  tokenStore.set('old');
  touched(40);
  const { page, logouts } = await openAt('?at=fresh');
  expect(page.phase()).toBe('signed-in');
  expect(tokenStore.get()).toBe('fresh');
  expect(held()).toBeNull();
  await vi.waitFor(() =>
    expect(logouts()).toMatchObject([{ token: 'Bearer old', body: { reason: 'USER_INACTIVITY_TIMEOUT' } }]),
  );
  expect(localStorage.getItem('baize.session-ended')).toBeNull();
  expect(page.loginsWanted()).toBe(0);
});

test('where the link of an expired session is dead too, the player learns that they were inactive', async () => {
  tokenStore.set('old');
  touched(40);
  const { page } = await openAt('?at=dead');
  expect(page.phase()).toBe('signed-out');
  expect(tokenStore.get()).toBeNull();
  expect(held()).toBeNull();
  expect(localStorage.getItem('baize.session-ended')).toContain('USER_INACTIVITY_TIMEOUT');
  expect(page.loginsWanted()).toBe(1);
});

test('a live session is not replaced by a link: the player is asked', async () => {
  tokenStore.set('old');
  touched(10);
  const { page } = await openAt('?at=fresh');
  expect(page.phase()).toBe('signed-in');
  expect(tokenStore.get()).toBe('old');
  expect(held()).toBe('"fresh"');
});
