import type { Meta, StoryObj } from '@storybook/react-vite';
import { componentDocs } from '../component-docs.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

const meta = {
  title: 'Components/Visually hidden',
  parameters: componentDocs({
    use: 'for words that only screen readers need, where others have the picture or the position.',
    avoid: 'to hide something from everybody, or to repeat what is visible.',
    instead: 'Leave it out, or use `aria-label` on the control.',
    refuses: 'controls: whoever reaches them by keyboard would not see the focus.',
  }),
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
