import type { Meta, StoryObj } from '@storybook/react-vite';
import { NOW, ZONE, exampleCountdown } from '../testing/example-days.ts';
import { CalendarError, CalendarRewardsSkeleton } from './calendar-states.tsx';
import { NextCountView } from './next-count.tsx';

const meta = {
  title: 'Features/Rewards/Calendar loading and failed',
  component: CalendarRewardsSkeleton,
  args: {
    shape: 'grid',
    day: { date: '2026-11-20', zone: ZONE, start: NOW },
    nextCount: <NextCountView countdown={exampleCountdown()} />,
  },
} satisfies Meta<typeof CalendarRewardsSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {};
export const LoadingCompact: Story = {
  args: { shape: 'compact' },
  globals: { viewport: { value: 'phone' } },
};
export const LoadingWeekByWeek: Story = { args: { shape: 'carousel' } };
export const Failed: Story = { render: () => <CalendarError shape="grid" onRetry={() => undefined} /> };
