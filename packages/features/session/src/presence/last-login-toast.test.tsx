import { createI18n, I18nProvider } from '@baize/i18n/react';
import { PageProvider, usePage } from '@baize/page';
import { playerFixture } from '@baize/player/player-fixture';
import { lastLogin, signIn } from '@baize/player/session';
import { TestProviders } from '@baize/player/test-providers';
import { ToastRegion } from '@baize/ui/toast';
import { toasts } from '@baize/ui/toasts';
import { act, cleanup, render, screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ok } from '../testing/create-fake-api.ts';
import { lastLoginText, LastLoginToast } from './last-login-toast.tsx';

afterEach(() => {
  cleanup();
  act(() => toasts.clear());
  lastLogin.clear();
  localStorage.clear();
  vi.unstubAllGlobals();
});

test('the last login is told in one line of facts, and where it breaks no line begins with a dot', () => {
  const facts = { when: 'Thu 19 Nov, 21:04', location: 'Amsterdam', ip: '203.0.113.24' };
  expect(lastLoginText(facts)).toBe('Thu 19 Nov, 21:04\u00a0· Amsterdam\u00a0· 203.0.113.24');
  expect(lastLoginText({ ...facts, location: null })).toBe('Thu 19 Nov, 21:04\u00a0· 203.0.113.24');
});

const WORDS = {
  en: createI18n({ locale: 'en', messages: {} }),
  de: createI18n({ locale: 'de', messages: { 'account.last-login': ['Letzter Login'] } }),
};

/** A page that can turn German under what stands on it. */
function Turning({ children }: { children: ReactNode }) {
  const page = usePage();
  const [locale, setLocale] = useState<keyof typeof WORDS>('en');
  return (
    <I18nProvider i18n={WORDS[locale]}>
      <PageProvider value={{ ...page, locale }}>
        <button type="button" onClick={() => setLocale('de')}>
          Deutsch
        </button>
        {children}
      </PageProvider>
    </I18nProvider>
  );
}

const BEFORE = { created_at: '2026-11-22T20:04:00Z', ip: '203.0.113.24', location: null };
const ANSWERS: Record<string, () => Response> = {
  login: ok({ accessToken: 'new', lastLogin: BEFORE }),
  'get-user-details': ok(playerFixture()),
};

test('the toast of the last login follows the page into the language of the account, and does not come again [I18N-01]', async () => {
  vi.stubGlobal('fetch', async (url: string) => ANSWERS[url.split('/').at(-1) ?? '']?.());
  await signIn({ email: 'high-loyalty@player.test', password: 'Baize-2026' });
  render(
    <TestProviders viewer="player">
      <Turning>
        <LastLoginToast />
        <ToastRegion label="Messages" closeLabel="Close" />
      </Turning>
    </TestProviders>,
  );
  const told = () => screen.getByRole('region').textContent;
  expect(told()).toMatch(/^Last login.*22 Nov/);
  act(() => screen.getByText('Deutsch').click());
  expect(told()).toMatch(/^Letzter Login.*22\. Nov/);
  act(() => toasts.clear());
  cleanup();
  render(
    <TestProviders viewer="player">
      <LastLoginToast />
    </TestProviders>,
  );
  expect(toasts.list()).toEqual([]);
});
