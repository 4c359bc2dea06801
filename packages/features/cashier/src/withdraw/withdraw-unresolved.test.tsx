import { PlayerBoundary } from '@baize/player';
import { TestProviders } from '@baize/player/test-providers';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { withdrawalIntents } from '../intent/payment-intents.ts';
import { PlayerWithdraw } from './player-withdraw.tsx';
import { FakePayouts } from './testing/fake-payouts.ts';
import {
  textbox,
  fillBank,
  renderWithdraw,
  submitWithdrawal,
  wantAnother,
} from './testing/render-withdraw.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});

test('after a lost answer the withdrawal is looked up before anything is called failed', async () => {
  const platform = new FakePayouts();
  platform.responses.push(() => {
    platform.addWithdrawal();
    throw new TypeError('Failed to fetch');
  });
  const { user } = await renderWithdraw(platform);
  await fillBank(user);
  await submitWithdrawal(user);
  await screen.findByRole('heading', { name: 'Withdrawal requested' });
  expect(screen.getByText('WD-T-1')).toBeTruthy();
  expect(platform.sent).toHaveLength(1);
});

test('one that is not found may be sent again: the platform knows it by the same key', async () => {
  const platform = new FakePayouts();
  platform.responses.push(() => new Response('<html>', { status: 502 }));
  const { user } = await renderWithdraw(platform);
  await fillBank(user);
  await submitWithdrawal(user);
  expect((await screen.findByRole('alert')).textContent).toContain('Sending the same one again is safe');
  expect(textbox('Account number').value).toBe('NL91ABNA0417164300');
  const summary = screen.getByRole('region', { name: 'Summary' });
  expect(summary.textContent).toContain('Paid out to youNot known yet');
  expect(summary.textContent).not.toContain('leaves your balance');
  await user.click(screen.getByRole('button', { name: /^Send the same .* withdrawal again$/ }));
  await screen.findByRole('heading', { name: 'Withdrawal requested' });
  const [first, second] = platform.sent;
  expect(first?.key).toBeTruthy();
  expect(second?.key).toBe(first?.key);
});

test('one that was under way when the page was left is told and looked up [PAY-09]', async () => {
  const platform = new FakePayouts();
  platform.responses.push(() => new Response('<html>', { status: 502 }));
  const { user } = await renderWithdraw(platform);
  await fillBank(user);
  await submitWithdrawal(user);
  await screen.findByRole('alert');
  cleanup();
  const later = new FakePayouts();
  await renderWithdraw(later);
  expect((await screen.findByRole('alert')).textContent).toContain('Sending the same one again is safe');
  cleanup();
  later.addWithdrawal();
  render(
    <TestProviders viewer="player" api={later.client()} player={later.player}>
      <PlayerBoundary>
        <PlayerWithdraw shape="page" />
      </PlayerBoundary>
    </TestProviders>,
  );
  await screen.findByRole('heading', { name: 'Withdrawal requested' });
  expect(later.sent).toHaveLength(0);
});

test('the same one sent from another tab just now is sent again only by who says so', async () => {
  const { user, platform } = await renderWithdraw();
  const sent = { methodId: 4, method: 'Bank transfer', amount: 50, currency: 'EUR', since: Date.now() };
  const { userId } = platform.player.getUser;
  withdrawalIntents.begin({ ...sent, userId, nonce: 'a-nonce', known: [], tab: 'another' });
  withdrawalIntents.settle({ nonce: 'a-nonce', outcome: 'made' });
  await fillBank(user);
  await submitWithdrawal(user);
  expect((await screen.findByRole('alert')).textContent).toContain('Withdraw again?');
  expect(platform.sent).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: /a second time/ }));
  await screen.findByRole('heading', { name: 'Withdrawal requested' });
  expect(platform.sent).toHaveLength(1);
});

test('one without an answer is looked for beside the next one, and given up only by who says so [HTTP-05] [PAY-09]', async () => {
  const platform = new FakePayouts();
  const { userId } = platform.player.getUser;
  const sent = { userId, methodId: 4, method: 'Bank transfer', currency: 'EUR', known: [], tab: 'another' };
  withdrawalIntents.begin({ ...sent, nonce: 'lost', amount: 70, since: Date.now() - 70_000 });
  const { user } = await renderWithdraw(platform);
  await wantAnother(user);
  await fillBank(user);
  await submitWithdrawal(user);
  await screen.findByRole('heading', { name: 'Withdrawal requested' });
  expect(withdrawalIntents.owed(userId)?.nonce).toBe('lost');
  await user.click(screen.getByRole('button', { name: 'Withdraw more' }));
  await user.click(await screen.findByRole('button', { name: 'Stop looking for it' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(withdrawalIntents.owed(userId)).toBeNull();
});
