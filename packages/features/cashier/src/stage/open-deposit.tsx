import { PlayerIsland } from '@baize/shell/player';
import { Stage, type StageProps } from '@baize/shell/stage';
import { ModalHost } from '@baize/shell/modals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { DepositDesk } from '../deposit/deposit-desk.tsx';
import { cashierFeature } from '../feature.ts';
import DepositPage from '../routes/deposit.tsx';
import type { FakeCashier } from './fake-cashier.ts';

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{pathname + search}</output>;
}

export const address = () => screen.getByLabelText('address').textContent;

/** The deposit of a player before a platform, with the dialogs over it. */
export function openDeposit(platform: FakeCashier, stage: Partial<StageProps> = {}) {
  return openWith(
    <PlayerIsland>
      <DepositDesk />
    </PlayerIsland>,
    platform,
    stage,
  );
}

/** The whole page of the deposit. */
export function openDepositPage(platform: FakeCashier, stage: Partial<StageProps> = {}) {
  return openWith(<DepositPage />, platform, stage);
}

function openWith(page: ReactNode, platform: FakeCashier, stage: Partial<StageProps>) {
  render(
    <Stage
      address="/deposit"
      viewer="player"
      api={platform.client()}
      player={platform.player}
      brand={{ features: [cashierFeature] }}
      {...stage}
    >
      <Address />
      {page}
      <ModalHost />
    </Stage>,
  );
  return userEvent.setup();
}

type User = ReturnType<typeof userEvent.setup>;

/** Types a card that passes every check. */
export async function typeCard(user: User, number = '4242424242424242') {
  await user.type(await screen.findByLabelText('Card number'), number);
  await user.type(screen.getByLabelText('Expires'), '1140');
  await user.type(screen.getByLabelText('CVC'), '123');
}

export const payButton = () => screen.getByRole('button', { name: /^Deposit(?: €.*)?$/ });
