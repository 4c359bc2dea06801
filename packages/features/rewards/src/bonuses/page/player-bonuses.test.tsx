import { PlayerBoundary } from '@baize/player';
import { playerFixture } from '@baize/player/player-fixture';
import { TestProviders, type TestProvidersProps } from '@baize/player/test-providers';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { bareBonus, runningBonus } from '../../testing/example-bonuses.ts';
import { FakeBonuses } from '../../testing/fake-bonuses.ts';
import { dropConnection, errorResponse } from '../../testing/fake-platform.ts';
import { PlayerBonuses } from './player-bonuses.tsx';
import { ViewerBonuses } from './viewer-bonuses.tsx';

afterEach(cleanup);

const running = runningBonus({ game: 'Harbour Sevens', gameSlug: 'harbour-sevens' });
const offer = bareBonus({ id: '7', name: 'Quay gift' });
const ended = Array.from({ length: 12 }, (_, place) =>
  bareBonus({ id: `e${place}`, name: `Ended ${place}`, status: place < 11 ? 'completed' : 'expired' }),
);

function withBonus(amount: number, bonusAmount: number) {
  const player = playerFixture({ amount });
  const { getUser } = player;
  return {
    ...player,
    getUser: { ...getUser, userWallet: { ...getUser.userWallet, bonusAmount } },
  };
}

async function open(platform: FakeBonuses, stage: Partial<TestProvidersProps> = {}) {
  render(
    <TestProviders viewer="player" api={platform.client()} player={platform.player} {...stage}>
      <PlayerBoundary>
        <PlayerBonuses />
      </PlayerBoundary>
    </TestProviders>,
  );
  await screen.findByRole('heading', { name: 'Active now' });
}

const dialog = (name: string) => screen.findByRole('dialog', { name });

test('the running bonus stands beside what it means for the money: what it adds, locks, costs and its cap', async () => {
  const platform = new FakeBonuses([running]);
  platform.player = withBonus(64, 62.4);
  await open(platform);
  await screen.findByRole('heading', { name: 'Harbour welcome' });
  expect(screen.getByText(/left to wager/).textContent).toBe('€780.00 left to wager');
  const bar = screen.getByRole('img').getAttribute('aria-label');
  expect(bar).toBe('€64.00 of your own, €62.40 bonus money, €0.00 can be withdrawn now');
  const said = document.body.textContent;
  expect(said).toContain('You cannot withdraw while a bonus is active.');
  expect(said).toContain('This bonus added €50.00');
  expect(said).toContain('you would lose €62.40 of bonus money and keep €64.00 of your own');
  expect(said).toContain('At most €500.00 of this bonus can become your own money');
});

test('giving a bonus up says first what is lost and what stays, and does nothing until it is confirmed', async () => {
  const platform = new FakeBonuses([running]);
  platform.player = withBonus(64, 62.4);
  await open(platform);
  await userEvent.click(await screen.findByRole('button', { name: 'Give up this bonus' }));
  const question = within(await dialog('Give up this bonus'));
  expect(question.getByText(/You lose/).textContent).toContain('You lose €62.40: all bonus money you hold');
  expect(question.getByText(/You keep/).textContent).toContain('You keep €64.00');
  expect(platform.sent('/cancel-bonus')).toHaveLength(0);
  await userEvent.dblClick(question.getByRole('button', { name: 'Give the bonus up' }));
  await dialog('Bonus given up');
  expect(platform.sent('/cancel-bonus')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  await screen.findByRole('heading', { name: 'No bonus is active' });
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Active now'));
});

test('where nothing but free spins is lost, nothing but free spins is named', async () => {
  const spins = runningBonus({ bonusAmount: null, freeSpinsQuantity: 20, freeSpinsLeft: 15 });
  const platform = new FakeBonuses([spins]);
  platform.player = withBonus(64, 0);
  await open(platform);
  await userEvent.click(await screen.findByRole('button', { name: 'Give up this bonus' }));
  const question = within(await dialog('Give up this bonus'));
  expect(question.getByText('You lose 15 free spins that are left.')).toBeTruthy();
  const said = document.body.textContent;
  expect(said).toContain('you would lose 15 free spins that are left and keep €64.00 of your own');
  expect(said).not.toContain('lose €0.00');
});

test('a lost answer to giving up is settled by reading again, never by a guess', async () => {
  const platform = new FakeBonuses([running]);
  await open(platform);
  platform.responses.push(dropConnection, () => {
    platform.setStatus('31', 'cancelled');
    return dropConnection();
  });
  const giveUp = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Give up this bonus' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Give the bonus up' }));
  };
  await giveUp();
  await dialog('Bonus not given up');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await dialog('Bonus given up');
  const [first, second] = platform.sent('/cancel-bonus');
  expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
});

test('an offer says its terms and is taken from its card; then it is active [PRO-06]', async () => {
  const platform = new FakeBonuses([{ ...offer, runsDays: 14 }]);
  await open(platform);
  await screen.findByText('Once active, you have 14 days to wager it');
  await userEvent.click(screen.getByRole('button', { name: 'Activate' }));
  const question = within(await dialog('Activate this bonus?'));
  await userEvent.click(question.getByRole('button', { name: 'Activate' }));
  await dialog('Bonus activated');
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.queryByText('No bonus is active')).toBeNull());
  expect(screen.queryByRole('heading', { name: 'Offered to you' })).toBeNull();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Active now'));
});

test('the history is filtered and paged by its address, so Back and reload lead to the same place', async () => {
  const platform = new FakeBonuses([running, ...ended]);
  await open(platform, { url: '/bonuses?status=completed&page=2&cpnc=9' });
  await screen.findByText('Ended 10');
  expect(screen.queryByText('Ended 9')).toBeNull();
  const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links()).toContain('/bonuses?cpnc=9&status=expired');
  await userEvent.click(screen.getByRole('link', { name: 'Newer' }));
  await screen.findByText('Ended 9');
  await userEvent.click(screen.getByRole('link', { name: 'Expired' }));
  await screen.findByText('Ended 11');
  await userEvent.click(screen.getByRole('link', { name: 'Cancelled' }));
  await screen.findByText('Nothing here');
});

test('while frozen nothing is offered and no game is opened, but a bonus can still be given up', async () => {
  const platform = new FakeBonuses([running, offer]);
  platform.player = playerFixture({ limit: { frozenUntil: '9999-01-01T00:00:00Z' } });
  await open(platform);
  await screen.findByRole('button', { name: 'Give up this bonus' });
  expect(screen.queryByRole('button', { name: 'Activate' })).toBeNull();
  expect(screen.queryByLabelText('Coupon code')).toBeNull();
  expect(screen.queryByRole('link', { name: /Open/ })).toBeNull();
});

test('a part that cannot be read says so and offers to try again; the money still stands', async () => {
  const platform = new FakeBonuses([running]);
  platform.pages = () => errorResponse(404);
  await open(platform);
  await waitFor(() => expect(screen.getAllByText('Your bonuses could not be loaded').length).toBe(3));
  expect(screen.getByText('You can withdraw now')).toBeTruthy();
});

test('a visitor reads what the page is and finds the way in', () => {
  render(
    <TestProviders viewer="visitor">
      <ViewerBonuses />
    </TestProviders>,
  );
  const way = screen.getByRole('link', { name: 'Log in to see yours' });
  expect(way.getAttribute('href')).toBe('/?modal=login');
});
