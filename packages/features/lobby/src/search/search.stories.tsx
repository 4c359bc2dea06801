import { PlayerTestProviders } from '@baize/player/player-test-providers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { resetGameIndex } from '../game-index/game-index.ts';
import { recentGamesStore } from '../recent/recent-games.ts';
import { gamesPlatform } from '../testing/games-platform.ts';
import { exampleStudioGame, serveGameIndex } from '../testing/serve-game-index.ts';
import { SearchDialog } from './search-dialog.tsx';

const GAMES = [
  ...['Harbour Sevens', 'Gold of the Reef', 'Ember Wheel', 'Moth and Lamp'].map((name) =>
    exampleStudioGame(name, { categories: ['slots', 'popular'] }),
  ),
  ...['Night Harbour', 'The Lighthouse Keeper of the Outermost Island of Them All'].map((name) =>
    exampleStudioGame(name, { studio: 'Harbour Light Interactive' }),
  ),
  ...Array.from({ length: 30 }, (_, place) =>
    exampleStudioGame(`Pearl Diver ${place + 1}`, { studio: 'Coral Bay' }),
  ),
];
const NAMES = GAMES.slice(0, 6).map(({ name }) => name);

interface Args {
  typed: string;
  keys: string;
  told: string | null;
  viewer: 'visitor' | 'player';
  index: 'there' | 'missing';
  platform: 'up' | 'down' | 'never-there';
}

const meta: Meta<Args> = {
  title: 'Features/Lobby/Search',
  args: { typed: '', keys: '', told: null, viewer: 'visitor', index: 'there', platform: 'up' },
  beforeEach: ({ args }) => {
    resetGameIndex();
    recentGamesStore.set([{ player: '7', slugs: ['night-harbour', 'pearl-diver-4'] }]);
    const restore = serveGameIndex(args.index === 'there' ? GAMES : null);
    return () => {
      restore();
      recentGamesStore.clear();
    };
  },
  render: ({ platform, viewer }) => (
    <PlayerTestProviders
      viewer={viewer}
      api={
        gamesPlatform(NAMES, { search: () => platform !== 'up', popular: () => platform === 'never-there' })
          .api
      }
    >
      <SearchDialog open close={() => undefined} onExited={() => undefined} />
    </PlayerTestProviders>
  ),
  play: async ({ canvasElement, args: { typed, keys, told, platform, index } }) => {
    const page = within(canvasElement.ownerDocument.body);
    const field = await page.findByRole('combobox');
    if (index === 'missing' && platform === 'never-there') return void (await page.findByRole('alert'));
    await page.findAllByRole('option');
    if (typed !== '') await userEvent.type(field, typed);
    if (told === null) return typed === '' ? undefined : void (await page.findByRole('alert'));
    await page.findByText(told);
    if (keys === '') return undefined;
    await userEvent.keyboard(keys);
    return expect(await page.findByRole('option', { selected: true })).toBeVisible();
  },
};
export default meta;
type Story = StoryObj<Args>;

export const Idle: Story = {};
export const PlayedBefore: Story = { args: { viewer: 'player', told: 'Played before' } };
export const Found: Story = { args: { typed: 'harbour', told: 'Games found: 3' } };
export const FoundDespiteATypo: Story = {
  args: { typed: 'harbuor', told: 'Games found: 3', keys: '{ArrowDown}{ArrowDown}' },
};
export const MoreThanAreShown: Story = {
  args: {
    typed: 'pearl',
    told: 'Games found: 30. The 24 closest are shown; keep typing to find others.',
    keys: '{ArrowUp}',
  },
};
export const NothingFound: Story = { args: { typed: 'zzz', told: 'No games found' } };
export const NearMatches: Story = { args: { typed: 'coral zzz', told: 'No games found' } };
export const WithoutTheIndex: Story = {
  args: { index: 'missing', typed: 'harbour', told: 'Games found: 2' },
};
export const PlatformDown: Story = { args: { index: 'missing', platform: 'never-there' } };
export const Failed: Story = { args: { index: 'missing', typed: 'ember', platform: 'down' } };
