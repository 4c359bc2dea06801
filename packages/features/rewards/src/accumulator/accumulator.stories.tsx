import type { Meta, StoryObj } from '@storybook/react-vite';
import { EUR, exampleCountdown } from '../testing/example-days.ts';
import { PlayerAccumulatorView, VisitorAccumulator } from './accumulator-views.tsx';

const meta = {
  title: 'Features/Rewards/Accumulator',
  component: PlayerAccumulatorView,
  args: {
    times: exampleCountdown(),
    left: exampleCountdown(),
    award: { kind: 'known', payout: 3.42, percent: 8 },
    money: EUR,
    onRetry: () => undefined,
  },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 500, blockSize: 204, margin: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PlayerAccumulatorView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Player: Story = {};
export const PlayerLoading: Story = { args: { award: { kind: 'loading' } } };
export const PlayerFailed: Story = { args: { award: { kind: 'failed' } } };
export const PlayerBeforeTheClock: Story = { args: { times: null, left: null } };
export const Visitor: Story = {
  render: ({ times, left }) => <VisitorAccumulator times={times} left={left} />,
};
export const VisitorBeforeTheClock: Story = { render: () => <VisitorAccumulator times={null} left={null} /> };
