import { toasts } from '@baize/ui/toasts';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { createRoutesStub, useLocation } from 'react-router';
import { useModals } from '@baize/links/modals';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PageProvider } from '@baize/page';
import { pageDataFixture, TestI18nProvider } from '@baize/page/testing';
import { AccountLanguage } from './account-language.tsx';
import { chosenLocale } from './chosen-locale.ts';

const news = { locale: 'de' } as const;

function Page() {
  const { pathname, search } = useLocation();
  const { close } = useModals();
  return (
    <>
      <output>{pathname + search}</output>
      <button type="button" onClick={() => close('login')}>
        The login goes
      </button>
      <AccountLanguage login={news} />
    </>
  );
}

const address = () => screen.getByRole('status').textContent;

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({}));
});

afterEach(() => {
  cleanup();
  act(() => toasts.clear());
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

/** A page in English right after a login to an account that is kept in German. */
function afterLogin(address = '/cashback?mkt=spring') {
  const Stub = createRoutesStub([{ path: '*', Component: Page }]);
  return render(
    <TestI18nProvider locale="en">
      <PageProvider value={{ ...pageDataFixture, locale: 'en' }}>
        <Stub initialEntries={[address]} />
      </PageProvider>
    </TestI18nProvider>,
  );
}

test('the account’s language is spoken also where another was chosen by hand, and the player learns why [I18N-01]', async () => {
  chosenLocale.set('en');
  sessionStorage.setItem('baize.locale-by-hand', 'true');
  afterLogin();
  await waitFor(() => expect(address()).toBe('/de/cashback?mkt=spring'));
  await waitFor(() => expect(toasts.list()).toHaveLength(1));
  expect(toasts.list()[0]).toMatchObject({ text: 'Your account is kept in Deutsch.' });
});

test('the player may stay in the language of before, which is kept for the visit [I18N-01]', async () => {
  const { unmount } = afterLogin();
  await waitFor(() => expect(toasts.list()[0]?.action?.label).toBe('Stay in English'));
  act(() => toasts.list()[0]?.action?.onSelect());
  await waitFor(() => expect(address()).toBe('/cashback?mkt=spring'));
  expect(toasts.list()).toEqual([]);
  expect(chosenLocale.get()).toBe('en');
  unmount();
  afterLogin();
  await act(async () => {});
  expect(address()).toBe('/cashback?mkt=spring');
});

test('the switch waits until the login has left the address, and does not bring it back [I18N-01]', async () => {
  afterLogin('/cashback?mkt=spring&modal=login');
  await act(async () => {});
  expect(address()).toBe('/cashback?mkt=spring&modal=login');
  act(() => screen.getByRole('button', { name: 'The login goes' }).click());
  await waitFor(() => expect(address()).toBe('/de/cashback?mkt=spring'));
});
