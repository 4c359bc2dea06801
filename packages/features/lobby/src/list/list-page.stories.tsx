import { packGames } from '@baize/domain/game-index';
import { PlayerStage } from '@baize/shell/player-stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { forgetGames } from '../index/game-index.ts';
import { casinoOf, CATEGORIES } from '../testing/listed.ts';
import { ListAbsent } from './list-absent.tsx';
import { ListPage } from './list-page.tsx';
import { listAt, type ListPlace } from './served-list.ts';
import { StudiosDown, StudiosPage } from './studios-page.tsx';
import { studiosOf } from '../home/home-lists.ts';

const GAMES = casinoOf(90);

interface Args {
  place: Partial<ListPlace>;
  search: string;
}

function List({ place, search }: Args) {
  const answer = listAt({
    place: { category: null, sub: null, studio: null, ...place },
    search,
    games: GAMES,
    categories: CATEGORIES,
  });
  return <PlayerStage>{answer.kind === 'list' ? <ListPage served={answer} /> : null}</PlayerStage>;
}

const meta = {
  title: 'Lobby/List',
  component: List,
  args: { place: {}, search: '' },
  beforeEach: () => {
    const { fetch } = globalThis;
    forgetGames();
    globalThis.fetch = async () => Response.json(packGames(GAMES));
    return () => {
      globalThis.fetch = fetch;
    };
  },
} satisfies Meta<typeof List>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllGames: Story = {
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByRole('button', { name: 'Show 48 more games' }, { timeout: 8_000 }),
    ).toBeVisible();
  },
};

export const OfACategory: Story = { args: { place: { category: 'slots', sub: 'slots-sea' } } };

export const LiveTables: Story = { args: { place: { category: 'live-casino' } } };

export const OfAStudio: Story = { args: { place: { studio: 'tidepool' } } };

export const NothingHere: Story = { args: { place: { category: 'jackpots' } } };

export const NotRead: Story = {
  render: () => (
    <PlayerStage>
      <ListAbsent answer={{ kind: 'down' }} />
    </PlayerStage>
  ),
};

export const Studios: Story = {
  render: () => (
    <PlayerStage>
      <StudiosPage studios={studiosOf(GAMES)} />
    </PlayerStage>
  ),
};

export const StudiosNotRead: Story = {
  render: () => (
    <PlayerStage>
      <StudiosDown />
    </PlayerStage>
  ),
};
