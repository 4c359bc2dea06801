import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { componentDocs } from '../component-docs.ts';
import { Field } from '../field/field.tsx';
import { Input } from '../input/input.tsx';
import { Stack } from '../story-layout.tsx';
import { Disclosure } from './disclosure.tsx';

const meta = {
  title: 'Components/Disclosure',
  parameters: componentDocs({
    use: 'for a part of a form or text that most players never need.',
    avoid: 'for something that must be read, such as terms that bind.',
    instead: 'Show it, or use Tabs for parts of equal weight.',
    refuses: 'to lose what was typed inside when it closes.',
  }),
  component: Disclosure,
  args: {
    label: 'I have a promo code',
    children: (
      <Field label="Promo code">
        <Input />
      </Field>
    ),
  },
  render: (args) => (
    <Stack>
      <Disclosure {...args} />
    </Stack>
  ),
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const WithHint: Story = { args: { label: 'Address', hint: 'Optional' } };

export const OpenedByProp: Story = { args: { opened: true } };

export const OpenedByClick: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('I have a promo code'));
    await expect(canvas.getByLabelText('Promo code')).toBeVisible();
  },
};
