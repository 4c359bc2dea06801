import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Field } from '../field/field.tsx';
import { Input } from '../input/input.tsx';
import { Stack } from '../story-layout.tsx';
import { Disclosure } from './disclosure.tsx';

const meta = {
  title: 'Components/Disclosure',
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
