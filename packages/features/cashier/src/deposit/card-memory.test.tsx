import { PlayerBoundary } from '@baize/player';
import { TestProviders } from '@baize/player/test-providers';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { afterEach, expect, test } from 'vitest';
import { examplePlayer } from '../testing/example-player.ts';
import { FakeCashier, networkError, ok } from '../testing/fake-cashier.ts';
import { depositIntents } from '../intent/payment-intents.ts';
import { exampleIntent } from '../testing/example-intent.ts';
import { payButton, renderDeposit, enterCard } from '../testing/render-deposit.tsx';
import { DepositController } from './deposit-controller.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});

let memory: QueryClient;

function Memory() {
  const cache = useQueryClient();
  useEffect(() => {
    memory = cache;
  }, [cache]);
  return null;
}

/** All that the query cache holds of questions, answers and writes, as one text. */
function remembered(): string {
  const queries = memory.getQueryCache().getAll();
  const writes = memory.getMutationCache().getAll();
  return JSON.stringify([
    ...queries.map(({ queryKey, state }) => [queryKey, state]),
    ...writes.map(({ state }) => state),
  ]);
}

const refused = () =>
  Response.json({ success: false, code: 'PROVIDER_ERROR', message: 'No' }, { status: 422 });

test.each([
  ['made', ok({ transactionId: 't-1', status: 'completed' })],
  ['refused', refused],
  ['lost', networkError],
] as const)('a card is forgotten with the answer of a payment that is %s [PAY-02]', async (_, answer) => {
  const platform = new FakeCashier(examplePlayer());
  const answered = Promise.withResolvers<void>();
  platform.responses['deposit'] = async (body) => {
    await answered.promise;
    return answer(body);
  };
  render(
    <TestProviders url="/deposit" viewer="player" api={platform.client()} player={platform.player}>
      <PlayerBoundary>
        <Memory />
        <DepositController />
      </PlayerBoundary>
    </TestProviders>,
  );
  const user = userEvent.setup();
  await enterCard(user);
  await user.click(payButton());
  await waitFor(() => expect(remembered()).toContain('4242424242424242'));
  answered.resolve();
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Paying/ })).toBeNull());
  await waitFor(() => expect(remembered()).not.toMatch(/4242424242424242|1140|11\/40|"123"/));
});

test('a card is forgotten though its player has left the form before the answer comes [PAY-02]', async () => {
  const platform = new FakeCashier(examplePlayer());
  const answered = Promise.withResolvers<Response>();
  platform.responses['deposit'] = () => answered.promise;
  const deposit = (shown: boolean) => (
    <TestProviders url="/deposit" viewer="player" api={platform.client()} player={platform.player}>
      <PlayerBoundary>
        <Memory />
        {shown ? <DepositController /> : null}
      </PlayerBoundary>
    </TestProviders>
  );
  const { rerender } = render(deposit(true));
  const user = userEvent.setup();
  await enterCard(user);
  await user.click(payButton());
  await waitFor(() => expect(remembered()).toContain('4242424242424242'));
  rerender(deposit(false));
  answered.resolve(refused());
  await waitFor(() => expect(remembered()).not.toContain('4242'));
});

test('of a card that was sent nothing but its last digits stands in the page, and it is sent again as it was [PAY-02] [PAY-06]', async () => {
  const platform = new FakeCashier(examplePlayer());
  platform.responses['deposit'] = networkError;
  const user = renderDeposit(platform);
  await enterCard(user);
  await user.click(payButton());
  const press = await screen.findByRole('button', { name: 'Send the same €25.00 payment again' });
  expect(screen.getByLabelText<HTMLInputElement>('Card number')).toMatchObject({
    readOnly: true,
    value: '•••• 4242',
  });
  const values = [...document.querySelectorAll('input')].map(({ value }) => value).join(' ');
  expect(values).not.toMatch(/4242 4242|11.40|123/);
  expect(screen.queryByLabelText('CVC')).toBeNull();
  platform.responses['deposit'] = ok({ transactionId: 't-1', status: 'completed' });
  await user.click(press);
  await screen.findByRole('dialog', { name: 'Deposit received' });
  const [first, second] = platform.requestsTo('deposit');
  expect(second).toMatchObject({ key: first?.key, body: first?.body });
});

test('the payment of another tab is not sent again with this one’s card as if it were its own [PAY-06]', async () => {
  const platform = new FakeCashier(examplePlayer());
  platform.responses['deposit'] = refused;
  const user = renderDeposit(platform);
  await enterCard(user);
  await user.click(payButton());
  await waitFor(() => expect(platform.requestsTo('deposit')).toHaveLength(1));
  await screen.findByText(/payment provider reports an error/);
  const since = Date.now();
  act(() => depositIntents.begin(exampleIntent({ userId: examplePlayer().getUser.userId, since })));
  expect(await screen.findByText('We do not know yet whether your payment went through')).toBeTruthy();
  expect(screen.getByLabelText('Card number')).toHaveProperty('readOnly', false);
  expect(screen.getByLabelText('CVC')).toHaveProperty('value', '123');
});
