import { SETTINGS_DEFAULTS, type PublicSettings } from '@baize/domain/settings';
import { entryAccess } from '@baize/links/entry-access';
import { createSessionStore, lastSessionEnd, SessionContext } from '@baize/player/session';
import { TestProviders } from '@baize/player/test-providers';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { SessionAnnouncers } from './session-announcers.tsx';
import './session-announcer-list.tsx';
import '../access/entry-access-watch.tsx';

const END = { reason: 'USER_INACTIVITY_TIMEOUT', at: Date.parse('2026-11-20T17:17:19Z') } as const;

afterEach(() => {
  cleanup();
  localStorage.clear();
});

function open(settings: Partial<PublicSettings> = {}) {
  const store = createSessionStore({
    storeEnd: lastSessionEnd.set,
    clearToken: () => undefined,
    openLogin: () => undefined,
  });
  render(
    <TestProviders settings={{ ...SETTINGS_DEFAULTS, ...settings }}>
      <SessionContext value={store}>
        <SessionAnnouncers />
      </SessionContext>
    </TestProviders>,
  );
  return store;
}

/** Sooner than the code comes for a visitor. */
const told = () => screen.findByText('You have been signed out', undefined, { timeout: 4_000 });

test('a session that ran out while the page was closed is told as soon as the start has seen it', async () => {
  const store = open();
  act(() => store.dispatch({ type: 'sessionEnded', ...END }));
  expect(await told()).toBeTruthy();
});

test('an end that was not told before a reload is told at once after it', async () => {
  lastSessionEnd.set(END);
  const store = open();
  act(() => store.dispatch({ type: 'tokenMissing', ended: lastSessionEnd.get() }));
  expect(await told()).toBeTruthy();
});

test.each([
  ['the main domain', 'https://mirror.example', { loginOff: true, registrationConfigs: [] }],
  ['a mirror domain', 'http://localhost:4100', null],
])('a page at rest on %s learns what is closed there [MIR-04]', async (_, url, mainDomainConfigs) => {
  const settings = { loginOff: true, registrationConfigs: [] };
  const store = open({ mirrorDomain: [{ url, domainId: 1, settings }], mainDomainConfigs });
  act(() => store.dispatch({ type: 'tokenMissing', ended: null }));
  await waitFor(() => expect(entryAccess.get()['login']).toContain('is off'), { timeout: 4_000 });
});
