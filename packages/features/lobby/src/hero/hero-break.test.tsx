import { PlayerIsland } from '@baize/shell/player';
import { Stage } from '@baize/shell/stage';
import { stagePlayer } from '@baize/shell/stage-player';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Hero } from './hero.tsx';
// Loaded ahead of the first test, which would wait for their code otherwise.
import './break-hero.tsx';
import '../deposit-box/deposit-box.tsx';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
  delete document.documentElement.dataset['silence'];
  vi.unstubAllGlobals();
});

function show(limit?: { selfExclusion?: string; frozenUntil?: string }) {
  render(
    <Stage address="/design" viewer="player" player={stagePlayer({ ...(limit && { limit }) })}>
      <Hero />
      <PlayerIsland>The player is known.</PlayerIsland>
    </Stage>,
  );
}

test.each([
  ['excluded', { selfExclusion: '2126-11-20' }, 'Your self-exclusion is in force.'],
  ['frozen', { frozenUntil: '2126-11-20T00:00:00Z' }, 'Your account is frozen.'],
])(
  'the hero offers who is %s no deposit, says why, and leads to the withdrawal [SES-09]',
  async (_, limit, why) => {
    show(limit);
    expect(await screen.findByRole('heading', { name: 'Your break comes first' })).toBeTruthy();
    expect(screen.getByText(new RegExp(why))).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Withdraw' }).getAttribute('href')).toBe('/design/withdraw');
    expect(screen.queryByRole('heading', { name: 'Deposit' })).toBeNull();
    expect(screen.queryByRole('textbox', { name: 'Amount' })).toBeNull();
  },
);

test('the hero offers nothing to who is at a limit, and says so', async () => {
  const player = { ...stagePlayer(), userMonthlyLimit: { limit: 100, used: 100, left: 0 } };
  render(
    <Stage address="/design" viewer="player" player={player}>
      <Hero />
      <PlayerIsland>The player is known.</PlayerIsland>
    </Stage>,
  );
  expect(await screen.findByRole('heading', { name: 'Your limit comes first' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Withdraw' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Your calendar' })).toBeNull();
  expect(screen.queryByRole('textbox', { name: 'Amount' })).toBeNull();
});

test('who plays freely finds the deposit in the design variant', async () => {
  show();
  expect(await screen.findByRole('textbox', { name: 'Amount' })).toBeTruthy();
  await screen.findByText('The player is known.');
  expect(screen.getByRole('textbox', { name: 'Amount' })).toBeTruthy();
});
