import { Card } from '@baize/ui/card';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { bareBonus, fullBonus, runningBonus } from '../testing/example-bonuses.ts';
import { BonusFacts } from './bonus-facts.tsx';
import { SpinsLeft } from './spins-left.tsx';
import { WagerProgress } from './wager-progress.tsx';

const meta = {
  title: 'Features/Rewards/Bonus facts',
  component: BonusFacts,
  args: { bonus: fullBonus(), currency: 'EUR' },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ padding: 16, maxInlineSize: 760 }}>
        <Card>
          <Story />
        </Card>
      </div>
    ),
  ],
} satisfies Meta<typeof BonusFacts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EveryLine: Story = {};
export const EveryLineOnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const OwnCurrency: Story = { args: { bonus: runningBonus() } };
export const NamedElsewhere: Story = {
  args: { bonus: runningBonus(), omit: ['id', 'name', 'type', 'status', 'wagered', 'wagerLeft'] },
};
export const SaysLittle: Story = { args: { bonus: bareBonus() } };
export const Crypto: Story = {
  args: { bonus: runningBonus({ currencyCode: 'BTC', bonusAmount: 0.00012345, maxWin: 0.0012 }) },
};
export const Progress: Story = {
  render: ({ bonus, currency }) => (
    <div style={{ display: 'grid', gap: 20 }}>
      <WagerProgress bonus={bonus} currency={currency} />
      <SpinsLeft bonus={bonus} />
    </div>
  ),
};
export const NothingWageredYet: Story = {
  render: ({ currency }) => (
    <WagerProgress bonus={runningBonus({ wagered: 0, wagerLeft: 1500 })} currency={currency} />
  ),
};
