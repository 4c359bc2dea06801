import { playerFixture } from '@baize/player/player-fixture';
import { PlayerTestProviders, type PlayerTestProvidersProps } from '@baize/player/player-test-providers';
import picture from '@baize/ui/themes/curacao/hero.svg?url';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { playPlatform } from '../testing/play-platform.ts';
import { exampleRelatedGames, exampleGame } from '../testing/example-game.ts';
import { GameLoadError } from './game-load-error.tsx';
import { GameScreen } from './game-screen.tsx';

interface Args {
  viewer: PlayerTestProvidersProps['viewer'];
  platform?: Parameters<typeof playPlatform>[0];
  game?: Parameters<typeof exampleGame>[0];
  player?: PlayerTestProvidersProps['player'];
  guests?: 'play' | 'look' | 'log in';
}

function GameScreenStory({ viewer = 'player', platform, game, player, guests = 'play' }: Args) {
  const [{ api }] = useState(() => playPlatform({ launch: { url: picture, mode: 'real' }, ...platform }));
  return (
    <PlayerTestProviders
      viewer={viewer}
      api={api}
      {...(player ? { player } : {})}
      settings={{
        allowGuestPlayDemoGames: guests === 'play',
        allowGameViewNotLoggedUser: guests !== 'log in',
      }}
    >
      <GameScreen game={exampleGame(game)} related={exampleRelatedGames} />
    </PlayerTestProviders>
  );
}

const meta = {
  title: 'Features/Lobby/Game page',
  component: GameScreenStory,
  args: { viewer: 'player' },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => {
      // The card of limits takes its place where a session is kept.
      document.documentElement.dataset['session'] = 'kept';
      return <Story />;
    },
  ],
} satisfies Meta<typeof GameScreenStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What the game of the frame says; the picture in its place says nothing by itself. */
async function sendGameMessages(canvas: HTMLElement, messages: readonly object[]): Promise<void> {
  const frame = await within(canvas).findByTitle('Pearl Diver');
  const source = frame instanceof HTMLIFrameElement ? frame.contentWindow : null;
  for (const data of messages)
    window.dispatchEvent(new MessageEvent('message', { data, origin: 'null', source }));
}

const press = async (canvas: HTMLElement, name: string) =>
  userEvent.click(await within(canvas).findByRole('button', { name }));

const playing =
  (...messages: readonly object[]): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await press(canvasElement, 'Play');
    await sendGameMessages(canvasElement, [{ type: 'ready' }, ...messages]);
    await waitFor(() => expect(within(canvasElement).getByText('Real play')).toBeVisible());
  };

const LIMIT = {
  currencyCode: 'EUR',
  changedAt: null,
  minutes: null,
  periodEndsAt: '2999-01-01T00:00:00.000Z',
};
const lossLimit = { ...LIMIT, type: 'loss', period: 1, amount: 100, used: 40, left: 60 };
const spentLimit = { ...LIMIT, type: 'bet', period: 0, amount: 50, used: 50, left: 0 };
const sessionLimit = {
  ...LIMIT,
  type: 'session',
  period: 0,
  amount: null,
  minutes: 43_200,
  used: null,
  left: null,
};

export const Player: Story = { args: { platform: { limits: [sessionLimit, lossLimit] } } };
export const PlayerOnAPhone: Story = { ...Player, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { ...Player, globals: { locale: 'ar' } };
export const Guest: Story = { args: { viewer: 'visitor' } };
export const GuestBrowseOnly: Story = { args: { viewer: 'visitor', guests: 'look' } };
export const GuestLoginRequired: Story = { args: { viewer: 'visitor', guests: 'log in' } };
export const SessionStarting: Story = { args: { viewer: 'starting' } };
export const NoDemo: Story = { args: { game: { hasDemo: false } } };
export const Excluded: Story = {
  args: { player: playerFixture({ limit: { selfExclusion: '2999-01-01' } }) },
};
export const Frozen: Story = {
  args: { player: playerFixture({ limit: { frozenUntil: '2999-01-01T00:00:00.000Z' } }) },
};
export const LimitReached: Story = { args: { platform: { limits: [spentLimit] } } };
export const RestrictedCountry: Story = {
  args: { platform: { country: 'DE' }, game: { restrictedCountries: ['DE'] } },
};
export const MissingDetails: Story = {
  args: {
    game: {
      returnToPlayer: null,
      minBet: null,
      maxBet: null,
      volatility: null,
      maxMultiplier: null,
      description: null,
      features: [],
      name: 'A game whose name is longer than any that the shelf was made for',
    },
  },
};
export const Opening: Story = {
  args: { platform: { launch: 'never' } },
  play: async ({ canvasElement }) => press(canvasElement, 'Play'),
};
export const FrameLoading: Story = { play: async ({ canvasElement }) => press(canvasElement, 'Play') };
export const Playing: Story = {
  play: playing({ type: 'round', roundId: 1, stake: 86, win: 73.6, currencyCode: 'EUR' }),
};
export const PlayingOnAPhone: Story = { ...Playing, globals: { viewport: { value: 'phone' } } };
export const LimitDuringPlay: Story = { play: playing({ type: 'limit', code: 'weeklyLossLimit' }) };
export const ErrorDuringPlay: Story = { play: playing({ type: 'error', code: 'CONNECTION_LOST' }) };
export const OpenedElsewhere: Story = { play: playing({ type: 'error', code: 'SESSION_ENDED' }) };
export const LaunchFailed: Story = {
  args: { platform: { launch: { status: 503 } } },
  play: async ({ canvasElement }) => press(canvasElement, 'Play'),
};
export const PlatformDown: Story = {
  render: () => (
    <PlayerTestProviders>
      <GameLoadError />
    </PlayerTestProviders>
  ),
};
