import { PlayerTestProviders } from '@baize/player/player-test-providers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleListedGame } from '../testing/example-listed-games.ts';
import { toTileGame } from '../tile/tile-game.ts';
import { PopularGames } from './popular-games.tsx';

const NAMES = [
  'Harbour Sevens',
  'Gold of the Reef',
  'Ember Wheel',
  'Moth and Lamp',
  'Blue Hour',
  'Night Ferry',
];

const meta: Meta = { title: 'Features/Lobby/Popular games' };
export default meta;

/** Without delivered pictures: each shows its stripes. */
export const MissingImages: StoryObj = {
  render: () => (
    <PlayerTestProviders>
      <PopularGames games={NAMES.map((name) => toTileGame(exampleListedGame({ name })))} />
    </PlayerTestProviders>
  ),
};
