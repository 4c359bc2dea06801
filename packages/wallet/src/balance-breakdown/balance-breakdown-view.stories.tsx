import { explainBalance } from '@baize/domain/balance-breakdown';
import { Card } from '@baize/ui/card';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { BalanceBreakdownView, type BalanceBreakdownViewProps } from './balance-breakdown-view.tsx';

const EUR = { currency: 'EUR', crypto: false };
const running = { bonusAmount: 50, maxWin: 500 };

function propsFor(ask: Parameters<typeof explainBalance>[0]): BalanceBreakdownViewProps {
  return { explained: explainBalance(ask), blocks: ask.blocks, money: EUR };
}

const meta = {
  title: 'Features/Shell/Balance breakdown',
  component: BalanceBreakdownView,
  args: propsFor({ wallet: { amount: 64, bonusAmount: 50 }, blocks: ['active-bonus'], running }),
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ padding: 16, maxInlineSize: 600 }}>
        <Card>
          <Story />
        </Card>
      </div>
    ),
  ],
} satisfies Meta<typeof BalanceBreakdownView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ActiveBonus: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const AllWithdrawable: Story = {
  args: propsFor({ wallet: { amount: 248.5, bonusAmount: 0 }, blocks: [], running: null }),
};
export const AboveMaxWin: Story = {
  args: propsFor({ wallet: { amount: 20.1, bonusAmount: 812.3 }, blocks: ['active-bonus'], running }),
};
export const FreeSpinsOnly: Story = {
  args: propsFor({
    wallet: { amount: 64, bonusAmount: 0 },
    blocks: ['active-bonus'],
    running: { ...running, bonusAmount: null, freeSpinsQuantity: 20, freeSpinsLeft: 15 },
  }),
};
export const WageringIncomplete: Story = {
  args: propsFor({
    wallet: { amount: 120, bonusAmount: 62.4 },
    blocks: ['wagering', 'active-bonus'],
    running,
  }),
};
export const NoDepositYet: Story = {
  args: propsFor({
    wallet: { amount: 0, bonusAmount: 0 },
    blocks: ['no-deposit', 'email-unverified'],
    running: null,
  }),
};
export const LongAmounts: Story = {
  args: {
    ...propsFor({
      wallet: { amount: 1_234_567.89, bonusAmount: 0.00012345 },
      blocks: ['active-bonus'],
      running,
    }),
    money: { currency: 'USDT', crypto: true },
  },
};
