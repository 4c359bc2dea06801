import { tokenStore } from '@baize/browser/token-store';
import { publicSettings, SETTINGS_DEFAULTS } from '@baize/domain/settings';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sessionConfig } from '@baize/page/session-config';
import { captureUrlParams } from './capture-url-params.ts';
import { loadReferralCode } from './public.ts';
import { readAttribution } from './attribution-details.ts';
import { storedTracking } from './attribution-stores.ts';

const DAY = 24 * 60 * 60_000;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-03-01T12:00:00Z') });
  sessionConfig.set({ settings: publicSettings(SETTINGS_DEFAULTS), locale: 'en' });
});

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
});

/** The page is opened at an address, as the early script tells of it. */
function openedAt(address: string) {
  sessionStorage.setItem('baize.arrivals', `http://brand.test${address} `);
  captureUrlParams();
}

const stored = () => Object.keys(storedTracking.get());

test('who sent a visitor is known for 365 days, and forgotten by the first load after', () => {
  openedAt('/?cpnc=7&mkt=spring&pid=3');
  expect(readAttribution()).toMatchObject({ cpnc: '7', mkt: 'spring', pid: '3' });
  vi.setSystemTime(Date.now() + 200 * DAY);
  openedAt('/?mkt=autumn');
  vi.setSystemTime(Date.now() + 165 * DAY - 1);
  openedAt('/casino');
  expect(readAttribution()).toMatchObject({ cpnc: '7', mkt: 'autumn', pid: '3' });
  vi.setSystemTime(Date.now() + 1);
  expect(readAttribution()).toMatchObject({ cpnc: null, mkt: 'autumn', pid: null });
  openedAt('/casino');
  expect(stored()).toEqual(['mkt']);
});

test('the code of a friend’s link is known for a year, until an account is opened or a later link says another', async () => {
  openedAt('/?modal=sign-up&ref=MARI');
  openedAt('/casino?ref=%3Cb%3E');
  expect(await loadReferralCode()).toBe('MARI');
  openedAt('/?ref=JO');
  vi.setSystemTime(Date.now() + 365 * DAY - 1);
  expect(await loadReferralCode()).toBe('JO');
  vi.setSystemTime(Date.now() + 1);
  expect(await loadReferralCode()).toBeNull();
});

test('a friend’s link opened by somebody who is signed in brings no code', async () => {
  tokenStore.set('a-token');
  openedAt('/?ref=MARI');
  tokenStore.clear();
  expect(await loadReferralCode()).toBeNull();
});

test('an address may say which device it is, and that counts for the visit', () => {
  expect(readAttribution().userDeviceType).toBe('tablet');
  openedAt('/?userDeviceType=mobile');
  openedAt('/casino?userDeviceType=toaster');
  expect(readAttribution().userDeviceType).toBe('mobile');
});

test('the first address of a visit stays the first, without its tokens', () => {
  openedAt('/promotions?at=secret&cpnc=7&nxafk=1&nxaft=friend#part');
  openedAt('/casino');
  expect(readAttribution().firstUrl).toBe('http://brand.test/promotions?cpnc=7');
});

test('what another script wrote into the storage is no reason to fail', () => {
  localStorage.setItem('baize.tracking', '["x"]');
  sessionStorage.setItem('baize.arrivals', 'not an address http://brand.test/?cpnc=7 ');
  captureUrlParams();
  expect(readAttribution().cpnc).toBe('7');
});
