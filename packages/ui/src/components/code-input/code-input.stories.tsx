import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from '../field/field.tsx';
import { Stack } from '../story-layout.tsx';
import { CodeInput } from './code-input.tsx';

const meta = {
  title: 'Components/Code input',
  component: CodeInput,
  render: (args) => (
    <Stack>
      <Field label="Code" hint="It came by SMS and lasts 15 minutes">
        <CodeInput {...args} />
      </Field>
    </Stack>
  ),
} satisfies Meta<typeof CodeInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { defaultValue: 'ABCDE-FGH23' } };

export const Invalid: Story = {
  args: { defaultValue: 'ABCDE' },
  render: (args) => (
    <Stack>
      <Field label="Code" error="Required">
        <CodeInput {...args} />
      </Field>
    </Stack>
  ),
};
