import { screenFor, whenFailed } from '@baize/shell/screen-story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { daysParts } from '../testing/screen-parts.ts';
import CashbackPage from './cashback.tsx';

const meta = {
  title: 'Screens/Cashback',
  component: CashbackPage,
  parameters: { layout: 'fullscreen', address: '/cashback' },
} satisfies Meta<typeof CashbackPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = screenFor('visitor')('Demo');
export const Player: Story = screenFor('player', daysParts)('€4.82');
export const Loading: Story = { ...Player, globals: { platform: 'loading' } };
export const LoadFailed: Story = { ...Player, ...whenFailed(/try again/i) };
