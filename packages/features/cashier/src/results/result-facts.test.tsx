import { ModalHost } from '@baize/links/modals';
import { PlayerBoundary } from '@baize/player';
import { TestProviders } from '@baize/player/test-providers';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { cashierFeature } from '../feature.ts';
import { examplePlayer, runningBonus } from '../testing/example-player.ts';
import { FakeCashier, ok, transaction } from '../testing/fake-cashier.ts';
import { NewBalance } from './new-balance.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});

async function openResult(kind: string, row: object, player = examplePlayer()) {
  const platform = new FakeCashier(player);
  platform.responses['transactions'] = ok({ transactions: { count: 1, rows: [transaction(row)] } });
  render(
    <TestProviders
      url={`/casino?modal=deposit-${kind}&transactionId=t-1`}
      viewer="player"
      api={platform.client()}
      player={platform.player}
      brand={{ features: [cashierFeature] }}
    >
      <ModalHost />
    </TestProviders>,
  );
  return screen.findByRole('dialog');
}

test('a credited deposit names the new balance [PAY-04]', async () => {
  const dialog = await openResult('success', { status: 'completed' });
  await waitFor(() => expect(dialog.textContent).toMatch(/New balance.*€[\d.,]+/));
});

test.each([
  ['PROVIDER_ERROR', /The payment provider reports an error/],
  ['PAYMENT_PROVIDER_LIMIT_THRESHOLD', /outside the limits of this payment method/],
  ['CARD_EXPIRED', /Reason given: CARD_EXPIRED/],
  ['BANK_NOT_CONFIRMED', /It was not confirmed with your bank\./],
  ['TRANSACTION_FAILED', /No reason was given/],
  [null, /No reason was given/],
] as const)(
  'a decline with the code %s says its reason, or that none was given [PAY-04]',
  async (code, words) => {
    const dialog = await openResult('decline', { status: 'rejected', code });
    await waitFor(() => expect(dialog.textContent).toMatch(words));
  },
);

test('a deposit credited after its bonus has closed says why no bonus came [PRO-05]', async () => {
  const dialog = await openResult('success', { status: 'completed', code: 'END_TIME_ERROR' });
  await waitFor(() =>
    expect(dialog.textContent).toContain('No bonus came with this deposit. This bonus has ended.'),
  );
});

test('a deposit with its bonus says nothing of a missing one', async () => {
  const dialog = await openResult('success', { status: 'completed', isBonus: true });
  await waitFor(() => expect(dialog.textContent).toContain('New balance'));
  expect(dialog.textContent).not.toContain('No bonus came');
});

test('a credited deposit names its bonus, what it adds, and both amounts to wager [PAY-09]', async () => {
  const activeBonus = runningBonus({ bonusAmount: 60, wagered: 0, wagerLeft: 1800 });
  const player = examplePlayer({ activeBonus, wageringLeft: 45 });
  const dialog = await openResult('success', { status: 'completed', isBonus: true }, player);
  await waitFor(() => expect(dialog.textContent).toMatch(/Bonus: Harbour welcome\s*€60\.00/));
  expect(dialog.textContent).toMatch(/To wager for your deposits\s*€45\.00/);
  expect(dialog.textContent).toMatch(/To wager for the bonus\s*€1,800\.00/);
  expect(dialog.textContent).toContain('You can withdraw once all of it is wagered.');
});

test('the lines of a bonus that runs have their room before the new balance is read [PAY-09]', async () => {
  const platform = new FakeCashier(examplePlayer({ activeBonus: runningBonus() }));
  platform.responses['get-user-details'] = () => new Promise<never>(() => undefined);
  render(
    <TestProviders viewer="player" api={platform.client()} player={platform.player}>
      <PlayerBoundary>
        <NewBalance currency="EUR" hasBonus={false} />
      </PlayerBoundary>
    </TestProviders>,
  );
  expect(await screen.findByText('To wager for the bonus')).toBeTruthy();
  expect(screen.queryByText(/Harbour welcome/)).toBeNull();
});

test('a deposit without a bonus calls the one that runs the active bonus, not its own [PAY-09]', async () => {
  const player = examplePlayer({ activeBonus: runningBonus(), wageringLeft: 45 });
  const dialog = await openResult('success', { status: 'completed', isBonus: false }, player);
  await waitFor(() => expect(dialog.textContent).toMatch(/Active bonus: Harbour welcome/));
});
