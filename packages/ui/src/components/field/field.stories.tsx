import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { componentDocs } from '../component-docs.ts';
import { Input } from '../input/input.tsx';
import { Select } from '../select/select.tsx';
import { Stack } from '../story-layout.tsx';
import { Field } from './field.tsx';

const meta = {
  title: 'Components/Field',
  parameters: componentDocs({
    use: 'around each control of a form: it ties label, hint and error to it.',
    avoid: 'for a yes, or for several controls that answer one question.',
    instead: 'Use CheckboxField, or one Field whose second control has an aria-label.',
    refuses: 'a placeholder in place of a label, and two messages at once: an error takes the hint’s place.',
  }),
  component: Field,
  args: { label: 'City', children: <Input placeholder="Empty" /> },
  render: (args) => (
    <Stack>
      <Field {...args} />
    </Stack>
  ),
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithHint: Story = { args: { hint: 'Hint below the field' } };

export const WithError: Story = {
  args: {
    label: 'E-mail',
    error: 'Write it like name@example.com',
    children: <Input defaultValue="marisol@" />,
  },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('E-mail');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Write it like name@example.com');
  },
};

export const Locked: Story = {
  args: {
    label: 'Last name',
    hint: 'Locked. Support can correct it.',
    children: <Input locked defaultValue="Reyes" />,
  },
};

export const TwoControls: Story = {
  args: {
    label: 'Phone',
    success: 'Number looks complete',
    children: (
      <div style={{ display: 'grid', gridTemplateColumns: '96px 1fr', gap: 8 }}>
        <Select
          aria-label="Country code"
          value="31"
          onValueChange={() => undefined}
          options={[{ value: '31', label: '+31' }]}
        />
        <Input type="tel" defaultValue="6 1234 5678" />
      </div>
    ),
  },
};
