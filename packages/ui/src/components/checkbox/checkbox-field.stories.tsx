import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { componentDocs } from '../component-docs.ts';
import { linkClass } from '../link/link.tsx';
import { Stack } from '../story-layout.tsx';
import { CheckboxField } from './checkbox-field.tsx';

const meta = {
  title: 'Components/Checkbox field',
  parameters: componentDocs({
    use: 'for a yes that a form may insist on, with what is wrong below it.',
    avoid: 'where nothing can be wrong with it.',
    instead: 'Use Checkbox alone.',
    refuses: 'an error without words: the message is tied to the box.',
  }),
  component: CheckboxField,
  args: {
    label: (
      <>
        I am over 18 and accept the{' '}
        <a href="#terms" className={linkClass}>
          terms
        </a>
      </>
    ),
  },
  render: (args) => (
    <Stack>
      <CheckboxField {...args} />
    </Stack>
  ),
} satisfies Meta<typeof CheckboxField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unchecked: Story = {};

export const Invalid: Story = {
  args: { error: 'Required' },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox');
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('Required');
  },
};
