import type { Meta, StoryObj } from '@storybook/react-vite';
import { componentDocs } from '../component-docs.ts';
import { Field } from '../field/field.tsx';
import { Stack } from '../story-layout.tsx';
import { CodeInput } from './code-input.tsx';

const meta = {
  title: 'Components/Code input',
  parameters: componentDocs({
    use: 'for a one-time code from a message or an app.',
    avoid: 'for a password or a promo code.',
    instead: 'Use PasswordInput, or Input.',
    refuses: 'one box per digit: a code can be pasted, and filled in by the system.',
  }),
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
