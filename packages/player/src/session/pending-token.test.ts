import { tokenStore } from '@baize/browser/token-store';
import { publicSettings, SETTINGS_DEFAULTS } from '@baize/domain/settings';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { playerFixture } from '../testing/player-fixture.ts';
import { DETAILS, LOGOUT, ok, openDocument, stubPlatform, rejectedWith } from './testing/open-document.ts';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
});

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a token of the address takes the place of a refused one, also while that one’s reading is under way', async () => {
  tokenStore.set('stale');
  sessionStorage.setItem('baize.arrivals', 'http://brand.test/?at=fresh ');
  const asked = stubPlatform({
    [DETAILS]: () => (asked.at(-1)?.token === 'Bearer fresh' ? ok(playerFixture()) : rejectedWith(403)),
  });
  const page = await openDocument();
  page.tell({ settings: publicSettings(SETTINGS_DEFAULTS), locale: 'en' });
  const stop = page.followOtherTabs();
  await page.startSession();
  await vi.waitFor(() => expect(page.phase()).toBe('signed-in'));
  expect(tokenStore.get()).toBe('fresh');
  expect(page.loginsWanted()).toBe(0);
  stop();
});

test.each([
  ['the platform refuses', 403],
  ['cannot be checked', 500],
])('a link whose token %s leaves the live session as it is [SES-02]', async (_, status) => {
  tokenStore.set('mine');
  sessionStorage.setItem('baize.arrivals', 'http://brand.test/?at=theirs ');
  const asked = stubPlatform({
    [DETAILS]: () => (asked.at(-1)?.token === 'Bearer mine' ? ok(playerFixture()) : rejectedWith(status)),
  });
  const page = await openDocument();
  await page.startSession();
  await expect(page.switchAccount('theirs')).rejects.toMatchObject({ status });
  expect(page.phase()).toBe('signed-in');
  expect(tokenStore.get()).toBe('mine');
  expect(page.cached()).toBe(1);
  expect(asked.filter(({ path }) => path === LOGOUT)).toEqual([]);
  expect(page.loginsWanted()).toBe(0);
});

test('a link whose token is good takes the place of the live session', async () => {
  tokenStore.set('mine');
  sessionStorage.setItem('baize.arrivals', 'http://brand.test/?at=theirs ');
  stubPlatform({ [DETAILS]: () => ok(playerFixture()), [LOGOUT]: () => ok({}) });
  const page = await openDocument();
  await page.startSession();
  await page.switchAccount('theirs');
  expect(page.phase()).toBe('signed-in');
  expect(tokenStore.get()).toBe('theirs');
  expect(sessionStorage.getItem('baize.held-token')).toBeNull();
});
