import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { componentDocs } from '../component-docs.ts';
import { Field } from '../field/field.tsx';
import { Stack } from '../story-layout.tsx';
import { PasswordInput } from './password-input.tsx';

const meta = {
  title: 'Components/Password input',
  parameters: componentDocs({
    use: 'for a password, inside a Field.',
    avoid: 'for a one-time code.',
    instead: 'Use CodeInput.',
    refuses: 'to forbid pasting, and to keep the password hidden against the player’s will.',
  }),
  component: PasswordInput,
  args: {
    showLabel: 'Show password',
    hideLabel: 'Hide password',
    capsLockLabel: 'Caps lock is on',
    defaultValue: 'Harbour-7',
  },
  render: (args) => (
    <Stack>
      <Field label="Password">
        <PasswordInput {...args} />
      </Field>
    </Stack>
  ),
} satisfies Meta<typeof PasswordInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {};

export const Shown: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus();
  },
};

export const TooShort: Story = {
  args: { defaultValue: '12345' },
  render: (args) => (
    <Stack>
      <Field label="Password" error="Must be at least 6 characters">
        <PasswordInput {...args} />
      </Field>
    </Stack>
  ),
};

export const CapsLock: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByLabelText('Password'));
    await userEvent.keyboard('{CapsLock}a');
    await expect(await canvas.findByText('Caps lock is on')).toBeVisible();
  },
};
