import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../story-layout.tsx';
import { Money } from './money.tsx';

const euros = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });

const meta = {
  title: 'Components/Money',
  component: Money,
  args: { parts: euros.formatToParts(1248.5) },
} satisfies Meta<typeof Money>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Amount: Story = { args: { size: 'amount' } };

export const Sizes: Story = {
  render: (args) => (
    <Row>
      <Money {...args} />
      <Money {...args} size="cell" />
      <Money {...args} size="today" />
      <Money {...args} size="claim" />
      <Money {...args} size="amount" />
    </Row>
  ),
};

export const Gained: Story = { args: { parts: euros.formatToParts(4.82), size: 'claim', tone: 'gained' } };

export const NetResultKeepsItsSign: Story = { args: { parts: euros.formatToParts(-12.4), size: 'cell' } };

export const CurrencyOutsideTheStandard: Story = { args: { parts: { text: '0.00250000 USDT' } } };
