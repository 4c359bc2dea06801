import type { Meta, StoryObj } from '@storybook/react-vite';
import { componentDocs } from '../component-docs.ts';
import { Countdown } from './countdown.tsx';

const meta = {
  title: 'Components/Countdown',
  parameters: componentDocs({
    use: 'for the time left to a fact the player may wait for. The deadline stands beside it as text.',
    avoid: 'to hurry a player towards a stake, a deposit or an offer.',
    instead: 'Write the deadline as a date and time.',
    refuses: 'movement and to be read out each second: it is a quiet timer.',
  }),
  component: Countdown,
  args: { minutes: 12, seconds: 41, label: 'Time to the next count' },
} satisfies Meta<typeof Countdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Minutes: Story = {};

export const LastSeconds: Story = { args: { minutes: 0, seconds: 4 } };

export const Hours: Story = { args: { hours: 1, minutes: 2, seconds: 3 } };
