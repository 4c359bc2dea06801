import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { examplePlayer } from '../testing/example-player.ts';
import { FakeCashier } from '../testing/fake-cashier.ts';
import { renderDeposit } from '../testing/render-deposit.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});

test('the month’s limit stands by the deposit as a bar of what is used and left, and the summary says what stays [SES-14]', async () => {
  const userMonthlyLimit = { limit: 500, used: 125, left: 375 };
  renderDeposit(new FakeCashier(examplePlayer({ userMonthlyLimit })));
  const bar = await screen.findByRole('progressbar', { name: 'Monthly deposit limit' });
  expect(bar.getAttribute('aria-valuenow')).toBe('25');
  const said = document.body.textContent;
  expect(said).toContain('€375.00 left');
  expect(said).toContain('€125.00 of €500.00 used.');
  expect(said).toContain('Limit left afterwards€350.00');
});

test('amounts carry the platform’s sign where the language knows none, and crypto all its eight digits [SES-14]', async () => {
  const { getUser, ...rest } = examplePlayer({ isCrypto: true, currencySymbol: '₮' });
  const userWallet = { ...getUser.userWallet, amount: 0.12345678, currencyCode: 'USDT' };
  const player = { ...rest, getUser: { ...getUser, currencyCode: 'USDT', userWallet } };
  renderDeposit(new FakeCashier(player), { url: '/deposit?amount=10.12345678&activeMethod=9' });
  await screen.findByLabelText('E-mail');
  expect(document.body.textContent).toMatch(/10\.12345678\s₮/);
  expect(screen.getByRole('button', { name: /^Deposit 10\.12345678/ })).toBeTruthy();
});
