import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../story-layout.tsx';
import { Progress, ProgressSteps } from './progress.tsx';

const meta = {
  title: 'Components/Progress',
  component: Progress,
  args: { label: 'Limit used', valueText: '€46.00 of €100.00', value: 0.46, kind: 'limit', size: 'large' },
} satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LimitUsed: Story = {};

export const LimitNearlyUsed: Story = { args: { value: 0.88, valueText: '€88.00 of €100.00' } };

export const Upload: Story = {
  args: { label: 'passport.pdf', valueText: '64%', value: 0.64, kind: 'upload', size: 'medium' },
};

export const LoyaltySteps: Story = {
  render: () => (
    <Stack>
      <ProgressSteps label="Loyalty: Silver" valueText="340 of 500 to Gold" value={2.5} steps={5} />
    </Stack>
  ),
};
