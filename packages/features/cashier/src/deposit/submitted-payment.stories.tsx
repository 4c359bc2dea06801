import type { ResultKind } from '@baize/domain/deposit-payment';
import { PlayerBoundary } from '@baize/player';
import { PlayerTestProviders } from '@baize/player/player-test-providers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleIntent } from '../testing/example-intent.ts';
import { cryptoPayment, cryptoTransaction } from '../testing/example-crypto.ts';
import { examplePlayer } from '../testing/example-player.ts';
import { FakeCashier, transaction, ok } from '../testing/fake-cashier.ts';
import { SubmittedPaymentView } from './submitted-payment.tsx';

const submitted = (kind: ResultKind) => ({
  submitted: { sent: exampleIntent(), result: { kind, transactionId: 't-1' } },
  onNext: () => undefined,
});

/** What the platform says of each. */
const STATUSES = {
  success: 'completed',
  '3ds-success': 'completed',
  pending: 'pending',
  return: 'processing',
  cancel: 'cancelled',
  decline: 'rejected',
  failed: 'failed',
} as const;

const meta = {
  title: 'Features/Cashier/Deposit/Submitted',
  component: SubmittedPaymentView,
  args: submitted('success'),
  render: (args) => {
    const platform = new FakeCashier(examplePlayer());
    const { sent, result } = args.submitted;
    const crypto = cryptoPayment({ expiresAt: '2126-11-20T20:00:00.000Z' });
    const row = { status: STATUSES[result.kind] };
    const rows = [sent.method === 'Tether' ? cryptoTransaction(crypto, row) : transaction(row)];
    platform.responses['transactions'] = ok({ transactions: { count: 1, rows } });
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
export const Pending: Story = { args: submitted('pending') };
export const Failed: Story = { args: submitted('failed') };
export const Declined: Story = { args: submitted('decline') };
export const CoinsToSend: Story = {
  args: {
    ...submitted('pending'),
    submitted: { ...submitted('pending').submitted, sent: exampleIntent({ method: 'Tether' }) },
  },
};
export const BackUnfinished: Story = { args: submitted('return') };
