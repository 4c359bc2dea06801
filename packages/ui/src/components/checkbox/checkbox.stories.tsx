import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { componentDocs } from '../component-docs.ts';
import { Stack } from '../story-layout.tsx';
import { Checkbox, Radio } from './checkbox.tsx';

const meta = {
  title: 'Components/Checkbox',
  parameters: componentDocs({
    use: 'for a yes that is sent with its form.',
    avoid: 'for something that takes effect at once.',
    instead: 'Use Switch, and Radio for one of several.',
    refuses: 'a label apart from its box: the whole row is the target.',
  }),
  component: Checkbox,
  args: { label: 'I am over 18 and accept the terms' },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unchecked: Story = {};

export const Checked: Story = { args: { defaultChecked: true } };

export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };

export const Invalid: Story = { args: { 'aria-invalid': true } };

export const ClickOnLabel: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('I am over 18 and accept the terms'));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};

export const Radios: Story = {
  render: () => (
    <Stack gap={0}>
      <fieldset>
        <legend>Period</legend>
        <Radio name="period" label="Weekly" defaultChecked />
        <Radio name="period" label="Monthly" />
      </fieldset>
    </Stack>
  ),
};
