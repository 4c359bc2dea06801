import type { Meta, StoryObj } from '@storybook/react-vite';
import { componentDocs } from '../component-docs.ts';
import { Stack } from '../story-layout.tsx';
import { Progress, ProgressSteps } from './progress.tsx';

const meta = {
  title: 'Components/Progress',
  parameters: componentDocs({
    use: 'for how much of something is done or used; the figures stand beside it in words.',
    avoid: 'where the end is not known.',
    instead: 'Use Spinner.',
    refuses: 'to stand without its figures, and to celebrate a limit that is used up: it warns from 80 %.',
  }),
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
