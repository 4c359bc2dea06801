import { PlayerBoundary } from '@baize/shell/player';
import { PlayerTestProviders } from '@baize/shell/player-test-providers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleIntent } from '../testing/example-intent.ts';
import { examplePlayer } from '../testing/example-player.ts';
import { FakeCashier, transaction, ok } from '../testing/fake-cashier.ts';
import { SubmittedPaymentView } from './submitted-payment.tsx';

const sent = exampleIntent();

const meta = {
  title: 'Cashier/Deposit/Submitted',
  component: SubmittedPaymentView,
  args: { sent, result: { kind: 'success', transactionId: 't-1' }, onNext: () => undefined },
  render: (args) => {
    const platform = new FakeCashier(examplePlayer());
    const rows = args.result.kind === 'pending' ? [transaction({ status: 'pending' })] : [];
    platform.responses['transactions'] = ok({ transactions: { count: rows.length, rows } });
    return (
      <PlayerTestProviders viewer="player" api={platform.client()} player={platform.player}>
        <div style={{ padding: 16 }}>
          <PlayerBoundary>
            <SubmittedPaymentView {...args} />
          </PlayerBoundary>
        </div>
      </PlayerTestProviders>
    );
  },
} satisfies Meta<typeof SubmittedPaymentView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Credited: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Pending: Story = { args: { result: { kind: 'pending', transactionId: 't-1' } } };
export const Failed: Story = { args: { result: { kind: 'failed', transactionId: 't-1' } } };
