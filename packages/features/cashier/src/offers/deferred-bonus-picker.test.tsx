import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { exampleOffer } from '../testing/example-offer.ts';
import { examplePlayer } from '../testing/example-player.ts';
import { FakeCashier, ok } from '../testing/fake-cashier.ts';
import { renderDeposit } from '../testing/render-deposit.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});

/** The deposit of a player whose offers are read later than its form is there. */
async function openBeforeOffers(rows: object[]) {
  const offers = Promise.withResolvers<void>();
  const platform = new FakeCashier(examplePlayer());
  platform.responses['get-all-bonus'] = async () => {
    await offers.promise;
    return ok({ bonus: { count: rows.length, rows } })(null);
  };
  const user = renderDeposit(platform);
  await screen.findByText(/Looking up which bonus/);
  offers.resolve();
  return user;
}

test('offers that come later than the form open by a press and push nothing away [PRO-08]', async () => {
  const user = await openBeforeOffers([exampleOffer()]);
  const show = await screen.findByRole('button', { name: 'Show the choices' });
  expect(screen.queryByRole('radio', { name: 'No bonus' })).toBeNull();
  await user.click(show);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'No bonus' }).checked).toBe(true);
});

test('where no offer comes later, its row says so and stays', async () => {
  await openBeforeOffers([]);
  expect(await screen.findByText('No bonus comes with this deposit.')).toBeTruthy();
});

test('a form whose offers are known in time has no such row', async () => {
  renderDeposit(new FakeCashier(examplePlayer()));
  await waitFor(() => expect(screen.getByLabelText('Card number')).toBeTruthy());
  expect(screen.queryByText('No bonus comes with this deposit.')).toBeNull();
});
