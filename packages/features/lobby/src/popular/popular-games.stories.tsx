import { PlayerStage } from '@baize/shell/player-stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { listed } from '../testing/listed.ts';
import { onTile } from '../tile/tile-game.ts';
import { PopularGames } from './popular-games.tsx';

const NAMES = [
  'Harbour Sevens',
  'Gold of the Reef',
  'Ember Wheel',
  'Moth and Lamp',
  'Blue Hour',
  'Night Ferry',
];

const meta: Meta = { title: 'Lobby/Popular games' };
export default meta;

/** Without delivered pictures: each shows its stripes. */
export const PicturesMissing: StoryObj = {
  render: () => (
    <PlayerStage>
      <PopularGames games={NAMES.map((name) => onTile(listed({ name })))} />
    </PlayerStage>
  ),
};
