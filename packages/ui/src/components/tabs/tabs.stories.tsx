import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { WithState } from '../story-layout.tsx';
import { Tabs } from './tabs.tsx';

const cashier = [
  { value: 'deposit', label: 'Deposit', panel: <p>Choose a method and an amount.</p> },
  { value: 'withdraw', label: 'Withdraw', panel: <p>Your money, to the account it came from.</p> },
  { value: 'history', label: 'History', count: 2, panel: <p>Two payments are on their way.</p> },
];

const meta = { title: 'Components/Tabs' } satisfies Meta;
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
