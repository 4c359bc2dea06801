import { whenFailed } from '@baize/shell/screen-story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { asPlayer, asVisitor } from '../testing/lobby-screen.ts';
import FavoritesPage from './favorites.tsx';

const meta = {
  title: 'Screens/Favourites',
  component: FavoritesPage,
  parameters: { layout: 'fullscreen', address: '/profile/favorites' },
} satisfies Meta<typeof FavoritesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = asVisitor('Your favourites are in your account');
export const Player: Story = asPlayer('Ember Wheel 3');
export const Loading: Story = { ...Player, globals: { platform: 'loading' } };
export const LoadFailed: Story = { ...Player, ...whenFailed(/try again/i) };
