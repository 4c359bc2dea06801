import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { AT_THE_PAGE, attendanceStore } from '../session/idle.ts';
import { lastLogin } from '../session/last-login.ts';
import { stagePlayer } from '../stage/stage-player.ts';
import { Stage } from '../stage/stage.tsx';
import { BasicFrame } from './basic-frame.tsx';
// Loaded ahead of the first test, which would wait for their code otherwise.
import './player-bits.tsx';

afterEach(() => {
  act(() => attendanceStore.set(AT_THE_PAGE));
  cleanup();
  localStorage.clear();
});

const coins = { amount: 0.12345678, bonusAmount: 2.5, currencyCode: 'USDT', wallets: [] };

function show() {
  const player = stagePlayer({ isCrypto: true });
  const getUser = {
    ...player.getUser,
    kycStatus: 'APPROVED',
    userWallet: { ...player.getUser.userWallet, ...coins },
  };
  render(
    <Stage viewer="player" player={{ ...player, getUser, userLoyaltyLevel: 4, currencySymbol: '₮' }}>
      <BasicFrame>
        <h1>The page</h1>
      </BasicFrame>
    </Stage>,
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
  act(() => attendanceStore.set({ idle: { kind: 'active' }, presence: 'away' }));
  expect(account.textContent).toContain('Away');
});
