import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { depositIntents } from '../intent/payment-intents.ts';
import { exampleIntent } from '../testing/example-intent.ts';
import { examplePlayer } from '../testing/example-player.ts';
import { FakeCashier, ok, refused, transaction } from '../testing/fake-cashier.ts';
import { enterCard, renderDeposit } from '../testing/render-deposit.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});

/** A deposit that waits for the player, with what its row says beside. */
function renderWaiting(row: object, platform = new FakeCashier(examplePlayer())) {
  const rows = [transaction({ transactionId: 't-9', status: 'processing', ...row })];
  platform.responses['transactions'] = ok({ transactions: { count: 1, rows } });
  return renderDeposit(platform);
}

const THREE_DS = {
  acsUrl: `${window.location.origin}/acs/t-9`,
  PaReq: 'question',
  MD: 'mark',
  TermUrl: 'https://brand.example/return',
};

test('a payment that waits at the bank is led on by what its row carries, wherever it was begun, and the card is not asked for [PAY-05] [PAY-06]', async () => {
  const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue();
  const user = renderWaiting({ threeDs: THREE_DS });
  await screen.findByText(/is not finished yet: it may be waiting for you at your bank/);
  await user.click(screen.getByRole('button', { name: /^Continue with your bank/ }));
  expect(submit.mock.contexts.map((form) => form instanceof HTMLFormElement && form.action)).toEqual([
    THREE_DS.acsUrl,
  ]);
  expect(screen.queryByText(/enter your card again/)).toBeNull();
  submit.mockRestore();
});

test('where its row carries nothing, the card is asked for and the same payment sent again [PAY-05] [PAY-06]', async () => {
  const intent = exampleIntent({ userId: examplePlayer().getUser.userId, tab: 'another' });
  depositIntents.begin(intent);
  const { nonce } = intent;
  depositIntents.settle({ nonce, outcome: 'made', transactionId: 't-9', continuesElsewhere: true });
  const platform = new FakeCashier(examplePlayer());
  platform.responses['deposit'] = refused('GENERAL_ERROR');
  const user = renderWaiting({}, platform);
  await user.click(await screen.findByRole('button', { name: /^Continue with your bank: / }));
  expect(await screen.findByText(/To continue, enter your card again/)).toBeTruthy();
  await enterCard(user);
  await user.click(screen.getByRole('button', { name: 'Continue with your bank' }));
  await waitFor(() => expect(platform.requestsTo('deposit')[0]?.key).toContain(nonce));
});
