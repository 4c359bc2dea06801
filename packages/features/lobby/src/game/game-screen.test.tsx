import { BET_LIMIT_CODES } from '@baize/domain/errors';
import { playerFixture } from '@baize/player/player-fixture';
import { TestProviders, type TestProvidersProps } from '@baize/player/test-providers';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useLocation } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { playPlatform } from '../testing/play-platform.ts';
import { exampleRelatedGames, exampleGame } from '../testing/example-game.ts';
import { GameScreen } from './game-screen.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  sessionStorage.clear();
  localStorage.clear();
});

const REFUSED = { status: 422 };
const GUESTS_PLAY = { allowGuestPlayDemoGames: true, allowGameViewNotLoggedUser: true };

function Where() {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{pathname + search}</output>;
}

type Parts = Partial<TestProvidersProps> & {
  platform?: Parameters<typeof playPlatform>[0];
  game?: Parameters<typeof exampleGame>[0];
};

function show({ platform, game, ...parts }: Parts = {}) {
  const { api, launches } = playPlatform(platform);
  render(
    <TestProviders
      viewer="player"
      api={api}
      settings={GUESTS_PLAY}
      url="/casino/games/pearl-diver"
      {...parts}
    >
      <GameScreen game={exampleGame(game)} related={exampleRelatedGames} />
      <Where />
    </TestProviders>,
  );
  return launches;
}

const button = (name: string) => screen.findByRole('button', { name });
const address = () => screen.getByLabelText('address').textContent;

/** What the game of the frame says, or somebody else in its place. */
async function says(data: unknown, from: { origin?: string } = {}) {
  const frame = await screen.findByTitle('Pearl Diver');
  const source = frame instanceof HTMLIFrameElement ? frame.contentWindow : null;
  const origin = from.origin ?? 'http://games.test';
  act(() => void window.dispatchEvent(new MessageEvent('message', { data, origin, source })));
}

const LIMIT_WORDS = /bet limit|loss limit|limit you set for a single bet/;
const PLAYED = { launch: { url: 'http://games.test/pearl?token=1', mode: 'real' } } as const;
const figure = (name: string) => screen.getByText(name).parentElement?.querySelector('dd')?.textContent;

test('a player plays for money or as a demo, and the platform is told which and on what device', async () => {
  const launches = show({ platform: PLAYED });
  expect(await button('Demo')).toBeTruthy();
  fireEvent.click(await button('Play'));
  await screen.findByTitle('Pearl Diver');
  expect(launches).toEqual([{ slug: 'pearl-diver', mode: 'real', deviceType: 'tablet' }]);
});

test('the frame is as closed as a game can be played in, and is shown once the game is ready', async () => {
  show({ platform: PLAYED });
  fireEvent.click(await button('Play'));
  const frame = await screen.findByTitle('Pearl Diver');
  const rules = ['sandbox', 'allow', 'referrerpolicy'].map((name) => frame.getAttribute(name));
  expect(rules).toEqual(['allow-scripts allow-same-origin', 'autoplay; fullscreen', 'no-referrer']);
  expect(frame.dataset['is']).toBe('loading');
  expect(screen.getByText('Opening Pearl Diver')).toBeTruthy();
  await says({ type: 'ready' }, { origin: 'http://evil.test' });
  expect(frame.dataset['is']).toBe('loading');
  await says({ type: 'ready' });
  expect(frame.dataset['is']).toBe('ready');
  expect(document.activeElement).toBe(frame);
  expect(screen.getByText('Real play')).toBeTruthy();
});

test('a game that is ready while the login still closes is where the player is once that has given the focus back [GAM-02]', async () => {
  show({ platform: PLAYED });
  fireEvent.click(await button('Play'));
  const frame = await screen.findByTitle('Pearl Diver');
  const closing = document.createElement('div');
  closing.setAttribute('role', 'dialog');
  closing.innerHTML = '<button>Log in</button><button>Close</button>';
  const page = document.createElement('main');
  page.tabIndex = -1;
  document.body.append(closing, page);
  const [submit, close] = within(closing).getAllByRole('button');
  submit?.focus();
  await says({ type: 'ready' });
  expect(document.activeElement).toBe(submit);
  close?.focus();
  expect(document.activeElement).toBe(close);
  page.focus();
  expect(document.activeElement).toBe(frame);
  closing.remove();
  page.remove();
});

test('rounds add up to what was staked and the net result, with its sign', async () => {
  show({ platform: PLAYED });
  fireEvent.click(await button('Play'));
  await says({ type: 'ready' });
  await says({ type: 'round', roundId: 1, stake: 0.4, win: 0, currencyCode: 'EUR' });
  await says({ type: 'round', roundId: 2, stake: 12.4, win: 0.4, currencyCode: 'EUR' });
  expect([figure('Net result'), figure('Staked')]).toEqual(['−€12.40', '€12.80']);
  await vi.waitFor(() => expect(figure('Balance')).toBe('€248.50'));
});

test('the next game goes on with the session of the one before', async () => {
  show({ platform: PLAYED });
  fireEvent.click(await button('Play'));
  await says({ type: 'ready' });
  await says({ type: 'round', roundId: 1, stake: 12.4, win: 0, currencyCode: 'EUR' });
  cleanup();
  show({ platform: PLAYED });
  await button('Play');
  await vi.waitFor(() => expect([figure('Net result'), figure('Staked')]).toEqual(['−€12.40', '€12.40']));
});

test('a game that is closed is gone at once, however long the page it leads to takes', async () => {
  show({ platform: PLAYED });
  fireEvent.click(await button('Play'));
  await says({ type: 'ready' });
  fireEvent.click(await button('Close the game'));
  expect(screen.queryByTitle('Pearl Diver')).toBeNull();
  expect(await button('Play')).toBeTruthy();
});

test('the game that asks to be closed leads back to where the player was', async () => {
  sessionStorage.setItem('baize.visited', '["/casino/slots?page=2","/casino/games/pearl-diver"]');
  show({ platform: PLAYED });
  fireEvent.click(await button('Play'));
  await says({ type: 'close' });
  await vi.waitFor(() => expect(address()).toBe('/casino/slots?page=2'));
});

test('whoever came from nowhere is led to all games', async () => {
  show();
  fireEvent.click(await button('Close the game'));
  await vi.waitFor(() => expect(address()).toBe('/casino'));
});

const LIMITS = Object.keys(BET_LIMIT_CODES);

test.each(LIMITS)('a game that reports %s: which limit it is, with the ways on [LIM-06]', async (code) => {
  show({ platform: PLAYED });
  fireEvent.click(await button('Play'));
  await says({ type: 'ready' });
  await says({ type: 'limit', code });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toMatch(LIMIT_WORDS);
  expect(within(alert).getByRole('link', { name: 'See your limits' })).toBeTruthy();
  expect(within(alert).getByRole('link', { name: 'Take a break' })).toBeTruthy();
});

test.each(LIMITS)(
  'a launch refused by %s says which limit it is, and the way to it [LIM-06]',
  async (code) => {
    show({ platform: { launch: { ...REFUSED, code } } });
    fireEvent.click(await button('Play'));
    expect(await screen.findByText(LIMIT_WORDS)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See your limits' })).toBeTruthy();
    expect(screen.queryByTitle('Pearl Diver')).toBeNull();
  },
);

test('a game that is not ready after 15 seconds says so, and can be asked for again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const launches = show({ platform: PLAYED });
  fireEvent.click(await button('Play'));
  await screen.findByTitle('Pearl Diver');
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  expect((await screen.findByRole('alert')).textContent).toContain('has not loaded for 15 seconds');
  fireEvent.click(await button('Try again'));
  await vi.waitFor(() => expect(launches).toHaveLength(2));
});

test.each([
  ['SELF_EXCLUDED', 'Your self-exclusion is in force', 'Withdraw'],
  ['ACCOUNT_FROZEN', 'Your account is frozen', 'Withdraw'],
  ['GAME_RESTRICTED', 'not offered in the country you are in', 'See other games'],
])('a launch refused by %s says why, and what can be done', async (code, words, way) => {
  show({ platform: { launch: { ...REFUSED, code } } });
  fireEvent.click(await button('Play'));
  expect(await screen.findByText(new RegExp(words))).toBeTruthy();
  expect(screen.getByRole('link', { name: way })).toBeTruthy();
  expect(screen.queryByTitle('Pearl Diver')).toBeNull();
});

test('a platform in trouble is told, nothing is said to be staked, and it can be asked again', async () => {
  let down = true;
  show({ platform: { launch: () => (down ? { status: 503 } : PLAYED.launch) } });
  fireEvent.click(await button('Play'));
  expect((await screen.findByRole('alert')).textContent).toContain('Nothing was staked');
  down = false;
  fireEvent.click(await button('Try again'));
  expect(await screen.findByTitle('Pearl Diver')).toBeTruthy();
});

test('the page of a game that stays open over the end of a break can be played from then on', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  const frozenUntil = new Date(Date.now() + 60_000).toISOString();
  show({ platform: PLAYED, player: playerFixture({ limit: { frozenUntil } }) });
  await vi.waitFor(() => expect(screen.getByText(/^Until/)).toBeTruthy());
  expect(screen.queryByRole('button', { name: 'Play' })).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(60_001));
  expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy();
  expect(screen.queryByText(/^Until/)).toBeNull();
});

test('an excluded player finds no way to play, but why not and the way to their money', async () => {
  show({ player: playerFixture({ limit: { selfExclusion: '2999-01-01' } }) });
  expect(await screen.findByText(/Your self-exclusion is in force/)).toBeTruthy();
  expect(screen.getByText(/^Until/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Play' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Demo' })).toBeNull();
});

test('where the market asks for a deposit limit before play, the game waits for one and the demo does not [LIM-01]', async () => {
  show({ settings: { ...GUESTS_PLAY, market: 'se' } });
  const notice = (await screen.findByText('Set a deposit limit before you play.')).closest('[role="status"]');
  if (!(notice instanceof HTMLElement)) throw new Error('the words stand in no notice');
  fireEvent.click(within(notice).getByRole('link', { name: 'Set limits' }));
  await vi.waitFor(() => expect(address()).toBe('/casino/games/pearl-diver?modal=deposit-limit'));
  expect(await button('Demo')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Play' })).toBeNull();
});

test('a game that is shut where the visitor is says in which country', async () => {
  show({ platform: { country: 'DE' }, game: { restrictedCountries: ['DE'] } });
  expect(await screen.findByText(/not offered in the country you are in: Germany/)).toBeTruthy();
});
