import { PlayerBoundary } from '@baize/player';
import { TestProviders } from '@baize/player/test-providers';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { PlayerWithdraw } from './player-withdraw.tsx';
import { examplePlayer } from '../testing/example-player.ts';
import { FakePayouts } from './testing/fake-payouts.ts';
import { textbox, renderWithdraw, reviewButton } from './testing/render-withdraw.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

function open(platform: FakePayouts) {
  render(
    <TestProviders viewer="player" api={platform.client()} player={platform.player}>
      <PlayerBoundary>
        <PlayerWithdraw shape="page" />
      </PlayerBoundary>
    </TestProviders>,
  );
}

const NONE = 'No automatic withdrawal method is available';

test('ways to be paid out that could not be read are no want of them, and a press asks again [HTTP-04] [PAY-09]', async () => {
  const platform = new FakePayouts();
  platform.isMalformed = true;
  open(platform);
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText('Withdrawal methods could not be loaded')).toBeTruthy();
  expect(screen.queryByText(NONE)).toBeNull();
  platform.isMalformed = false;
  await userEvent.click(again);
  expect(await screen.findByRole('radio', { name: /Bank transfer/ })).toBeTruthy();
});

test('where no method pays out, support does', async () => {
  const platform = new FakePayouts();
  platform.methods = [];
  open(platform);
  expect(await screen.findByText(NONE)).toBeTruthy();
});

const chosen = () =>
  screen.getByRole<HTMLInputElement>('radio', { checked: true }).closest('label')?.textContent;

test('the form starts from the method of the newest withdrawal, and from the first where that is not offered [PAY-09]', async () => {
  const platform = new FakePayouts();
  const row = platform.addWithdrawal('T-0');
  platform.transactions = [
    { ...row, transactionId: 'T-2', type: 'deposit', method: 'Udaan UPI' },
    { ...row, transactionId: 'T-1', method: 'Harborpay', status: 'processed' },
    { ...row, method: 'Tether', status: 'processed' },
  ];
  await renderWithdraw(platform);
  expect(chosen()).toContain('Harborpay');
  cleanup();
  const gone = new FakePayouts();
  gone.transactions = [{ ...row, method: 'Old Mill cheques' }];
  await renderWithdraw(gone);
  expect(chosen()).toContain('Bank transfer');
});

test('a method says what a payout costs and how long it takes, never what it says of deposits', async () => {
  const platform = new FakePayouts();
  const [bank, wallet, ...others] = platform.methods;
  if (!bank || !wallet) throw new Error('The example has no methods.');
  const silent = { withdrawalFee: null, withdrawalTime: null, description: 'Deposits are instant' };
  platform.methods = [bank, { ...wallet, ...silent }, ...others];
  await renderWithdraw(platform);
  const line = (name: RegExp) =>
    screen.getByRole('radio', { name }).closest('label')?.textContent?.replaceAll('\u00a0', ' ');
  expect(line(/Bank transfer/)).toBe('Bank transferNo fee · 2 days⁦€20 –\u2060 €2,000⁩');
  expect(line(/Harborpay/)).toBe('Harborpay');
});

test('an amount has as many decimals as its currency [PAY-09]', async () => {
  const platform = new FakePayouts();
  const userWallet = { amount: 5_000, bonusAmount: 0, currencyCode: 'JPY', sequence: null, wallets: [] };
  platform.player = examplePlayer({ user: { currencyCode: 'JPY', userWallet } });
  const { user } = await renderWithdraw(platform);
  expect(textbox('Amount').inputMode).toBe('numeric');
  await user.type(textbox('Amount'), '100.5');
  await user.click(reviewButton());
  expect(await screen.findByText('Enter a whole number: this currency has no decimals.')).toBeTruthy();
});
