import type { Meta, StoryObj } from '@storybook/react-vite';
import { Search } from 'lucide-react';
import { componentDocs } from '../component-docs.ts';
import { Stack } from '../story-layout.tsx';
import { Input } from './input.tsx';

const meta = {
  title: 'Components/Input',
  parameters: componentDocs({
    use: 'for one line of the player’s own words or figures, inside a Field.',
    avoid: 'for a password, a code, an amount or a phone number.',
    instead: 'Use PasswordInput, CodeInput, AmountField or PhoneField.',
    refuses: 'to be disabled where it should be readable: use `locked`, and say why in the hint.',
  }),
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
