import type { ResultKind } from '@baize/domain/deposit-payment';
import { PlayerStage } from '@baize/shell/player-stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { examplePlayer } from '../stage/example-player.ts';
import { FakeCashier, ok, transaction } from '../stage/fake-cashier.ts';
import { ResultDialog } from './result-dialog.tsx';

const nothing = () => undefined;
const STATUS = {
  success: 'completed',
  '3ds-success': 'completed',
  pending: 'pending',
  return: 'processing',
  cancel: 'cancelled',
  decline: 'rejected',
  failed: 'failed',
} satisfies Record<ResultKind, string>;

const meta = {
  title: 'Cashier/Deposit results',
  component: ResultDialog,
  args: { asked: 'success', open: true, close: nothing, onExited: nothing },
  parameters: { layout: 'fullscreen', address: '/?transactionId=t-1' },
  render: (args) => {
    const platform = new FakeCashier(examplePlayer());
    const rows = [transaction({ status: STATUS[args.asked], date: '2026-11-20T17:00:00Z' })];
    platform.answers['transactions'] = ok({ transactions: { count: 1, rows } });
    return (
      <PlayerStage viewer="player" api={platform.client()} player={platform.player}>
        <ResultDialog {...args} />
      </PlayerStage>
    );
  },
} satisfies Meta<typeof ResultDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {};
export const ThreeDSecure: Story = { args: { asked: '3ds-success' } };
export const Pending: Story = { args: { asked: 'pending' } };
export const WithThePlatformsHistory: Story = {
  render: (args) => {
    const platform = new FakeCashier(examplePlayer());
    const history = [
      { status: 'processing', at: '2026-11-20T17:00:00Z' },
      { status: 'completed', at: '2026-11-20T17:04:09Z' },
    ];
    const row = transaction({ status: 'completed', date: '2026-11-20T17:00:00Z', history });
    platform.answers['transactions'] = ok({ transactions: { count: 1, rows: [row] } });
    return (
      <PlayerStage viewer="player" api={platform.client()} player={platform.player}>
        <ResultDialog {...args} />
      </PlayerStage>
    );
  },
};
const withRow = (row: object): NonNullable<Story['render']> =>
  function WithRow(args) {
    const platform = new FakeCashier(examplePlayer());
    const rows = [transaction({ status: STATUS[args.asked], date: '2026-11-20T17:00:00Z', ...row })];
    platform.answers['transactions'] = ok({ transactions: { count: 1, rows } });
    return (
      <PlayerStage viewer="player" api={platform.client()} player={platform.player}>
        <ResultDialog {...args} />
      </PlayerStage>
    );
  };
export const WithoutTheChosenBonus: Story = { render: withRow({ code: 'END_TIME_ERROR' }) };
export const DeclinedWithAReason: Story = {
  args: { asked: 'decline' },
  render: withRow({ code: 'PROVIDER_ERROR' }),
};
export const Return: Story = { args: { asked: 'return' } };
export const Cancelled: Story = { args: { asked: 'cancel' } };
export const Declined: Story = { args: { asked: 'decline' } };
export const Failed: Story = { args: { asked: 'failed' } };
/** No payment is named: nothing is claimed. */
const unnamed = { address: '/?met=Visa' };
export const SuccessWithoutAPayment: Story = { parameters: unnamed };
export const PendingWithoutAPayment: Story = { args: { asked: 'pending' }, parameters: unnamed };
export const CancelledWithoutAPayment: Story = { args: { asked: 'cancel' }, parameters: unnamed };
export const ForAVisitor: Story = {
  args: { asked: 'return' },
  render: (args) => (
    <PlayerStage viewer="visitor">
      <ResultDialog {...args} />
    </PlayerStage>
  ),
};
