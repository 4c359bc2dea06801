import { BONUS_CODES } from '@baize/domain/errors';
import { TestProviders } from '@baize/player/test-providers';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eveningSpins, gift, welcome } from '../testing/example-promotions.ts';
import { FakePromotions } from '../testing/fake-promotions.ts';
import { freezeDevice } from '../testing/render-tab.tsx';
import { LivePromotions } from './live-promotions.tsx';

beforeEach(() => freezeDevice());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function show(platform: FakePromotions, address = '/promotions') {
  render(
    <TestProviders viewer="player" api={platform.client()} player={platform.player} url={address}>
      <LivePromotions viewer="player" served={null} />
    </TestProviders>,
  );
}

const card = async (name: RegExp) => within(await screen.findByRole('article', { name }));
const user = () => userEvent.setup({ delay: null });
const refusal = (code: string) => ({ code, until: null, reference: null });

test('a bonus that was given up is told as cancelled, with what to do and where, not as one’s own [PRO-05]', async () => {
  const platform = new FakePromotions();
  platform.rows = [welcome(), gift({ claimed: true, status: 'offered', check: refusal('CANCELLED') })];
  show(platform, '/free-money');
  const shell = await card(/Shell|shell/);
  expect(shell.getByText('This bonus has been cancelled and cannot be activated again.')).toBeTruthy();
  expect(shell.queryByText('You have it')).toBeNull();
  expect(shell.queryByRole('link', { name: 'My bonuses' })).toBeNull();
  await user().click(shell.getByRole('button', { name: 'Why not?' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/has been cancelled and cannot be activated again/)).toBeTruthy();
  expect(dialog.getByRole('link', { name: 'See other bonuses' }).getAttribute('href')).toBe('/promotions');
  expect(dialog.queryByText(/You have this bonus/)).toBeNull();
});

const told = Object.keys(BONUS_CODES).filter((code) => !code.startsWith('ACTIVE_'));

test.each(told)('%s is told on the card of a bonus that was taken and runs no more', async (code) => {
  const platform = new FakePromotions();
  platform.rows = [gift({ claimed: true, status: 'offered', check: refusal(code) })];
  show(platform);
  await (await card(/shell/)).findByRole('button', { name: 'Why not?' });
  expect(document.querySelector(`[data-why="${code}"]`)).not.toBeNull();
  expect(screen.queryByText('You have it')).toBeNull();
});

test('a bonus that came to its end is called taken, not held', async () => {
  const platform = new FakePromotions();
  platform.rows = [gift({ claimed: true, status: 'offered' })];
  show(platform);
  const shell = await card(/shell/);
  expect(shell.getByText('Already used')).toBeTruthy();
  expect(shell.getByRole('link', { name: 'My bonuses' })).toBeTruthy();
});

test('the bonus that runs is the player’s, whatever stands against taking it again', async () => {
  const platform = new FakePromotions();
  platform.rows = [gift({ claimed: true, status: 'active', check: refusal('RETRY_PERIOD') })];
  show(platform);
  expect((await card(/shell/)).getByText('You have it')).toBeTruthy();
});

test('over the list “See other bonuses” leads back to it', async () => {
  const platform = new FakePromotions();
  platform.rows = [welcome(), eveningSpins({ check: refusal('DAYS_VALID') })];
  show(platform);
  await user().click((await card(/Evening/)).getByRole('button', { name: 'Why not?' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user().click(dialog.getByRole('button', { name: 'See other bonuses' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const deposit = (await card(/Double/)).getByRole('link', { name: 'Deposit' });
  await waitFor(() => expect(document.activeElement).toBe(deposit));
});

test('after an activation the keyboard is on the card it was about', async () => {
  const platform = new FakePromotions();
  platform.rows = [gift()];
  show(platform);
  await user().click((await card(/shell/)).getByRole('button', { name: 'Activate' }));
  platform.rows = [gift({ claimed: true, status: 'active' })];
  const question = within(await screen.findByRole('dialog', { name: 'Activate this bonus?' }));
  await user().click(question.getByRole('button', { name: 'Activate' }));
  await screen.findByRole('dialog', { name: 'Bonus activated' });
  await user().keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe((await card(/shell/)).getByRole('button', { name: 'Details' }));
});
