import { screenFor, whenFailed } from '@baize/shell/screen-story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { withdrawParts } from '../testing/cashier-parts.ts';
import WithdrawPage from './withdraw.tsx';

const meta = {
  title: 'Screens/Withdraw',
  component: WithdrawPage,
  parameters: { layout: 'fullscreen', address: '/withdraw' },
} satisfies Meta<typeof WithdrawPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = screenFor('visitor')(/log in/i);
export const Player: Story = screenFor('player', withdrawParts)('Bank transfer');
export const Loading: Story = { ...Player, globals: { platform: 'loading' } };
export const LoadFailed: Story = { ...Player, ...whenFailed(/try again/i) };
