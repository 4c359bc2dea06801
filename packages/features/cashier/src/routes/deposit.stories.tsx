import { screenFor, whenFailed } from '@baize/shell/screen-story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { depositParts } from '../testing/cashier-parts.ts';
import DepositPage from './deposit.tsx';

const meta = {
  title: 'Screens/Deposit',
  component: DepositPage,
  parameters: { layout: 'fullscreen', address: '/deposit' },
} satisfies Meta<typeof DepositPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = screenFor('visitor')('Log in to deposit');
export const Player: Story = screenFor('player', depositParts)('Visa');
export const Loading: Story = { ...Player, globals: { platform: 'loading' } };
export const LoadFailed: Story = { ...Player, ...whenFailed(/try again/i) };
