import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleGame, exampleRelatedGames } from '../testing/example-game.ts';
import { POPULAR_GAMES } from '../testing/lobby-platform.ts';
import { asPlayer, asVisitor } from '../testing/lobby-screen.ts';
import GamePage from './game.tsx';

const meta = {
  title: 'Screens/Game',
  component: GamePage,
  parameters: {
    layout: 'fullscreen',
    address: '/casino/game/pearl-diver',
    loaderData: { kind: 'game', game: exampleGame(), related: exampleRelatedGames, popular: [] },
  },
} satisfies Meta<typeof GamePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = asVisitor('Pearl Diver');
export const Player: Story = asPlayer('Pearl Diver');
export const NoSuchGame: Story = {
  ...asVisitor('Reef Riches 1'),
  parameters: { loaderData: { kind: 'missing', popular: POPULAR_GAMES } },
};
export const LoadFailed: Story = {
  ...asVisitor(/load/),
  parameters: { loaderData: { kind: 'down', popular: [] } },
};
