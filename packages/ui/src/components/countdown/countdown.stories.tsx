import type { Meta, StoryObj } from '@storybook/react-vite';
import { Countdown } from './countdown.tsx';

const meta = {
  title: 'Components/Countdown',
  component: Countdown,
  args: { minutes: 12, seconds: 41, label: 'Time to the next count' },
} satisfies Meta<typeof Countdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Minutes: Story = {};

export const LastSeconds: Story = { args: { minutes: 0, seconds: 4 } };

export const Hours: Story = { args: { hours: 1, minutes: 2, seconds: 3 } };
