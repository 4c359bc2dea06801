import type { Meta, StoryObj } from '@storybook/react-vite';
import { TransactionStatusBadge } from './transaction-status-badge.tsx';

const meta = {
  title: 'Features/Shell/Transaction status',
  component: TransactionStatusBadge,
  args: { status: 'unknown' },
} satisfies Meta<typeof TransactionStatusBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Processed: Story = { args: { status: 'processed' } };
export const Pending: Story = { args: { status: 'pending' } };
export const Rejected: Story = { args: { status: 'rejected' } };
export const Confirmed: Story = { args: { status: 'confirmed' } };
export const Cancelled: Story = { args: { status: 'cancelled' } };
export const Completed: Story = { args: { status: 'completed' } };
export const Failed: Story = { args: { status: 'failed' } };
export const Processing: Story = { args: { status: 'processing' } };
/** A word that the platform says only tomorrow. */
export const Unknown: Story = {};
