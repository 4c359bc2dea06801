import { suppressionStatusStore } from '@baize/player/exclusion-status';
import { TestProviders, type TestProvidersProps } from '@baize/player/test-providers';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useLocation } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { playPlatform } from '../testing/play-platform.ts';
import { exampleGame } from '../testing/example-game.ts';
import { GameScreen } from './game-screen.tsx';
import { formatPlayMoney } from './format-play-money.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const PLACE = '/casino/games/pearl-diver';
const DEMO = { launch: { url: 'http://games.test/pearl?token=1', mode: 'demo' } } as const;

function Where() {
  return <output aria-label="search">{useLocation().search}</output>;
}

function show(parts: Partial<TestProvidersProps> = {}, game: Parameters<typeof exampleGame>[0] = {}) {
  const { api, launches } = playPlatform(DEMO);
  render(
    <TestProviders viewer="visitor" api={api} url={PLACE} {...parts}>
      <GameScreen game={exampleGame(game)} related={[]} />
      <Where />
    </TestProviders>,
  );
  return launches;
}

const search = () => screen.getByLabelText('search').textContent;
const settings = (allowGuestPlayDemoGames: boolean, allowGameViewNotLoggedUser: boolean) => ({
  settings: { allowGuestPlayDemoGames, allowGameViewNotLoggedUser },
});

test('a guest plays the demo at once where the brand allows it', async () => {
  const launches = show(settings(true, true));
  fireEvent.click(await screen.findByRole('button', { name: 'Demo' }));
  expect(await screen.findByTitle('Pearl Diver')).toBeTruthy();
  expect(launches).toMatchObject([{ mode: 'demo' }]);
  expect(screen.getByText('Demo, play money')).toBeTruthy();
});

test('after an account was locked in this browser nobody is led into play, nor into a demo [LIM-04]', async () => {
  suppressionStatusStore.forget({ byLock: true });
  show(settings(true, true));
  expect(await screen.findByText(/An account was locked in this browser/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Demo' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Log in to play' })).toBeNull();
  suppressionStatusStore.set('free');
});

test('a guest’s bar tells what it will show, and fills the screen with nothing, until a game is there', async () => {
  show(settings(true, true));
  expect(await screen.findByText(/are shown here while you play/)).toBeTruthy();
  expect(screen.queryByText('–')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Full screen' })).toBeNull();
  fireEvent.click(await screen.findByRole('button', { name: 'Demo' }));
  expect(await screen.findByRole('button', { name: 'Full screen' })).toBeTruthy();
  expect(screen.queryByText(/are shown here while you play/)).toBeNull();
});

test('play money is a number with two places, as the game itself writes it', () => {
  const said = ['en', 'de', 'ar'].map((locale) => formatPlayMoney({ amount: -1_000, locale }));
  expect(said).toEqual(['−1,000.00', '−1.000,00', '−1,000.00']);
});

test('a guest who may only look logs in for both, and the game stays in view', async () => {
  show(settings(false, true));
  expect(await screen.findByRole('link', { name: 'Log in to play' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Log in for the demo' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Demo' })).toBeNull();
});

test('a guest who may do neither is asked to log in first', async () => {
  show(settings(false, false));
  expect(await screen.findByText('Log in to open this game.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Log in for the demo' })).toBeNull();
});

test('a game without a demo offers none and says so', async () => {
  show(settings(true, true), { hasDemo: false });
  expect(await screen.findByText('This game has no demo.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Demo' })).toBeNull();
});

test('whoever logs in to play is played with right after', async () => {
  show(settings(true, true));
  fireEvent.click(await screen.findByRole('link', { name: 'Log in to play' }));
  await vi.waitFor(() => expect(search()).toBe('?modal=login'));
  const wish = sessionStorage.getItem('baize.play-wish');
  cleanup();
  sessionStorage.setItem('baize.play-wish', wish ?? '');
  const launches = show({ viewer: 'player', ...settings(true, true) });
  await vi.waitFor(() => expect(launches).toMatchObject([{ mode: 'real' }]));
});

test('a link that says to play begins as soon as it is known who asks, once, and leaves a clean address', async () => {
  const launches = show({ viewer: 'player', url: `${PLACE}?play=demo&modal=search` });
  await vi.waitFor(() => expect(launches).toMatchObject([{ mode: 'demo' }]));
  await vi.waitFor(() => expect(search()).toBe('?modal=search'));
});

test('a link that says to play for money asks a guest to log in', async () => {
  const launches = show({ url: `${PLACE}?play=real`, ...settings(true, true) });
  await vi.waitFor(() => expect(search()).toBe('?play=real&modal=login'));
  expect(launches).toEqual([]);
});

test('before anybody is known a guest’s ways stand as they stay, and a kept session’s beside them', () => {
  show({ viewer: 'starting', ...settings(true, true) });
  expect(screen.getByRole('link', { name: 'Log in to play' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Demo' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Play' })).toBeTruthy();
});

test('before anybody is known the way to play is a link that keeps the wish', () => {
  show({ viewer: 'starting' });
  const ways = screen.getAllByRole('link', { name: /^(Play|Demo)$/ }).map((way) => way.getAttribute('href'));
  expect(ways).toEqual([`${PLACE}?play=real`, `${PLACE}?play=demo`]);
});
