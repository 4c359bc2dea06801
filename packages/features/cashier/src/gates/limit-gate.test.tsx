import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { examplePlayer } from '../testing/example-player.ts';
import { FakeCashier, refused } from '../testing/fake-cashier.ts';
import { payButton, renderDeposit, enterCard } from '../testing/render-deposit.tsx';
import { weeklyLimit } from '../testing/weekly-limit.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});

const heading = () => screen.findByRole('heading', { name: 'You cannot deposit now' });

test('a limit that is reached shuts the deposit until its period is over, with ways to limits and withdrawal', async () => {
  const platform = new FakeCashier(examplePlayer());
  platform.responses['limits'] = weeklyLimit(0);
  renderDeposit(platform);
  await heading();
  expect(screen.getByText(/You have reached a deposit limit/).textContent).not.toMatch(/It ends/);
  expect(screen.getByText('Weekly deposit limit')).toBeTruthy();
  expect(screen.getByText(/Resets .*5 Jan/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See your limits' }).getAttribute('href')).toBe('/profile/limits');
  expect(screen.queryByRole('button', { name: /^Deposit/ })).toBeNull();
});

test('a limit that is reached is told in the currency it is kept in, whatever wallet is paid into [SET-06]', async () => {
  localStorage.setItem('baize.purse', JSON.stringify('SEK'));
  const { getUser, ...rest } = examplePlayer();
  const wallets = [{ amount: 10, bonusAmount: 0, currencyCode: 'SEK', sequence: null }];
  const player = { ...rest, getUser: { ...getUser, userWallet: { ...getUser.userWallet, wallets } } };
  const platform = new FakeCashier(player);
  platform.responses['limits'] = weeklyLimit(0);
  renderDeposit(platform, { settings: { useMultiWallet: true } });
  await heading();
  const told = screen.getByText('Weekly deposit limit').closest('section')?.textContent;
  expect(told).toContain('€100.00');
  expect(told).not.toMatch(/kr|SEK/);
});

test('a limit set elsewhere refuses an amount, not the deposit: what it leaves is read, and nothing typed is lost [PAY-06] [PAY-08]', async () => {
  const platform = new FakeCashier(examplePlayer({ userMonthlyLimit: { limit: 500, used: 0, left: 500 } }));
  platform.responses['deposit'] = (body) => {
    platform.responses['limits'] = weeklyLimit(20);
    return refused('PAYMENT_LIMIT_THRESHOLD')(body);
  };
  const user = renderDeposit(platform);
  await enterCard(user);
  const amount = screen.getByLabelText('Amount', { selector: 'input' });
  await user.clear(amount);
  await user.type(amount, '30');
  await user.click(payButton());
  expect(await screen.findByText('Weekly deposit limit')).toBeTruthy();
  expect(screen.getByText(/This deposit goes over your deposit limit/)).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'You cannot deposit now' })).toBeNull();
  expect(screen.getByText(/Your deposit limit allows .?€20\.00/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Card number').value).toBe('4242 4242 4242 4242');
});

test('a limit that another tab has used up shuts the deposit once it refuses one, until its own end [PAY-08]', async () => {
  const platform = new FakeCashier(examplePlayer({ userMonthlyLimit: { limit: 500, used: 0, left: 500 } }));
  platform.responses['deposit'] = (body) => {
    platform.responses['limits'] = weeklyLimit(0);
    return refused('PAYMENT_LIMIT_THRESHOLD')(body);
  };
  const user = renderDeposit(platform);
  await enterCard(user);
  await user.click(payButton());
  await heading();
  expect(screen.getByText('Weekly deposit limit')).toBeTruthy();
  expect(screen.getByText(/Resets .*5 Jan/)).toBeTruthy();
});

test('what a limit leaves is said beside the amount, and more than that is not sent', async () => {
  const platform = new FakeCashier(examplePlayer());
  platform.responses['limits'] = weeklyLimit(20);
  const user = renderDeposit(platform);
  await enterCard(user);
  const amount = screen.getByLabelText('Amount', { selector: 'input' });
  await user.clear(amount);
  await user.type(amount, '25');
  expect(await screen.findByText('Weekly deposit limit')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('Your deposit limit allows');
  await user.click(payButton());
  expect(platform.requestsTo('deposit')).toHaveLength(0);
});
