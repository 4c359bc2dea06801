import { PlayerTestProviders } from '@baize/player/player-test-providers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import FavoritesPage from '../routes/favorites.tsx';
import { favoritesPlatform, type FavoritesFault } from '../testing/favorites-platform.ts';

interface Args {
  kept: readonly string[];
  viewer: 'player' | 'visitor';
  fault: FavoritesFault;
  told: string | null;
}

const NAMES = ['Harbour Sevens', 'Gold of the Reef', 'Ember Wheel', 'Moth and Lamp', 'Blue Hour'];

const meta: Meta<Args> = {
  title: 'Features/Lobby/Favourites page',
  args: { kept: NAMES, viewer: 'player', fault: 'none', told: null },
  render: ({ kept, viewer, fault }) => (
    <PlayerTestProviders viewer={viewer} api={favoritesPlatform([...kept], () => fault)}>
      <FavoritesPage />
    </PlayerTestProviders>
  ),
  play: async ({ canvasElement, args: { told } }) => {
    if (told !== null) await within(canvasElement).findByText(told);
  },
};
export default meta;
type Story = StoryObj<Args>;

export const WithFavorites: Story = { args: { told: 'Harbour Sevens' } };
export const Empty: Story = { args: { kept: [], told: 'No favourites yet' } };
export const Visitor: Story = { args: { viewer: 'visitor', told: 'Your favourites are in your account' } };
export const Failed: Story = { args: { fault: 'down', told: 'Your favourites could not be loaded' } };
export const Loading: Story = { args: { fault: 'silent' } };
