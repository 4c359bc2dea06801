import { packGames } from '@baize/domain/game-index';
import { suppressionStatusStore } from '@baize/player/exclusion-status';
import { PlayerTestProviders } from '@baize/player/player-test-providers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { resetGameIndex } from '../game-index/game-index.ts';
import { exampleListedGames, EXAMPLE_CATEGORIES } from '../testing/example-listed-games.ts';
import { ListUnavailable } from './list-unavailable.tsx';
import { ListPage } from './list-page.tsx';
import { buildList, type ListScope } from './served-list.ts';
import { StudiosLoadError, StudiosPage } from '../studios/studios-page.tsx';
import { listStudios } from '../game-index/home-lists.ts';

const GAMES = exampleListedGames(90);

interface Args {
  place: Partial<ListScope>;
  search: string;
}

function List({ place, search }: Args) {
  const answer = buildList({
    place: { category: null, sub: null, studio: null, ...place },
    search,
    games: GAMES,
    categories: EXAMPLE_CATEGORIES,
  });
  return (
    <PlayerTestProviders>{answer.kind === 'list' ? <ListPage served={answer} /> : null}</PlayerTestProviders>
  );
}

const meta = {
  title: 'Features/Lobby/List',
  component: List,
  args: { place: {}, search: '' },
  beforeEach: () => {
    const { fetch } = globalThis;
    resetGameIndex();
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

/** Each tile says why it may not be played, without being pointed at. */
export const SelfExcluded: Story = {
  beforeEach: () => {
    suppressionStatusStore.set('excluded');
    return () => suppressionStatusStore.set('unknown');
  },
};

export const Category: Story = { args: { place: { category: 'slots', sub: 'slots-sea' } } };

export const LiveTables: Story = { args: { place: { category: 'live-casino' } } };

export const Studio: Story = { args: { place: { studio: 'tidepool' } } };

export const Empty: Story = { args: { place: { category: 'jackpots' } } };

export const LoadFailed: Story = {
  render: () => (
    <PlayerTestProviders>
      <ListUnavailable data={{ kind: 'down' }} />
    </PlayerTestProviders>
  ),
};

export const Studios: Story = {
  render: () => (
    <PlayerTestProviders>
      <StudiosPage studios={listStudios(GAMES)} />
    </PlayerTestProviders>
  ),
};

export const StudiosLoadFailed: Story = {
  render: () => (
    <PlayerTestProviders>
      <StudiosLoadError />
    </PlayerTestProviders>
  ),
};
