import { screenFor, whenFailed } from '@baize/shell/screen-story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { limitsParts } from '../testing/limits-parts.ts';
import LimitsPage from './limits.tsx';

const meta = {
  title: 'Screens/Limits',
  component: LimitsPage,
  parameters: { layout: 'fullscreen', address: '/limits' },
} satisfies Meta<typeof LimitsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = screenFor('visitor')(/Limits belong to an account/);
export const Player: Story = screenFor('player', limitsParts)('€75.00');
export const Loading: Story = { ...Player, globals: { platform: 'loading' } };
export const LoadFailed: Story = { ...Player, ...whenFailed(/try again/i) };
