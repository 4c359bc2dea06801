import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisuallyHidden } from './visually-hidden.tsx';

const meta = {
  title: 'Components/Visually hidden',
  component: VisuallyHidden,
  args: { children: 'Friday 20 November 2026' },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BesideAShortForm: Story = {
  render: (args) => (
    <p>
      <VisuallyHidden {...args} />
      <span aria-hidden>20</span>
    </p>
  ),
};
