import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from './spinner.tsx';

const meta = { title: 'Components/Spinner', component: Spinner } satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithText: Story = {
  render: (args) => (
    <p>
      <Spinner {...args} /> Connecting again
    </p>
  ),
};

export const Alone: Story = { args: { size: 28, label: 'Loading your receipts' } };
