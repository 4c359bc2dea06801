import { screenFor, whenFailed } from '@baize/shell/screen-story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { bonusesParts } from '../testing/screen-parts.ts';
import BonusesPage from './bonuses.tsx';

const meta = {
  title: 'Screens/My bonuses',
  component: BonusesPage,
  parameters: { layout: 'fullscreen', address: '/bonuses' },
} satisfies Meta<typeof BonusesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = screenFor('visitor')(/log in/i);
export const Player: Story = screenFor('player', bonusesParts)('Shell gift');
export const Loading: Story = { ...Player, globals: { platform: 'loading' } };
export const LoadFailed: Story = { ...Player, ...whenFailed(/try again/i) };
