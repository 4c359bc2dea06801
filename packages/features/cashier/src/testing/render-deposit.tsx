import { ModalHost } from '@baize/links/modals';
import { PlayerBoundary } from '@baize/player';
import { TestProviders, type TestProvidersProps } from '@baize/player/test-providers';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { DepositController } from '../deposit/deposit-controller.tsx';
import { cashierFeature } from '../feature.ts';
import DepositPage from '../routes/deposit.tsx';
import type { FakeCashier } from './fake-cashier.ts';
import { pasteInto } from './paste-into.ts';

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{pathname + search}</output>;
}

export const currentAddress = () => screen.getByLabelText('address').textContent;

/** The deposit of a player before a platform, with the dialogs over it. */
export function renderDeposit(platform: FakeCashier, stage: Partial<TestProvidersProps> = {}) {
  return renderWithCashier(
    <PlayerBoundary>
      <DepositController />
    </PlayerBoundary>,
    platform,
    stage,
  );
}

/** The whole page of the deposit. */
export function renderDepositPage(platform: FakeCashier, stage: Partial<TestProvidersProps> = {}) {
  return renderWithCashier(<DepositPage />, platform, stage);
}

function renderWithCashier(page: ReactNode, platform: FakeCashier, stage: Partial<TestProvidersProps>) {
  render(
    <TestProviders
      url="/deposit"
      viewer="player"
      api={platform.client()}
      player={platform.player}
      brand={{ features: [cashierFeature] }}
      {...stage}
    >
      <Address />
      {page}
      <ModalHost />
    </TestProviders>,
  );
  return userEvent.setup();
}

type User = ReturnType<typeof userEvent.setup>;

/** Enters a card that passes every check. */
export async function enterCard(user: User, number = '4242424242424242') {
  await pasteInto(user, await screen.findByLabelText('Card number'), number);
  await pasteInto(user, screen.getByLabelText('Expires'), '1140');
  await pasteInto(user, screen.getByLabelText('CVC'), '123');
}

export const payButton = () => screen.getByRole('button', { name: /^Deposit(?: €.*)?$/ });
