import { tokenStore } from '@baize/browser/token-store';
import { publicSettings, SETTINGS_DEFAULTS } from '@baize/domain/settings';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { playerFixture } from '../testing/player-fixture.ts';
import { DETAILS, LOGOUT, ok, openDocument, stubPlatform } from './testing/open-document.ts';

const MINUTE = 60_000;
const START = Date.parse('2026-11-20T17:17:19Z');

beforeEach(() => {
  vi.useFakeTimers({ now: START });
  tokenStore.set('kept');
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

/** A tab with a player in it and 30 minutes without input allowed. */
async function openTab() {
  const asked = stubPlatform({ [DETAILS]: () => ok(playerFixture()), [LOGOUT]: () => ok({}) });
  const page = await openDocument();
  const { watchIdle } = await import('./watch-idle.ts');
  const { activityStore } = await import('./activity-state.ts');
  const { lastSessionEnd } = await import('./last-session-end.ts');
  page.tell({ settings: publicSettings(SETTINGS_DEFAULTS), locale: 'en' });
  await page.startSession();
  const closing = new AbortController();
  watchIdle(closing.signal);
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  /** Time passes and no timer runs, as while a laptop sleeps. */
  const sleep = (ms: number) => vi.setSystemTime(Date.now() + ms);
  const press = () => window.dispatchEvent(new KeyboardEvent('keydown'));
  const logouts = () => asked.filter(({ path }) => path === LOGOUT).map(({ body }) => body);
  const standing = () => {
    const { idle, presence } = activityStore.get();
    return `${idle.kind}, ${presence}`;
  };
  const close = () => closing.abort();
  return { ...page, pass, sleep, press, logouts, standing, lastEnd: lastSessionEnd, close };
}

/** Another tab of this browser is touched now. */
function touchedElsewhere() {
  const newValue = String(Date.now());
  localStorage.setItem('baize.last-input', newValue);
  window.dispatchEvent(
    new StorageEvent('storage', { key: 'baize.last-input', newValue, storageArea: localStorage }),
  );
}

test('without input a player is away after 5 minutes, warned a minute before the end, then logged out', async () => {
  const tab = await openTab();
  expect(tab.standing()).toBe('active, online');
  await tab.pass(5 * MINUTE);
  expect(tab.standing()).toBe('active, away');
  await tab.pass(24 * MINUTE - 1);
  expect(tab.standing()).toBe('active, away');
  await tab.pass(1);
  expect(tab.standing()).toBe('warning, away');
  await tab.pass(MINUTE);
  expect(tab.phase()).toBe('signed-out');
  expect(tokenStore.get()).toBeNull();
  await vi.waitFor(() => expect(tab.logouts()).toHaveLength(1));
  expect(tab.logouts()).toEqual([{ reason: 'USER_INACTIVITY_TIMEOUT' }]);
  expect(tab.lastEnd.get()).toEqual({ reason: 'USER_INACTIVITY_TIMEOUT', at: START + 30 * MINUTE });
  tab.close();
});

test('one key in the last second starts the time anew', async () => {
  const tab = await openTab();
  await tab.pass(30 * MINUTE - 1_000);
  expect(tab.standing()).toBe('warning, away');
  tab.press();
  expect(tab.standing()).toBe('active, online');
  await tab.pass(29 * MINUTE - 1);
  expect(tab.standing()).toBe('active, away');
  tab.close();
});

test('an input in another tab counts here at once', async () => {
  const tab = await openTab();
  await tab.pass(29 * MINUTE + 30_000);
  touchedElsewhere();
  expect(tab.standing()).toBe('active, online');
  tab.close();
});

test('a laptop that slept is logged out as it wakes, and the hand that woke it does not change that', async () => {
  const tab = await openTab();
  tab.sleep(3 * 60 * MINUTE);
  tab.press();
  expect(tab.phase()).toBe('signed-out');
  expect(tab.lastEnd.get()?.at).toBe(START + 30 * MINUTE);
  await vi.waitFor(() => expect(tab.logouts()).toHaveLength(1));
  tab.close();
});

test('a clock that was put back logs nobody out, and 30 minutes count from then', async () => {
  const tab = await openTab();
  tab.sleep(-24 * 60 * MINUTE);
  tab.press();
  await tab.pass(28 * MINUTE);
  expect(tab.phase()).toBe('signed-in');
  await tab.pass(2 * MINUTE);
  expect(tab.phase()).toBe('signed-out');
  tab.close();
});

test('a page opened again after the time was over does not revive the session, and says why', async () => {
  localStorage.setItem('baize.last-input', String(START - 31 * MINUTE));
  const tab = await openTab();
  expect(tab.phase()).toBe('signed-out');
  expect(tab.lastEnd.get()).toEqual({ reason: 'USER_INACTIVITY_TIMEOUT', at: START - MINUTE });
  await vi.waitFor(() => expect(tab.logouts()).toHaveLength(1));
  tab.close();
});

test('two tabs end a session with one logout', async () => {
  const tab = await openTab();
  await tab.pass(29 * MINUTE);
  // The other tab was a moment quicker: it kept the reason, then dropped the token.
  tab.lastEnd.set({ reason: 'USER_INACTIVITY_TIMEOUT', at: Date.now() });
  tokenStore.clear();
  await tab.pass(MINUTE);
  expect(tab.phase()).toBe('signed-out');
  expect(tab.logouts()).toEqual([]);
  tab.close();
});
