import type { ResultKind } from '@baize/domain/deposit-payment';
import { PlayerTestProviders } from '@baize/player/player-test-providers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { examplePlayer, runningBonus } from '../testing/example-player.ts';
import { FakeCashier, ok, transaction } from '../testing/fake-cashier.ts';
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
  title: 'Features/Cashier/Deposit results',
  component: ResultDialog,
  args: { requested: 'success', open: true, close: nothing, onExited: nothing },
  parameters: { layout: 'fullscreen', address: '/?transactionId=t-1' },
  render: (args) => {
    const platform = new FakeCashier(examplePlayer());
    const rows = [transaction({ status: STATUS[args.requested], date: '2026-11-20T17:00:00Z' })];
    platform.responses['transactions'] = ok({ transactions: { count: 1, rows } });
    return (
      <PlayerTestProviders viewer="player" api={platform.client()} player={platform.player}>
        <ResultDialog {...args} />
      </PlayerTestProviders>
    );
  },
} satisfies Meta<typeof ResultDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = { args: { requested: 'success' } };
export const ThreeDSecure: Story = { args: { requested: '3ds-success' } };
export const Pending: Story = { args: { requested: 'pending' } };
export const WithPlatformHistory: Story = {
  render: (args) => {
    const platform = new FakeCashier(examplePlayer());
    const history = [
      { status: 'processing', at: '2026-11-20T17:00:00Z' },
      { status: 'completed', at: '2026-11-20T17:04:09Z' },
    ];
    const row = transaction({ status: 'completed', date: '2026-11-20T17:00:00Z', history });
    platform.responses['transactions'] = ok({ transactions: { count: 1, rows: [row] } });
    return (
      <PlayerTestProviders viewer="player" api={platform.client()} player={platform.player}>
        <ResultDialog {...args} />
      </PlayerTestProviders>
    );
  },
};
const withRow = (row: object): NonNullable<Story['render']> =>
  function WithRow(args) {
    const platform = new FakeCashier(examplePlayer());
    const rows = [transaction({ status: STATUS[args.requested], date: '2026-11-20T17:00:00Z', ...row })];
    platform.responses['transactions'] = ok({ transactions: { count: 1, rows } });
    return (
      <PlayerTestProviders viewer="player" api={platform.client()} player={platform.player}>
        <ResultDialog {...args} />
      </PlayerTestProviders>
    );
  };
export const WithBonus: Story = {
  render: (args) => {
    const activeBonus = runningBonus({ bonusAmount: 25, wagered: 0, wagerLeft: 750 });
    const platform = new FakeCashier(examplePlayer({ activeBonus, wageringLeft: 25 }));
    const rows = [transaction({ date: '2026-11-20T17:00:00Z', isBonus: true })];
    platform.responses['transactions'] = ok({ transactions: { count: 1, rows } });
    return (
      <PlayerTestProviders viewer="player" api={platform.client()} player={platform.player}>
        <ResultDialog {...args} />
      </PlayerTestProviders>
    );
  },
};
export const LookingUp: Story = {
  render: (args) => {
    const platform = new FakeCashier(examplePlayer());
    platform.responses['transactions'] = () => new Promise<never>(() => undefined);
    return (
      <PlayerTestProviders viewer="player" api={platform.client()} player={platform.player}>
        <ResultDialog {...args} />
      </PlayerTestProviders>
    );
  },
};
export const BonusNotGiven: Story = { render: withRow({ code: 'END_TIME_ERROR' }) };
export const DeclinedWithAReason: Story = {
  args: { requested: 'decline' },
  render: withRow({ code: 'PROVIDER_ERROR' }),
};
export const NotConfirmedWithTheBank: Story = {
  args: { requested: 'decline' },
  render: withRow({ code: 'BANK_NOT_CONFIRMED' }),
};
export const WaitsAtTheBank: Story = {
  args: { requested: 'pending' },
  render: withRow({
    status: 'processing',
    threeDs: {
      acsUrl: `${window.location.origin}/acs`,
      PaReq: 'q',
      MD: 'm',
      TermUrl: window.location.origin,
    },
  }),
};
export const Return: Story = { args: { requested: 'return' } };
export const Cancelled: Story = { args: { requested: 'cancel' } };
export const Declined: Story = { args: { requested: 'decline' } };
export const Failed: Story = { args: { requested: 'failed' } };
/** No payment is named: nothing is claimed. */
const unnamed = { address: '/?met=Visa' };
export const SuccessWithoutAPayment: Story = { parameters: unnamed };
export const PendingWithoutAPayment: Story = { args: { requested: 'pending' }, parameters: unnamed };
export const CancelledWithoutAPayment: Story = { args: { requested: 'cancel' }, parameters: unnamed };
export const Visitor: Story = {
  args: { requested: 'return' },
  render: (args) => (
    <PlayerTestProviders viewer="visitor">
      <ResultDialog {...args} />
    </PlayerTestProviders>
  ),
};
