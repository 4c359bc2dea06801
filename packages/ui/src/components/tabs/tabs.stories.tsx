import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { componentDocs } from '../component-docs.ts';
import { WithState } from '../story-layout.tsx';
import { Tabs } from './tabs.tsx';

const cashier = [
  { value: 'deposit', label: 'Deposit', panel: <p>Choose a method and an amount.</p> },
  { value: 'withdraw', label: 'Withdraw', panel: <p>Your money, to the account it came from.</p> },
  { value: 'history', label: 'History', count: 2, panel: <p>Two payments are on their way.</p> },
];

const meta = {
  title: 'Components/Tabs',
  parameters: componentDocs({
    use: 'for parts of one page with content of their own, one at a time.',
    avoid: 'for views of the same content, or for steps in an order.',
    instead: 'Use SegmentedControl, or pages.',
    refuses: 'a panel without its tab: arrow keys, Home and End move between them.',
  }),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Cashier: Story = {
  render: () => (
    <WithState initialValue="deposit">
      {(value, change) => <Tabs label="Cashier" value={value} onValueChange={change} tabs={cashier} />}
    </WithState>
  ),
};

export const ByKeyboard: Story = {
  ...Cashier,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: /History/ })).toHaveAttribute('aria-selected', 'true');
    // The panel that leaves may still be on its way out.
    await expect(await canvas.findByRole('tabpanel', { name: /History/ })).toHaveTextContent('Two payments');
  },
};
