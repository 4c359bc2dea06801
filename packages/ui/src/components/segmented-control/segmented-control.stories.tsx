import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { componentDocs } from '../component-docs.ts';
import { WithState } from '../story-layout.tsx';
import { SegmentedControl } from './segmented-control.tsx';

const periods = [
  { value: 'daily', label: 'Daily' },
  { value: 'weekly', label: 'Weekly' },
  { value: 'monthly', label: 'Monthly' },
];

const meta = {
  title: 'Components/Segmented control',
  parameters: componentDocs({
    use: 'for two to four views of the same thing, one at a time.',
    avoid: 'for more answers, or for parts of a page with content of their own.',
    instead: 'Use Select for more, and Tabs for parts.',
    refuses: 'to be empty: one segment is always chosen.',
  }),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Periods: Story = {
  render: () => (
    <WithState initialValue="weekly">
      {(value, change) => (
        <SegmentedControl label="Period" value={value} onValueChange={change} options={periods} />
      )}
    </WithState>
  ),
};

export const ByKeyboard: Story = {
  ...Periods,
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(within(canvasElement).getByRole('radio', { name: 'Monthly' })).toBeChecked();
  },
};
