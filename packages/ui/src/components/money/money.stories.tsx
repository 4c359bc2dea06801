import type { Meta, StoryObj } from '@storybook/react-vite';
import { componentDocs } from '../component-docs.ts';
import { choiceOf } from '../story-controls.ts';
import { Row } from '../story-layout.tsx';
import { Money } from './money.tsx';
import * as styles from './money.css.ts';

const euros = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });

const meta = {
  title: 'Components/Money',
  parameters: componentDocs({
    use: 'for every amount of money on the page.',
    avoid: 'to join an amount into a translated sentence as text.',
    instead: 'Pass it to the message as an element.',
    refuses: 'to format: it draws the parts that `Intl.NumberFormat` made, left to right and on one line.',
  }),
  component: Money,
  argTypes: { size: choiceOf(styles.size), tone: choiceOf(styles.tone) },
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
