import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from 'react-router';
import { screen, userEvent } from 'storybook/test';
import { LeaveQuestion } from './leave-question.tsx';

const meta = {
  title: 'Features/Account/Verification/Leave question',
  component: LeaveQuestion,
  args: { underWay: 2 },
  render: (args) => (
    <>
      <Link to="/away">Away</Link>
      <LeaveQuestion {...args} />
    </>
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole('link', { name: 'Away' }));
    await screen.findByRole('dialog');
  },
} satisfies Meta<typeof LeaveQuestion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FilesUnderWay: Story = {};
export const OnAPhone: Story = { args: { underWay: 1 }, globals: { viewport: { value: 'phone' } } };
export const InArabic: Story = { globals: { locale: 'ar' } };
