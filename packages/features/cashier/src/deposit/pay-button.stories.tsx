import type { Meta, StoryObj } from '@storybook/react-vite';
import { PlayerIsland } from '@baize/shell/player';
import { PlayerStage } from '@baize/shell/player-stage';
import { PayButton } from './pay-button.tsx';

const meta = {
  title: 'Cashier/Deposit/Pay button',
  component: PayButton,
  args: { amount: 50, currency: 'EUR', method: 'Visa', state: 'ready', again: null, onNext: () => undefined },
  render: (args) => (
    <PlayerStage viewer="player">
      <div style={{ maxInlineSize: 304 }}>
        <PlayerIsland>
          <PayButton {...args} />
        </PlayerIsland>
      </div>
    </PlayerStage>
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
export const LeavingToTheBank: Story = { args: { state: 'leaving' } };
export const LookingForTheAnswer: Story = { args: { state: 'unresolved' } };
export const SendAgain: Story = { args: { state: 'unresolved', again: () => undefined } };
export const SendAgainOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { state: 'unresolved', again: () => undefined },
};
export const PayTwice: Story = { args: { state: 'twin' } };
export const Taken: Story = { args: { state: 'taken' } };
