import type { Meta, StoryObj } from '@storybook/react-vite';
import { componentDocs } from '../component-docs.ts';
import { Spinner } from './spinner.tsx';

const meta = {
  title: 'Components/Spinner',
  parameters: componentDocs({
    use: 'for something on its way whose size is not known.',
    avoid: 'for content whose box is known.',
    instead: 'Use Skeleton, and Button’s `pending` for an action.',
    refuses: 'silence where no words stand beside it: give it `label`.',
  }),
  component: Spinner,
} satisfies Meta<typeof Spinner>;
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
