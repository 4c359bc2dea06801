import { PlayerStage } from '@baize/shell/player-stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { CategoryChips } from '../categories/category-chips.tsx';
import { StudioCard } from '../home/studio-card.tsx';
import { casinoOf, CATEGORIES } from '../testing/listed.ts';
import { playPlatform } from '../testing/play-platform.ts';
import { onTile } from '../tile/tile-game.ts';
import { Rail } from './rail.tsx';

const games = casinoOf(14).map((game) => onTile({ ...game, isLive: false }));
const tables = casinoOf(8).map((game) => onTile({ ...game, isLive: true, hasDemo: false }));

const meta = {
  title: 'Lobby/Row of games',
  component: Rail,
  args: { title: 'Popular', games, count: 214, all: '/casino/popular' },
  render: (args) => (
    <PlayerStage>
      <Rail {...args} />
    </PlayerStage>
  ),
} satisfies Meta<typeof Rail>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Fingers, keys and the two buttons move it; the one that cannot go on is off. */
export const Moved: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const back = canvas.getByRole('button', { name: 'Games before' });
    await expect(back).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'More games' }));
    await waitFor(() => expect(back).toBeEnabled(), { timeout: 5_000 });
  },
};

export const LiveTables: Story = { args: { title: 'Live tables', games: tables, shape: 'wide', count: 38 } };

export const AFewGames: Story = { args: { title: 'New', games: games.slice(0, 3), count: 3 } };

/** Whoever comes to a tile by keyboard sees what the game returns and takes, and the ways in. */
export const LookedAt: Story = {
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
export const NotInThisCountry: Story = {
  args: { games: games.slice(0, 3).map((game, place) => ({ ...game, barredIn: place === 0 ? ['NL'] : [] })) },
  render: (args) => (
    <PlayerStage api={playPlatform({ country: 'NL' }).api}>
      <Rail {...args} />
    </PlayerStage>
  ),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText('Not in your country', undefined, { timeout: 8_000 }),
    ).toBeVisible();
  },
};

export const WaysIn: StoryObj = {
  render: () => (
    <PlayerStage>
      <CategoryChips categories={CATEGORIES} current="slots" />
    </PlayerStage>
  ),
};

export const Studio: StoryObj = {
  render: () => (
    <PlayerStage>
      <StudioCard studio={{ slug: 'tidepool', name: 'Tidepool', count: 1 }} place={0} />
    </PlayerStage>
  ),
};
