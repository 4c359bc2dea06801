import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { examplePlayer } from '../testing/example-player.ts';
import { acceptDeposit, FakeCashier } from '../testing/fake-cashier.ts';
import { currentAddress, renderDeposit, payButton, enterCard } from '../testing/render-deposit.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});

const amount = () => screen.getByLabelText<HTMLInputElement>('Amount', { selector: 'input' });
const chosen = () => screen.getByRole<HTMLInputElement>('radio', { checked: true }).value;

test('amount, method and fields are still there after a forced login, a card is not', async () => {
  const user = renderDeposit(new FakeCashier(examplePlayer()));
  await enterCard(user);
  await user.clear(amount());
  await user.type(amount(), '37');
  cleanup();
  renderDeposit(new FakeCashier(examplePlayer()));
  expect((await screen.findByLabelText<HTMLInputElement>('Card number')).value).toBe('');
  expect(amount().value).toBe('37');
  cleanup();
  const again = renderDeposit(new FakeCashier(examplePlayer()));
  await again.click(await screen.findByRole('radio', { name: /Lumo/ }));
  await again.type(screen.getByLabelText('Phone'), '612345');
  cleanup();
  renderDeposit(new FakeCashier(examplePlayer()));
  expect((await screen.findByLabelText<HTMLInputElement>('Phone')).value).toBe('612345');
  expect(chosen()).toBe('10');
});

test('an amount in the address that is no plain number is not taken over', async () => {
  renderDeposit(new FakeCashier(examplePlayer()), { url: '/deposit?amount=1e9&activeMethod=1' });
  await screen.findByLabelText('Card number');
  expect(amount().value).toBe('25');
});

test('after a deposit one press leads back to where the player was before the cashier', async () => {
  sessionStorage.setItem('baize.visited', JSON.stringify(['/casino/slots', '/withdraw', '/deposit']));
  const platform = new FakeCashier(examplePlayer());
  acceptDeposit(platform);
  const user = renderDeposit(platform);
  await enterCard(user);
  await user.click(payButton());
  await screen.findByRole('dialog', { name: 'Deposit received' });
  await user.click(screen.getByRole('button', { name: 'Back to where you were' }));
  expect(currentAddress()).toBe('/casino/slots');
});

test('what was typed over an address is there again where that address is opened again, and not where another is [PAY-03] [PAY-07]', async () => {
  const url = '/deposit?activeMethod=9&amount=43.02';
  const amount = () => screen.findByLabelText<HTMLInputElement>('Amount', { selector: 'input' });
  const user = renderDeposit(new FakeCashier(examplePlayer()), { url });
  expect((await amount()).value).toBe('43.02');
  await user.click(screen.getByRole('radio', { name: /^Visa/ }));
  await user.clear(await amount());
  await user.type(await amount(), '90.06');
  cleanup();
  renderDeposit(new FakeCashier(examplePlayer()), { url });
  expect((await amount()).value).toBe('90.06');
  expect(screen.getByRole('radio', { name: /^Visa/ })).toHaveProperty('checked', true);
  cleanup();
  renderDeposit(new FakeCashier(examplePlayer()), { url: '/deposit?activeMethod=9&amount=44' });
  expect((await amount()).value).toBe('44');
});
