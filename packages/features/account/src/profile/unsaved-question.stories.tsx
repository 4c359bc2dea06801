import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from 'react-router';
import { screen, userEvent } from 'storybook/test';
import { UnsavedQuestion } from './unsaved-question.tsx';

const meta = {
  title: 'Features/Account/Profile/Unsaved question',
  component: UnsavedQuestion,
  args: { unsaved: 2 },
  render: (args) => (
    <>
      <Link to="/away">Away</Link>
      <UnsavedQuestion {...args} />
    </>
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole('link', { name: 'Away' }));
    await screen.findByRole('dialog');
  },
} satisfies Meta<typeof UnsavedQuestion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoChanges: Story = {};
export const OnAPhone: Story = { args: { unsaved: 1 }, globals: { viewport: { value: 'phone' } } };
export const InArabic: Story = { globals: { locale: 'ar' } };
