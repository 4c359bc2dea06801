import { PlayerBoundary } from '@baize/player';
import { TestProviders } from '@baize/player/test-providers';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { examplePlayer, runningBonus } from '../testing/example-player.ts';
import { ActiveBonusStrip } from './active-bonus-strip.tsx';

afterEach(cleanup);

function open(activeBonus: ReturnType<typeof runningBonus> | null) {
  render(
    <TestProviders viewer="player" player={examplePlayer({ activeBonus })}>
      <PlayerBoundary>
        <ActiveBonusStrip />
        <p>The cashier</p>
      </PlayerBoundary>
    </TestProviders>,
  );
  return screen.findByText('The cashier');
}

test('a bonus that runs stands in the cashier with what is left to wager and what it holds [SES-14]', async () => {
  await open(runningBonus());
  const strip = screen.getByRole('region', { name: 'Active bonus' });
  expect(strip.textContent).toContain('Harbour welcome');
  expect(strip.textContent).toContain('€780.00 left to wager. You cannot withdraw while it runs.');
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('48');
  expect(screen.getByRole('link', { name: 'See the bonus' }).getAttribute('href')).toBe('/bonuses');
});

test('a bonus without a wager says no figures, and without a bonus there is no strip', async () => {
  await open(runningBonus({ wagerLeft: null, wagered: null, multiplier: null }));
  expect(screen.getByRole('region', { name: 'Active bonus' }).textContent).not.toContain('left to wager');
  cleanup();
  await open(null);
  expect(screen.queryByRole('region')).toBeNull();
});
