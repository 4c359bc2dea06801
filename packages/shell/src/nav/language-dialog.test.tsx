import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createRoutesStub, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PageProvider } from '@baize/page';
import { TestI18nProvider, pageDataFixture } from '@baize/page/testing';
import { chosenLocale } from '../language/chosen-locale.ts';
import { LanguageDialog } from './language-dialog.tsx';

beforeEach(() => vi.spyOn(console, 'warn').mockReturnValue());
afterEach(() => {
  cleanup();
  chosenLocale.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Page() {
  const { pathname, search, hash } = useLocation();
  const [open, setOpen] = useState(true);
  return (
    <>
      <p data-testid="address">{pathname + search + hash}</p>
      <LanguageDialog open={open} onClose={() => setOpen(false)} />
    </>
  );
}

function openAt(address: string) {
  const Stub = createRoutesStub([{ path: '*', Component: Page }]);
  render(
    <TestI18nProvider>
      <PageProvider value={pageDataFixture}>
        <Stub initialEntries={[address]} />
      </PageProvider>
    </TestI18nProvider>,
  );
  return { user: userEvent.setup(), address: () => screen.getByTestId('address').textContent };
}

test('every language is a real link to this very page, and the current one is marked', async () => {
  openAt('/cashback?mkt=spring#days');
  const german = await screen.findByRole('link', { name: 'Deutsch' });
  expect(german.getAttribute('href')).toBe('/de/cashback?mkt=spring#days');
  expect(screen.getAllByRole('link')).toHaveLength(35);
  expect(screen.getByRole('link', { current: true }).textContent).toBe('English');
});

test('a language chosen in an earlier visit stands first, and redirects nobody', async () => {
  chosenLocale.set('tr');
  const { address } = openAt('/cashback');
  const [first] = await screen.findAllByRole('link');
  expect(first?.textContent).toContain('Türkçe');
  expect(first?.textContent).toContain('Last chosen');
  expect(address()).toBe('/cashback');
});

test('a language that does not load changes nothing and says so; the next press tries again', async () => {
  const fetch = vi.fn(async () => new Response('', { status: 503 }));
  vi.stubGlobal('fetch', fetch);
  const { user, address } = openAt('/cashback?mkt=spring');
  await user.click(await screen.findByRole('link', { name: 'Suomi' }));
  expect((await screen.findByRole('alert')).textContent).toContain('did not load');
  expect(address()).toBe('/cashback?mkt=spring');
  expect(chosenLocale.get()).toBeNull();

  fetch.mockImplementation(async () => Response.json({ 'nav.menu': ['Valikko'] }));
  await user.click(screen.getByRole('link', { name: 'Suomi' }));
  await waitFor(() => expect(address()).toBe('/fi/cashback?mkt=spring'));
  expect(chosenLocale.get()).toBe('fi');
});

test('a press with a key held is the browser’s: a new tab keeps this one as it is', async () => {
  const fetch = vi.fn();
  vi.stubGlobal('fetch', fetch);
  const { user, address } = openAt('/cashback');
  await user.keyboard('{Control>}');
  await user.click(await screen.findByRole('link', { name: 'Deutsch' }));
  expect(fetch).not.toHaveBeenCalled();
  expect(address()).toBe('/cashback');
});
