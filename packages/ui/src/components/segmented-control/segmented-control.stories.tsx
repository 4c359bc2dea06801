import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { WithState } from '../story-layout.tsx';
import { SegmentedControl } from './segmented-control.tsx';

const periods = [
  { value: 'daily', label: 'Daily' },
  { value: 'weekly', label: 'Weekly' },
  { value: 'monthly', label: 'Monthly' },
];

const meta = { title: 'Components/Segmented control' } satisfies Meta;
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
