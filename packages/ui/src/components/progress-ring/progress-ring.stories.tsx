import type { Meta, StoryObj } from '@storybook/react-vite';
import { componentDocs } from '../component-docs.ts';
import { Row } from '../story-layout.tsx';
import { ProgressRing } from './progress-ring.tsx';

const meta = {
  title: 'Components/Progress ring',
  parameters: componentDocs({
    use: 'as the picture of the half hour to the next count.',
    avoid: 'for other spans of time, or as the only place of the time.',
    instead: 'Use Countdown.',
    refuses: 'to be read out: the same time also stands as text.',
  }),
  component: ProgressRing,
  args: { minutes: 12, seconds: 41, size: 112, time: 'shown' },
} satisfies Meta<typeof ProgressRing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {};

export const Small: Story = { args: { size: 56, time: 'hidden' } };

export const Stages: Story = {
  render: (args) => (
    <Row>
      <ProgressRing {...args} minutes={29} seconds={59} />
      <ProgressRing {...args} minutes={7} seconds={30} />
      <ProgressRing {...args} minutes={0} seconds={1} />
      <ProgressRing {...args} minutes={0} seconds={0} />
    </Row>
  ),
};
