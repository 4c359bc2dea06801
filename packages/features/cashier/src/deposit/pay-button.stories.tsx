import type { Meta, StoryObj } from '@storybook/react-vite';
import { PlayerBoundary } from '@baize/player';
import { PlayerTestProviders } from '@baize/player/player-test-providers';
import { PayButton } from './pay-button.tsx';

const meta = {
  title: 'Features/Cashier/Deposit/Pay button',
  component: PayButton,
  args: {
    amount: 50,
    currency: 'EUR',
    method: 'Visa',
    state: 'ready',
    onResend: null,
  },
  render: (args) => (
    <PlayerTestProviders viewer="player">
      <div style={{ maxInlineSize: 304 }}>
        <PlayerBoundary>
          <PayButton {...args} />
        </PlayerBoundary>
      </div>
    </PlayerTestProviders>
  ),
} satisfies Meta<typeof PayButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { method: 'Bank transfer of a name that is long' },
};
export const WithoutAnAmount: Story = { args: { amount: null } };
export const Paying: Story = { args: { state: 'paying' } };
export const RedirectingToBank: Story = { args: { state: 'leaving' } };
export const Unresolved: Story = { args: { state: 'unresolved' } };
export const Resend: Story = { args: { state: 'unresolved', onResend: () => undefined } };
export const ContinueAtProvider: Story = {
  args: { state: 'unresolved', onResend: () => undefined, resendKind: 'at-provider', method: 'Harborpay' },
};
export const ResendOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { state: 'unresolved', onResend: () => undefined },
};
export const DuplicatePayment: Story = { args: { state: 'twin' } };
export const BesideAPaymentToContinue: Story = { args: { isSecondary: true } };
