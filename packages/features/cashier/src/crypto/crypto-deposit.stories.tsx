import type { CryptoPayment } from '@baize/api/endpoints/cashier';
import { cryptoDepositStatus, cryptoDepositSteps } from '@baize/domain/crypto-deposit';
import { PlayerTestProviders } from '@baize/player/player-test-providers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { examplePlayer } from '../testing/example-player.ts';
import { FakeCashier, ok } from '../testing/fake-cashier.ts';
import { ResultDialog } from '../results/result-dialog.tsx';
import { CoinNetworkField } from './coin-network-field.tsx';
import { CryptoDeposit } from './crypto-deposit.tsx';
import { cryptoPayment, cryptoTransaction, tonPayment } from '../testing/example-crypto.ts';

const NOW = Date.parse('2026-11-20T17:17:19Z');
const EXPIRES = '2026-11-20T17:47:19Z';
const SEEN = '2026-11-20T17:18:19Z';
const nothing = () => undefined;

interface DepositedProps {
  payment: CryptoPayment;
  status?: string;
  /** Epoch ms. */
  now?: number;
}

function CryptoDepositStory({ payment, status = 'pending', now = NOW }: DepositedProps) {
  const stage = cryptoDepositStatus({ status, deposit: payment, now });
  const steps = cryptoDepositSteps({ stage, deposit: payment, createdAt: NOW, creditedAt: null });
  return (
    <PlayerTestProviders viewer="player">
      <div style={{ maxInlineSize: 520, padding: 16 }}>
        <CryptoDeposit crypto={{ payment, stage, steps }} copy={async () => true} />
      </div>
    </PlayerTestProviders>
  );
}

const meta = {
  title: 'Features/Cashier/Crypto deposit',
  component: CryptoDepositStory,
  args: { payment: cryptoPayment({ expiresAt: EXPIRES }) },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CryptoDepositStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const seen = (confirmed: number) =>
  cryptoPayment({ expiresAt: EXPIRES, seenAt: SEEN, confirmations: { needed: 20, seen: confirmed } });

export const Waiting: Story = {};
export const WaitingOnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const TagRequired: Story = { args: { payment: tonPayment({ expiresAt: EXPIRES }) } };
export const AnyAmount: Story = { args: { payment: cryptoPayment({ amount: null }) } };
export const LightningInvoice: Story = {
  args: {
    payment: cryptoPayment({
      coin: 'BTC',
      network: 'Lightning',
      address: `lnbc250u1${'pvjluezsp5zyg3zyg3zyg3zyg3zyg3zyg3zyg3zyg3'.repeat(5)}`,
      amount: '0.00025',
      minimum: null,
      confirmations: null,
      expiresAt: EXPIRES,
    }),
  },
};
export const NoConfirmation: Story = { args: { payment: seen(0) } };
export const OneConfirmation: Story = { args: { payment: seen(1) } };
export const ManyConfirmations: Story = { args: { payment: seen(19) } };
export const Confirmed: Story = { args: { payment: seen(20), status: 'completed' } };
export const Expired: Story = { args: { now: NOW + 31 * 60_000 } };
export const FailedAfterDetection: Story = { args: { payment: seen(4), status: 'failed' } };

export const Copied: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy: Address' }));
    await expect(canvas.getByRole('button', { name: 'Copied: Address' })).toBeVisible();
  },
};

function NetworkFieldStory({ error }: { error?: string }) {
  const [network, setNetwork] = useState<string | null>(null);
  return (
    <PlayerTestProviders viewer="player">
      <div style={{ maxInlineSize: 420, padding: 16 }}>
        <CoinNetworkField
          coin="USDT"
          networks={['TRC-20', 'ERC-20', 'TON', 'Polkadot']}
          value={network}
          onChange={setNetwork}
          error={error}
        />
      </div>
    </PlayerTestProviders>
  );
}

export const CoinAndNetwork: Story = { render: () => <NetworkFieldStory /> };
export const CoinAndNetworkMissing: Story = { render: () => <NetworkFieldStory error="Choose one." /> };

function ResultDialogStory({ payment, status }: { payment: CryptoPayment; status: string }) {
  const platform = new FakeCashier(examplePlayer());
  const rows = [cryptoTransaction(payment, { status, date: '2026-11-20T17:17:19Z' })];
  platform.responses['transactions'] = ok({ transactions: { count: 1, rows } });
  return (
    <PlayerTestProviders viewer="player" api={platform.client()} player={platform.player}>
      <ResultDialog
        requested={status === 'cancelled' ? 'cancel' : 'pending'}
        open
        close={nothing}
        onExited={nothing}
      />
    </PlayerTestProviders>
  );
}

const address = '/?transactionId=t-1';
export const InDialog: Story = {
  parameters: { address },
  render: () => <ResultDialogStory payment={cryptoPayment()} status="pending" />,
};
export const InDialogOnAPhone: Story = { ...InDialog, globals: { viewport: { value: 'phone' } } };
export const CancelledInDialog: Story = {
  parameters: { address },
  render: () => <ResultDialogStory payment={cryptoPayment()} status="cancelled" />,
};
