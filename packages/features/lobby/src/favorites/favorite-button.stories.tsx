import { PlayerTestProviders } from '@baize/player/player-test-providers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { playPlatform } from '../testing/play-platform.ts';
import { favoritesStore } from './favorites-store.ts';
import { FavoriteButton } from './favorite-button.tsx';

const REEF = { id: 'g-1', name: 'Reef Riches' };
const DUSK = { id: 'g-2', name: 'Dusk' };

const { api } = playPlatform();

/** Both looks, of a game that is kept and one that is not. */
function FavoriteButtons() {
  useEffect(() => {
    favoritesStore.set(new Set([REEF.id]));
    return () => favoritesStore.set(null);
  }, []);
  return (
    <div style={{ display: 'flex', gap: 16, padding: 24 }}>
      {[REEF, DUSK].map((game) => (
        <div key={game.id} style={{ display: 'grid', gap: 16 }}>
          <FavoriteButton game={game} variant="tile" />
          <FavoriteButton game={game} variant="bar" />
        </div>
      ))}
    </div>
  );
}

const meta = {
  title: 'Features/Lobby/Favourite button',
  render: (_, { parameters }) => (
    <PlayerTestProviders viewer={parameters['viewer'] === 'player' ? 'player' : 'visitor'} api={api}>
      <FavoriteButtons />
    </PlayerTestProviders>
  ),
} satisfies Meta;

export default meta;

export const Player: StoryObj = { parameters: { viewer: 'player' } };
export const Visitor: StoryObj = { parameters: { viewer: 'visitor' } };
