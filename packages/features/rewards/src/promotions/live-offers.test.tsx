import { TestProviders } from '@baize/player/test-providers';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gift, welcome } from '../testing/example-promotions.ts';
import { FakePromotions } from '../testing/fake-promotions.ts';
import { deferredResponse, errorResponse } from '../testing/fake-platform.ts';
import { freezeDevice } from '../testing/render-tab.tsx';
import { LiveOffers } from './live-offers.tsx';
import { LivePromotions } from './live-promotions.tsx';

beforeEach(() => freezeDevice());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('what is open without a deposit stands under one heading, which says so once [PRO-07]', async () => {
  const platform = new FakePromotions();
  platform.rows = [gift(), gift({ id: 'second' })];
  render(
    <TestProviders viewer="player" api={platform.client()} player={platform.player}>
      <LiveOffers viewer="player" fallback={null} />
    </TestProviders>,
  );
  await screen.findByRole('heading', { name: 'Without a deposit' });
  expect(headings()).not.toContain('No deposit');
});

test('where nothing is open without a deposit, that is said', async () => {
  const platform = new FakePromotions();
  platform.rows = [];
  render(
    <TestProviders viewer="visitor" api={platform.client()}>
      <LiveOffers viewer="visitor" fallback={null} />
    </TestProviders>,
  );
  expect(await screen.findByText('None of this kind today')).toBeTruthy();
});

test('while the offers are read that is said, and when they could not be, with a press that asks again', async () => {
  const platform = new FakePromotions();
  platform.rows = [gift()];
  const answer = deferredResponse();
  platform.waiting.set('get-all-bonus', answer);
  render(
    <TestProviders viewer="player" api={platform.client()} player={platform.player}>
      <LiveOffers viewer="player" fallback={null} />
    </TestProviders>,
  );
  expect(await screen.findByText('Loading promotions')).toBeTruthy();
  answer.release(errorResponse(409));
  expect((await screen.findByRole('alert')).textContent).toContain('Promotions could not be loaded');
  platform.waiting.clear();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('article', { name: /shell/ })).toBeTruthy();
});

test('a promotion in a row says its wagering and least deposit, too, even where it is closed', async () => {
  const platform = new FakePromotions();
  const check = { code: 'ACTIVE_BONUS', until: '2026-11-25T11:00:00Z', reference: null };
  platform.rows = [
    gift(),
    welcome({ check }),
    welcome({ id: 'second', check }),
    welcome({ id: 'bare', name: 'Bare', banner: null }),
  ];
  render(
    <TestProviders viewer="player" api={platform.client()} player={platform.player}>
      <LivePromotions viewer="player" served={null} />
    </TestProviders>,
  );
  const bare = within(await screen.findByRole('article', { name: 'Bare' }));
  expect(bare.getByText('30 ×')).toBeTruthy();
  expect(bare.getByText(/none of your own money can be withdrawn/)).toBeTruthy();
  const [closed] = screen.getAllByRole('article', { name: /Double/ });
  expect(closed?.textContent).toContain('30 ×');
  expect(closed?.textContent).toContain('Deposit from€20.00');
});
