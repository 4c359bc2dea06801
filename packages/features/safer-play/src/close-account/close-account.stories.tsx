import { playerFixture } from '@baize/player/player-fixture';
import { PlayerTestProviders } from '@baize/player/player-test-providers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { screen, userEvent } from 'storybook/test';
import { createLimitsPlatform, okResponse, refusalResponse } from '../testing/limits-platform.ts';
import { CloseAccountDialog } from './close-account-dialog.tsx';

interface ShownProps {
  amount?: number;
  viewer?: 'player' | 'visitor';
  answer?: () => Response | Promise<Response>;
}

function Shown({ amount = 0, viewer = 'player', answer = () => okResponse({}) }: ShownProps) {
  const player = playerFixture({ amount });
  const [{ api }] = useState(() => createLimitsPlatform({ answers: { 'PUT close-account': answer } }));
  return (
    <PlayerTestProviders viewer={viewer} player={player} api={api}>
      <CloseAccountDialog open close={() => undefined} onExited={() => undefined} />
    </PlayerTestProviders>
  );
}

const meta = {
  title: 'Features/Safer play/Close account',
  component: Shown,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Shown>;
export default meta;
type Story = StoryObj<typeof meta>;

const press: NonNullable<Story['play']> = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Close my account' }, { timeout: 10_000 }));

const pressAndFail: NonNullable<Story['play']> = async (context) => {
  await press(context);
  await screen.findByRole('alert');
};

export const EmptyAccount: Story = {};

export const BalanceLeft: Story = { args: { amount: 248.5 } };

export const Closing: Story = { args: { answer: () => new Promise<never>(() => undefined) }, play: press };

export const WithdrawalOpen: Story = {
  args: { answer: () => refusalResponse('WITHDRAWAL_OPEN', { reference: 'WD-20261120-0A1B2C3D' }) },
  play: pressAndFail,
};

export const Unconfirmed: Story = { args: { answer: () => Response.error() }, play: pressAndFail };

export const ForVisitors: Story = { args: { viewer: 'visitor' } };
