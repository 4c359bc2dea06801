import { PlayerBoundary } from '@baize/player';
import { PlayerTestProviders } from '@baize/player/player-test-providers';
import { Alert } from '@baize/ui/alert';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { exampleIntent } from '../testing/example-intent.ts';
import type { OpenDeposit } from '../intent/use-stored-deposits.ts';
import { useOpenPayments } from '../intent/use-open-payments.ts';
import { cryptoPayment } from '../testing/example-crypto.ts';
import { examplePlayer } from '../testing/example-player.ts';
import { FakeCashier, refused } from '../testing/fake-cashier.ts';
import { AbandonedPayment } from './abandoned-payments.tsx';
import { OpenPayments } from './open-payments.tsx';
import type { ContinuedPayment } from './use-continued-payments.ts';

function payment(parts: Partial<OpenDeposit>): OpenDeposit {
  return {
    transactionId: 't-1',
    date: '2026-11-20T17:05:00.000Z',
    method: 'Visa',
    type: 'deposit',
    amount: 33,
    currencyCode: 'EUR',
    status: 'pending',
    isBonus: false,
    code: null,
    reference: 'DP-20261120-1F00A2B7',
    history: [],
    failedMethodId: null,
    crypto: null,
    expectedAt: null,
    destination: null,
    fee: null,
    ...parts,
  };
}

/** Reads the list, which cannot be read. */
function UnreadableOpenPayments(props: ComponentProps<typeof OpenPayments>) {
  useOpenPayments();
  return <OpenPayments {...props} />;
}

const renderUnreadable: Story['render'] = (args) => {
  const platform = new FakeCashier(examplePlayer());
  platform.responses['transactions'] = refused('GENERAL_ERROR');
  return (
    <PlayerTestProviders viewer="player" api={platform.client()} player={platform.player}>
      <div style={{ padding: 16, maxInlineSize: 720 }}>
        <PlayerBoundary>
          <UnreadableOpenPayments {...args} />
        </PlayerBoundary>
      </div>
    </PlayerTestProviders>
  );
};

const other = { transactionId: 't-2', amount: 34.04, reference: 'DP-20261120-7C31E0D4' };

const nowhere: (payment: OpenDeposit) => ContinuedPayment | null = () => null;

const meta = {
  title: 'Features/Cashier/Deposit/Open payments',
  component: OpenPayments,
  args: { open: [payment({})], continueOf: nowhere },
  render: (args) => {
    const platform = new FakeCashier(examplePlayer());
    return (
      <PlayerTestProviders viewer="player" api={platform.client()} player={platform.player}>
        <div style={{ padding: 16, maxInlineSize: 720 }}>
          <PlayerBoundary>
            <OpenPayments {...args} />
          </PlayerBoundary>
        </div>
      </PlayerTestProviders>
    );
  },
} satisfies Meta<typeof OpenPayments>;

export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};
export const Several: Story = { args: { open: [payment({}), payment(other)] } };
export const WithCoinsToSend: Story = {
  args: {
    open: [
      payment({ transactionId: 't-3', method: 'Tether', crypto: cryptoPayment() }),
      payment({}),
      payment(other),
    ],
  },
};
export const OneOfThemCredited: Story = {
  args: {
    open: [payment({})],
    settled: { credited: [payment({ ...other, status: 'completed' })], failed: [], notMade: null },
  },
};
export const CreditedOnAPhone: Story = {
  args: {
    open: [],
    settled: { credited: [payment({ ...other, status: 'completed' })], failed: [], notMade: null },
  },
  globals: { viewport: { value: 'phone' } },
};
export const FailedMeanwhile: Story = {
  args: {
    open: [payment({})],
    settled: { credited: [], failed: [payment({ ...other, status: 'failed' })], notMade: null },
  },
};
export const NotMadeInAnotherTab: Story = {
  args: { open: [], settled: { credited: [], failed: [], notMade: exampleIntent() } },
};
export const Unreadable: Story = { args: { open: [] }, render: renderUnreadable };
export const UnreadableWithStored: Story = {
  args: {
    open: [payment({ status: 'processing', isOnlyStored: true }), payment({ ...other, isOnlyStored: true })],
    continueOf: ({ transactionId, method }: OpenDeposit) =>
      transactionId === 't-1'
        ? { method: method ?? '', place: 'bank', begunIn: 'another-tab', go: () => undefined }
        : null,
  },
  render: renderUnreadable,
};

/** A new payment was started instead of one without an answer, which may still arrive. */
export const Abandoned: Story = {
  render: () => {
    const platform = new FakeCashier(examplePlayer());
    const sentAt = Date.parse('2026-11-20T17:05:00.000Z');
    return (
      <PlayerTestProviders viewer="player" api={platform.client()} player={platform.player}>
        <div style={{ padding: 16, maxInlineSize: 720 }}>
          <PlayerBoundary>
            <Alert tone="warning">
              <AbandonedPayment sent={exampleIntent({ sentAt, since: sentAt + 90_000 })} />
            </Alert>
          </PlayerBoundary>
        </div>
      </PlayerTestProviders>
    );
  },
};
