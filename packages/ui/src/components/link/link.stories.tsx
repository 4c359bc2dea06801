import type { Meta, StoryObj } from '@storybook/react-vite';
import { componentDocs } from '../component-docs.ts';
import { linkClass } from './link.tsx';

const meta = {
  title: 'Components/Link',
  parameters: componentDocs({
    use: 'for a link inside a sentence.',
    avoid: 'for the main action of a view.',
    instead: 'Use a link with `buttonClass`.',
    refuses: 'to do without its underline: colour alone does not show a link.',
  }),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const InASentence: Story = {
  render: () => (
    <p>
      New here?{' '}
      <a href="#join" className={linkClass}>
        Create account
      </a>
    </p>
  ),
};
