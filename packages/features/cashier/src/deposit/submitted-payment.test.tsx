import { PlayerBoundary } from '@baize/player';
import { buttonClass } from '@baize/ui/button';
import { TestProviders } from '@baize/player/test-providers';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useNavigate } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { exampleIntent } from '../testing/example-intent.ts';
import { examplePlayer } from '../testing/example-player.ts';
import { FakeCashier, ok, transaction } from '../testing/fake-cashier.ts';
import { SubmittedPaymentView } from './submitted-payment.tsx';

afterEach(cleanup);

/** The router comes back late, without the focus moving. */
function Back() {
  const navigate = useNavigate();
  return (
    <button
      type="button"
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => void navigate('?left=dialog')}
    >
      Back
    </button>
  );
}

/** What became of a payment, as the platform's list has it. */
function renderSubmitted({ kind, row }: { kind: 'success' | 'decline' | 'cancel'; row: object }) {
  const platform = new FakeCashier(examplePlayer({ wageringLeft: 45 }));
  platform.responses['transactions'] = ok({ transactions: { count: 1, rows: [transaction(row)] } });
  render(
    <TestProviders url="/deposit" viewer="player" api={platform.client()} player={platform.player}>
      <PlayerBoundary>
        <SubmittedPaymentView
          submitted={{ sent: exampleIntent(), result: { kind, transactionId: 't-1' } }}
          onNext={() => undefined}
        />
      </PlayerBoundary>
    </TestProviders>,
  );
}

const isPrimary = (button: HTMLElement) => button.className.includes(buttonClass({ variant: 'primary' }));

test('a receipt says as its dialog did what the balance is and what is to be wagered [PAY-04]', async () => {
  renderSubmitted({ kind: 'success', row: { status: 'completed' } });
  expect(await screen.findByText('New balance')).toBeTruthy();
  expect(await screen.findByText(/45\.00.? is to be wagered before you can withdraw/)).toBeTruthy();
});

test.each([
  ['decline', 'declined', true],
  ['cancel', 'cancelled', false],
] as const)(
  'after a %s one button comes first, the same as in the dialog that told of it [PAY-07]',
  async (kind, status, isOther) => {
    renderSubmitted({ kind, row: { status } });
    const other = await screen.findByRole('button', { name: /^Pay by .* instead$/ });
    const form = screen.getByRole('button', { name: 'Back to the form' });
    expect([isPrimary(other), isPrimary(form)]).toEqual([isOther, !isOther]);
  },
);

test('the receipt stays in view when the router scrolls back only after its dialog has gone [PAY-06]', async () => {
  // jsdom has none.
  const scroll = vi.fn();
  Object.assign(HTMLElement.prototype, { scrollIntoView: scroll });
  const platform = new FakeCashier(examplePlayer());
  platform.responses['transactions'] = ok({
    transactions: { count: 1, rows: [transaction({ status: 'completed' })] },
  });
  render(
    <TestProviders url="/deposit" viewer="player" api={platform.client()} player={platform.player}>
      <Back />
      <PlayerBoundary>
        <SubmittedPaymentView
          submitted={{ sent: exampleIntent(), result: { kind: 'success', transactionId: 't-1' } }}
          onNext={() => undefined}
        />
      </PlayerBoundary>
    </TestProviders>,
  );
  const title = await screen.findByRole('heading', { name: 'Deposit received' });
  await waitFor(() => expect(document.activeElement).toBe(title));
  scroll.mockClear();
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(scroll.mock.contexts).toContain(title));
  expect(document.activeElement).toBe(title);
  Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView');
});
