import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../story-layout.tsx';
import { HalfHourDial } from './dial.tsx';

const meta = {
  title: 'Components/Half-hour dial',
  component: HalfHourDial,
  args: { minutes: 12, seconds: 41, size: 112, time: 'shown' },
} satisfies Meta<typeof HalfHourDial>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {};

export const Small: Story = { args: { size: 56, time: 'hidden' } };

export const ThroughTheHalfHour: Story = {
  render: (args) => (
    <Row>
      <HalfHourDial {...args} minutes={29} seconds={59} />
      <HalfHourDial {...args} minutes={7} seconds={30} />
      <HalfHourDial {...args} minutes={0} seconds={1} />
      <HalfHourDial {...args} minutes={0} seconds={0} />
    </Row>
  ),
};
