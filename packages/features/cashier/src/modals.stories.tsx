import { ModalHost } from '@baize/links/modals';
import { dialogAt, withViewer, type CreateScreenParts } from '@baize/shell/screen-story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { cashierFeature } from './feature.ts';
import { depositParts, resultParts, withdrawParts } from './testing/cashier-parts.ts';

const meta = {
  title: 'Screens/Dialogs/Cashier',
  component: ModalHost,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ModalHost>;
export default meta;
type Story = StoryObj<typeof meta>;

const player = (createParts: CreateScreenParts) => ({
  decorators: [
    withViewer('player', (brandName) => ({
      ...createParts(brandName),
      brand: { features: [cashierFeature] },
    })),
  ],
});

const result = (status: string, address: string): Story => ({
  ...player(() => resultParts(status)),
  ...dialogAt(address, /DP-1/),
});

export const Deposit: Story = {
  ...player(depositParts),
  ...dialogAt('/casino?modal=deposit', 'Visa'),
};
export const Withdraw: Story = {
  ...player(withdrawParts),
  ...dialogAt('/casino?modal=withdraw', 'Bank transfer'),
};
export const DepositSuccess = result('completed', '/?transactionId=t-1&modal=deposit-success');
export const DepositThreeDSecure = result('completed', '/?transactionId=t-1&modal=deposit-3ds-success');
export const DepositPending = result('pending', '/?transactionId=t-1&modal=deposit-pending');
export const DepositReturn = result('processing', '/?transactionId=t-1&modal=deposit-return');
export const DepositCancelled = result('cancelled', '/?transactionId=t-1&modal=deposit-cancel');
export const DepositDeclined = result('rejected', '/?transactionId=t-1&modal=deposit-decline');
export const DepositFailed = result('failed', '/?transactionId=t-1&modal=deposit-failed');
