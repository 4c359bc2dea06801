import type { Meta, StoryObj } from '@storybook/react-vite';
import { linkClass } from './link.tsx';

const meta = { title: 'Components/Link' } satisfies Meta;
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
