import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub, useLocation } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { BrandProvider, defineFeature, type ModalProps } from '@baize/page/brand';
import { brandFixture, TestI18nProvider } from '@baize/page/testing';
import { ModalHost } from './modal-host.tsx';
import { ModalLink } from '../links/modal-link.tsx';
import { useModals } from './use-modals.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function dialog(name: string) {
  return function Dialog({ open, close, onExited }: ModalProps) {
    return (
      <div role="dialog" aria-label={name} data-open={open}>
        <button type="button" onClick={close}>
          Close {name}
        </button>
        <button type="button" onClick={onExited}>
          Exit of {name} ends
        </button>
      </div>
    );
  };
}

function Page() {
  const { pathname, search, hash } = useLocation();
  const { close } = useModals();
  return (
    <>
      <p data-testid="address">{pathname + search + hash}</p>
      <ModalLink modal="login">Log in</ModalLink>
      <ModalLink modal="rakeback">Calendar</ModalLink>
      <button type="button" onClick={() => close('rakeback')}>
        Close the calendar from outside
      </button>
    </>
  );
}

const dialogs = {
  login: async () => ({ default: dialog('login') }),
  rakeback: async () => ({ default: dialog('rakeback') }),
};

function open(entries: string[], modals: Parameters<typeof defineFeature>[0]['modals'] = dialogs) {
  const Stub = createRoutesStub([
    {
      path: '*',
      Component: () => (
        <>
          <Page />
          <ModalHost />
        </>
      ),
    },
  ]);
  const brand = brandFixture({ features: [defineFeature({ name: 'test', modals })] });
  render(
    <TestI18nProvider>
      <BrandProvider value={brand}>
        <Stub initialEntries={entries} />
      </BrandProvider>
    </TestI18nProvider>,
  );
  return { user: userEvent.setup() };
}

const address = () => screen.getByTestId('address').textContent;

test('a modal in the address opens over the page, and closing it keeps the rest of the query [NAV-06]', async () => {
  const { user } = open(['/cashback?cpnc=7&modal=login&mkt=a#top']);
  await user.click(await screen.findByText('Close login'));
  await waitFor(() => expect(address()).toBe('/cashback?cpnc=7&mkt=a#top'));
});

test('several modals stack, and closing one leaves the other open [NAV-06]', async () => {
  const { user } = open(['/?modal=rakeback&modal=login']);
  await screen.findByRole('dialog', { name: 'rakeback' });
  await user.click(await screen.findByText('Close login'));
  await waitFor(() => expect(address()).toBe('/?modal=rakeback'));
  expect(screen.getByRole('dialog', { name: 'rakeback' }).dataset['open']).toBe('true');
});

test('a page may close a modal under the top one and nothing else [NAV-06]', async () => {
  const { user } = open(['/?modal=rakeback&modal=login']);
  await screen.findByRole('dialog', { name: 'login' });
  await user.click(screen.getByText('Close the calendar from outside'));
  await waitFor(() => expect(address()).toBe('/?modal=login'));
});

test('Escape, heard by every open dialog, closes only the top one [NAV-07]', async () => {
  const { user } = open(['/?modal=rakeback&modal=login']);
  await screen.findByRole('dialog', { name: 'login' });
  await user.click(screen.getByText('Close rakeback'));
  expect(address()).toBe('/?modal=rakeback&modal=login');
  await user.click(screen.getByText('Close login'));
  await waitFor(() => expect(address()).toBe('/?modal=rakeback'));
});

test('a modal that nobody offers keeps none under it from closing [NAV-06]', async () => {
  const { user } = open(['/?modal=rakeback&modal=freeze']);
  await user.click(await screen.findByText('Close rakeback'));
  await waitFor(() => expect(address()).toBe('/?modal=freeze'));
});

test('opening a modal adds a step to the history, and closing it goes that step back [NAV-06]', async () => {
  const { user } = open(['/before', '/cashback?a=1']);
  await user.click(screen.getByText('Log in'));
  await user.click(await screen.findByText('Close login'));
  await waitFor(() => expect(address()).toBe('/cashback?a=1'));
  await user.click(screen.getByText('Calendar'));
  await screen.findByRole('dialog', { name: 'rakeback' });
  await waitFor(() => expect(address()).toBe('/cashback?a=1&modal=rakeback'));
});

test('a second press while a modal closes goes no further back [NAV-06]', async () => {
  const { user } = open(['/before', '/cashback?a=1']);
  await user.click(screen.getByText('Log in'));
  const close = await screen.findByText('Close login');
  act(() => {
    close.click();
    close.click();
  });
  await waitFor(() => expect(address()).toBe('/cashback?a=1'));
  await user.click(close);
  expect(address()).toBe('/cashback?a=1');
  await user.click(screen.getByText('Log in'));
  await waitFor(() => expect(address()).toBe('/cashback?a=1&modal=login'));
});

test('a closed modal stays until its exit has been played [NAV-07]', async () => {
  const { user } = open(['/?modal=login']);
  await user.click(await screen.findByText('Close login'));
  await waitFor(() => expect(screen.getByRole('dialog').dataset['open']).toBe('false'));
  await user.click(screen.getByText('Exit of login ends'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('an unknown modal shows nothing and is said once [NAV-06]', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const { user } = open(['/?modal=jackpot&modal=login']);
  await user.click(await screen.findByText('Close login'));
  await waitFor(() => expect(address()).toBe('/?modal=jackpot'));
  expect(warn.mock.calls.filter(([text]) => String(text).includes('jackpot'))).toHaveLength(1);
});

test('a modal whose code does not load says so, can be tried again and closed', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  let tries = 0;
  const login = async () => {
    tries += 1;
    if (tries === 1) throw new TypeError('Failed to fetch dynamically imported module');
    return { default: dialog('login') };
  };
  const { user } = open(['/?modal=login'], { login });
  expect(await screen.findByText('This window did not load')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('dialog', { name: 'login' })).toBeTruthy();
});
