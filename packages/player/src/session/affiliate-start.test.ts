import { deleteCookie } from '@baize/browser/cookies';
import { tokenStore } from '@baize/browser/token-store';
import { publicSettings, SETTINGS_DEFAULTS } from '@baize/domain/settings';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { playerFixture } from '../testing/player-fixture.ts';
import { DETAILS, ok, openDocument, stubPlatform, rejectedWith } from './testing/open-document.ts';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
});

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  deleteCookie('nxafk');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const FRIEND = 'nxafk=1&nxaft=friend';
const saved = () => localStorage.getItem('baize.affiliate');

/** Opens the page at addresses, oldest first, with a platform that knows the token `good` alone. */
async function openedAt(searches: readonly string[], refusal = 403, affiliateKeyQueryParameter = 'nxafk') {
  const addresses = searches.map((search) => `http://brand.test/casino${search} `);
  sessionStorage.setItem('baize.arrivals', addresses.join(''));
  const asked = stubPlatform({
    [DETAILS]: () => (asked.at(-1)?.token === 'Bearer good' ? ok(playerFixture()) : rejectedWith(refusal)),
  });
  const page = await openDocument();
  const settings = { ...publicSettings(SETTINGS_DEFAULTS), affiliateKeyQueryParameter };
  page.tell({ settings, locale: 'en' });
  await page.startSession();
  return page;
}

test.each([
  ['a dead token in the same address', null, [`?at=dead&${FRIEND}`]],
  ['a dead token in the address before', null, ['?at=dead', `?${FRIEND}`]],
  ['a kept session that is over', 'dead', [`?${FRIEND}`]],
  ['a kept session that is over and another dead token', 'dead', [`?at=gone&${FRIEND}`]],
])('an affiliate’s token counts beside %s', async (_, kept, searches) => {
  if (kept !== null) tokenStore.set(kept);
  const page = await openedAt(searches);
  expect(page.phase()).toBe('signed-out');
  expect(saved()).toBe('"friend"');
});

test('the key of the affiliate is named as the settings say, and by no other name', async () => {
  await openedAt([`?${FRIEND}`], 403, 'partner');
  expect(saved()).toBeNull();
  await openedAt(['?partner=1&nxaft=friend'], 403, 'partner');
  expect(saved()).toBe('"friend"');
});

test('an affiliate’s token counts where the player of the kept session cannot be read', async () => {
  tokenStore.set('unread');
  await openedAt([`?${FRIEND}`], 500);
  expect(saved()).toBe('"friend"');
});

test('an affiliate’s token counts where the session was over before a good token came', async () => {
  tokenStore.set('dead');
  const page = await openedAt([`?at=good&${FRIEND}`]);
  expect(page.phase()).toBe('signed-in');
  expect(saved()).toBe('"friend"');
});

test('beside a player who is signed in nothing of an affiliate is kept, also for later', async () => {
  tokenStore.set('good');
  const page = await openedAt([`?at=dead&${FRIEND}`]);
  expect(page.phase()).toBe('signed-in');
  await page.signOut();
  await openedAt(['']);
  expect(saved()).toBeNull();
});

test('the token of the address beats that of the cookie, which goes with the session that was over', async () => {
  // oxlint-disable-next-line unicorn/no-document-cookie -- as a partner’s page would
  document.cookie = 'nxafk=older; path=/';
  tokenStore.set('dead');
  await openedAt([`?${FRIEND}`]);
  expect(saved()).toBe('"friend"');
  expect(document.cookie).toBe('');
});
