import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { playerFixture } from '@baize/player/player-fixture';
import { ACTIVE_AND_ONLINE, activityStore, lastLogin } from '@baize/player/session';
import { TestProviders } from '@baize/player/test-providers';
import { BasicLayout } from './basic-layout.tsx';
import './header-balance.tsx';

afterEach(() => {
  act(() => activityStore.set(ACTIVE_AND_ONLINE));
  cleanup();
  localStorage.clear();
});

const coins = { amount: 0.12345678, bonusAmount: 2.5, currencyCode: 'USDT', wallets: [] };

function show() {
  const player = playerFixture({ isCrypto: true });
  const getUser = {
    ...player.getUser,
    kycStatus: 'APPROVED',
    userWallet: { ...player.getUser.userWallet, ...coins },
  };
  render(
    <TestProviders viewer="player" player={{ ...player, getUser, userLoyaltyLevel: 4, currencySymbol: '₮' }}>
      <BasicLayout>
        <h1>The page</h1>
      </BasicLayout>
    </TestProviders>,
  );
  return userEvent.setup();
}

test('the header tells real and bonus money, with the platform’s sign and crypto to eight places', async () => {
  show();
  const header = screen.getByRole('banner');
  expect(await within(header).findByText(/^0\.12345678\s₮$/)).toBeTruthy();
  expect(within(header).getByText(/^2\.50\s₮$/)).toBeTruthy();
});

test('the account menu tells level, verification and the login before', async () => {
  lastLogin.set({ created_at: '2026-11-19T08:05:00Z', ip: '203.0.113.24', location: null });
  show();
  expect(await screen.findByText('VIP level 4')).toBeTruthy();
  expect(screen.getByText('Verified')).toBeTruthy();
  expect(screen.getByText(/Thu 19 Nov, \d\d:05/)).toBeTruthy();
  expect(screen.getByText('203.0.113.24')).toBeTruthy();
});

test('a player who is away has a dot that says so', async () => {
  show();
  const account = await screen.findByRole('button', { name: /Account$/ });
  act(() => activityStore.set({ idle: { kind: 'active' }, presence: 'away' }));
  expect(account.textContent).toContain('Away');
});
