import { PlayerTestProviders } from '@baize/player/player-test-providers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { CategoryChips } from '../categories/category-chips.tsx';
import { StudioCard } from '../studios/studio-card.tsx';
import { exampleListedGames, EXAMPLE_CATEGORIES } from '../testing/example-listed-games.ts';
import { playPlatform } from '../testing/play-platform.ts';
import { toTileGame } from '../tile/tile-game.ts';
import { GameCarousel } from './game-carousel.tsx';

const games = exampleListedGames(14).map((game) => toTileGame({ ...game, isLive: false }));
const tables = exampleListedGames(8).map((game) => toTileGame({ ...game, isLive: true, hasDemo: false }));

const meta = {
  title: 'Features/Lobby/Game carousel',
  component: GameCarousel,
  args: { title: 'Popular', games, count: 214, all: '/casino/popular' },
  render: (args) => (
    <PlayerTestProviders>
      <GameCarousel {...args} />
    </PlayerTestProviders>
  ),
} satisfies Meta<typeof GameCarousel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Fingers, keys and the two buttons move it; the one that cannot go on is off. */
/** A phone's row is swiped: it has no buttons. */
export const Scrolled: Story = {
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const back = canvas.getByRole('button', { name: 'Previous games' });
    await expect(back).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'More games' }));
    await waitFor(() => expect(back).toBeEnabled(), { timeout: 5_000 });
  },
};

export const LiveTables: Story = { args: { title: 'Live tables', games: tables, shape: 'wide', count: 38 } };

export const AFewGames: Story = { args: { title: 'New', games: games.slice(0, 3), count: 3 } };

/** Whoever comes to a tile by keyboard sees what the game returns and takes, and the ways in. */
export const TileOverlayShown: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [tile] = canvas.getAllByRole('link').filter((link) => link.closest('li'));
    await canvas.findAllByRole('button', { name: /^Favourite/ }, { timeout: 8_000 });
    tile?.focus();
    await expect(await canvas.findByText('RTP 90%')).toBeVisible();
    await expect(canvas.getByRole('link', { name: `Demo of ${games[0]?.name}` })).toBeVisible();
  },
};

/** The one that may not be played where the visitor is says so. */
export const RestrictedCountry: Story = {
  args: { games: games.slice(0, 3).map((game, place) => ({ ...game, barredIn: place === 0 ? ['NL'] : [] })) },
  render: (args) => (
    <PlayerTestProviders api={playPlatform({ country: 'NL' }).api}>
      <GameCarousel {...args} />
    </PlayerTestProviders>
  ),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText('Not in your country', undefined, { timeout: 8_000 }),
    ).toBeVisible();
  },
};

export const Categories: StoryObj = {
  render: () => (
    <PlayerTestProviders>
      <CategoryChips categories={EXAMPLE_CATEGORIES} current="slots" />
    </PlayerTestProviders>
  ),
};

export const Studio: StoryObj = {
  render: () => (
    <PlayerTestProviders>
      <StudioCard studio={{ slug: 'tidepool', name: 'Tidepool', count: 1 }} place={0} />
    </PlayerTestProviders>
  ),
};
