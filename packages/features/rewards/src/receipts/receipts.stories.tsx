import { claimReceipts } from '@baize/domain/claim-receipts';
import { Card } from '@baize/ui/card';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { EUR, EXAMPLE_DAYS } from '../testing/example-days.ts';
import { ReceiptsView } from './player-receipts.tsx';
import { ReceiptSheet } from '../claim/print-receipt.tsx';

const days = EXAMPLE_DAYS.map((day, place) =>
  day.paidAt === null ? day : { ...day, reference: `RB-2026110${place}-4F7C` },
);
const receipts = claimReceipts(days);
const newest = receipts.slice(0, 1);

const meta = {
  title: 'Features/Rewards/Receipts',
  component: ReceiptsView,
  args: { state: { kind: 'known', receipts }, money: EUR },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ padding: 16 }}>
        <Card>
          <Story />
        </Card>
      </div>
    ),
  ],
} satisfies Meta<typeof ReceiptsView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const One: Story = { args: { state: { kind: 'known', receipts: newest } } };
export const ReferenceToCome: Story = {
  args: {
    state: { kind: 'known', receipts: newest.map((receipt) => ({ ...receipt, reference: null })) },
  },
};
export const None: Story = { args: { state: { kind: 'known', receipts: [] } } };
export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const NotRead: Story = { args: { state: { kind: 'failed', retry: () => undefined } } };
/** In sight on paper only. */
export const OnPaper: Story = {
  render: ({ money }) => (
    <>
      {newest.map((receipt) => (
        <ReceiptSheet key={receipt.date} receipt={receipt} money={money} />
      ))}
    </>
  ),
};
