import type { Meta, StoryObj } from '@storybook/react-vite';
import { Search } from 'lucide-react';
import { Stack } from '../story-layout.tsx';
import { Input } from './input.tsx';

const meta = {
  title: 'Components/Input',
  component: Input,
  args: { 'aria-label': 'Search games', placeholder: 'Search games and studios' },
  render: (args) => (
    <Stack>
      <Input {...args} />
    </Stack>
  ),
} satisfies Meta<typeof Input>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const WithIcon: Story = { args: { end: <Search size={20} /> } };

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Rotterdam' } };

export const Locked: Story = { args: { locked: true, defaultValue: 'Reyes' } };

export const Invalid: Story = { args: { 'aria-invalid': true, defaultValue: 'Rotterd4m' } };
