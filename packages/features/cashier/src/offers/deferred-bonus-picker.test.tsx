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
async function openBeforeOffers(rows: object[], url = '/deposit') {
  const offers = Promise.withResolvers<void>();
  const platform = new FakeCashier(examplePlayer());
  platform.responses['get-all-bonus'] = async () => {
    await offers.promise;
    return ok({ bonus: { count: rows.length, rows } })(null);
  };
  const user = renderDeposit(platform, { url });
  // The offers are not known, and the form does not wait for them any longer.
  await screen.findByLabelText('Card number');
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

test('choices that opened for a bonus stay open, whatever amount is typed and whatever is chosen [PRO-08]', async () => {
  const user = await openBeforeOffers([exampleOffer()], '/deposit?amount=50&bonusId=harbour-welcome');
  const welcome = await screen.findByRole<HTMLInputElement>('radio', { name: /Harbour welcome/ });
  expect(welcome.checked).toBe(true);
  const amount = screen.getByRole('textbox', { name: 'Amount' });
  await user.clear(amount);
  await user.type(amount, '15');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Harbour welcome/ }).disabled).toBe(true);
  await user.clear(amount);
  await user.type(amount, '50');
  await user.click(screen.getByRole('radio', { name: 'No bonus' }));
  expect(screen.getByRole('radio', { name: /Harbour welcome/ })).toBeDefined();
});
