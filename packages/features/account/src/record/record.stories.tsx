import type { PlayerDocument } from '@baize/api/endpoints/account';
import type { Transaction } from '@baize/api/endpoints/cashier';
import { PlayerBoundary } from '@baize/player';
import { PlayerTestProviders } from '@baize/player/player-test-providers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PlayerRecords } from '../pages/player-records.tsx';
import { exampleCrypto, exampleDocument, exampleTransaction, FakeRecords } from '../testing/fake-records.ts';

interface RecordArgs {
  row: Transaction;
  documents?: readonly PlayerDocument[];
}

const withdrawal = exampleTransaction({
  transactionId: 't-1',
  reference: 'WD-20261120-0007',
  type: 'withdrawal',
  amount: -40,
  method: 'Bank transfer',
});

const deposit = exampleTransaction({ transactionId: 't-1', reference: 'DP-20261120-0042' });

const meta = {
  title: 'Features/Account/Payment record',
  args: { row: deposit },
  parameters: { layout: 'fullscreen', address: '/profile/transactions?record=t-1' },
  render: ({ row, documents = [] }) => {
    const platform = new FakeRecords();
    platform.documents = documents;
    platform.transactions = [row];
    return (
      <PlayerTestProviders viewer="player" api={platform.client()} player={platform.player}>
        <div style={{ padding: 16 }}>
          <PlayerBoundary>
            <PlayerRecords />
          </PlayerBoundary>
        </div>
      </PlayerTestProviders>
    );
  },
} satisfies Meta<RecordArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PendingDeposit: Story = { args: { row: { ...deposit, status: 'pending' } } };
export const WaitsAtTheProvider: Story = {
  args: {
    row: {
      ...deposit,
      method: 'Harborpay',
      status: 'processing',
      redirectUrl: `${window.location.origin}/pay/1`,
      expiresAt: '2099-01-01T12:00:00Z',
    },
  },
};
export const WaitsAtTheBank: Story = {
  args: {
    row: {
      ...deposit,
      status: 'processing',
      threeDs: {
        acsUrl: `${window.location.origin}/acs`,
        PaReq: 'q',
        MD: 'm',
        TermUrl: window.location.origin,
      },
      expiresAt: '2099-01-01T12:00:00Z',
    },
  },
};
export const WaitsWithoutAWayBack: Story = { args: { row: { ...deposit, status: 'processing' } } };
export const AwaitingCoins: Story = {
  args: {
    row: {
      ...deposit,
      method: 'Tether',
      status: 'pending',
      crypto: exampleCrypto({ expiresAt: '2099-01-01T12:00:00Z' }),
    },
  },
};
export const AddressExpired: Story = {
  args: {
    row: {
      ...deposit,
      method: 'Tether',
      status: 'pending',
      crypto: exampleCrypto({ expiresAt: '2020-01-01T12:00:00Z' }),
    },
  },
};
export const PaidDeposit: Story = {};
export const FailedDeposit: Story = {
  args: { row: { ...deposit, status: 'failed', code: 'PROVIDER_ERROR' } },
};
export const NotConfirmedWithTheBank: Story = {
  args: { row: { ...deposit, status: 'rejected', code: 'BANK_NOT_CONFIRMED' } },
};
export const FailedWithoutReference: Story = {
  args: { row: { ...deposit, status: 'failed', code: 'UNIFIED_ERROR', reference: null } },
};
export const WithdrawalOnItsWay: Story = { args: { row: { ...withdrawal, status: 'processing' } } };
export const WaitsForDocuments: Story = {
  args: { row: { ...withdrawal, status: 'processing' }, documents: [exampleDocument('rejected')] },
};
/** The signs that copy stand at one edge, and nothing empty parts the last action from the details. */
export const WaitsForDocumentsOnAPhone: Story = {
  ...WaitsForDocuments,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const copyButtons = await page.findAllByRole('button', { name: /Copy the (?:full ID|reference)/ });
    const edges = copyButtons.map((button) => button.querySelector('svg')?.getBoundingClientRect().right);
    await expect(edges).toHaveLength(2);
    await expect(edges[0]).toBe(edges[1]);
    const support = page.getByRole('link', { name: 'Contact support' }).getBoundingClientRect();
    const details = page.getByRole('heading', { name: 'Details' }).parentElement?.getBoundingClientRect();
    await expect((details?.top ?? 0) - support.bottom).toBeLessThanOrEqual(40);
  },
};
export const RejectedWithdrawal: Story = { args: { row: { ...withdrawal, status: 'rejected' } } };
export const UnknownStatus: Story = { args: { row: { ...withdrawal, status: 'unknown' } } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const NotFound: Story = {
  parameters: { address: '/profile/transactions?record=DP-20261120-9999' },
};
