import { PlayerStage } from '@baize/shell/player-stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { playPlatform } from '../testing/play-platform.ts';
import { favoritesStore } from './favorites-store.ts';
import { HeartButton } from './heart-button.tsx';

const REEF = { id: 'g-1', name: 'Reef Riches' };
const DUSK = { id: 'g-2', name: 'Dusk' };

const { api } = playPlatform();

/** Both looks, of a game that is kept and one that is not. */
function Hearts() {
  useEffect(() => {
    favoritesStore.set(new Set([REEF.id]));
    return () => favoritesStore.set(null);
  }, []);
  return (
    <div style={{ display: 'flex', gap: 16, padding: 24 }}>
      {[REEF, DUSK].map((game) => (
        <div key={game.id} style={{ display: 'grid', gap: 16 }}>
          <HeartButton game={game} look="tile" />
          <HeartButton game={game} look="bar" />
        </div>
      ))}
    </div>
  );
}

const meta = {
  title: 'Lobby/Heart',
  render: (_, { parameters }) => (
    <PlayerStage viewer={parameters['viewer'] === 'player' ? 'player' : 'visitor'} api={api}>
      <Hearts />
    </PlayerStage>
  ),
} satisfies Meta;

export default meta;

export const OfAPlayer: StoryObj = { parameters: { viewer: 'player' } };
export const OfAVisitor: StoryObj = { parameters: { viewer: 'visitor' } };
