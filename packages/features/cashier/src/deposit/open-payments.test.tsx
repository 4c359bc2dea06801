import { buttonClass } from '@baize/ui/button';
import { getTabId } from '@baize/browser/tab-id';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { depositIntents } from '../intent/payment-intents.ts';
import { exampleIntent } from '../testing/example-intent.ts';
import { examplePlayer } from '../testing/example-player.ts';
import { FakeCashier, ok, refused, transaction } from '../testing/fake-cashier.ts';
import { storedPayments } from '../intent/stored-payments.ts';
import { passSeconds } from '../testing/pass-seconds.ts';
import { payButton, renderDeposit } from '../testing/render-deposit.tsx';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));

afterEach(() => {
  vi.useRealTimers();
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});

const renderOpen = (rows: readonly object[]) => {
  const platform = new FakeCashier(examplePlayer());
  platform.responses['transactions'] = ok({ transactions: { count: rows.length, rows } });
  renderDeposit(platform);
};

test('of several open payments the warning is said once [PAY-06]', async () => {
  renderOpen(['t-1', 't-2'].map((transactionId) => transaction({ transactionId, status: 'pending' })));
  expect(await screen.findAllByText(/A payment of .* is still open\.$/)).toHaveLength(2);
  expect(screen.getAllByText(/Do not pay again until/)).toHaveLength(1);
});

test('an open payment is named by its method and its reference, too [PAY-06]', async () => {
  renderOpen([transaction({ status: 'pending', reference: 'DP-31415' })]);
  const reference = await screen.findByText('DP-31415');
  expect(reference.parentElement?.textContent).toBe('Visa · DP-31415');
});

test('each of several is told apart by the name of its button [PAY-06]', async () => {
  renderOpen([
    transaction({ transactionId: 't-1', status: 'pending', amount: 40 }),
    transaction({ transactionId: 't-2', status: 'pending', amount: 41, method: 'Mastercard' }),
  ]);
  const buttons = await screen.findAllByRole('button', { name: /^See where it is/ });
  expect(buttons.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^See where it is: .€40\.00., Visa$/),
    expect.stringMatching(/^See where it is: .€41\.00., Mastercard$/),
  ]);
});

/** A payment that goes on at its provider, as a tab stores it before it leads there. */
function beginElsewhere(tab: string) {
  const { userId } = examplePlayer().getUser;
  const intent = exampleIntent({ userId, methodId: 9, method: 'Harborpay', since: Date.now(), tab });
  depositIntents.begin(intent);
  depositIntents.settle({
    nonce: intent.nonce,
    outcome: 'made',
    transactionId: 't-9',
    continuesElsewhere: true,
  });
}

test.each([
  ['in this tab is scrolled to', getTabId(), 1],
  ['in another tab moves nothing', 'another', 0],
])('coming back to a payment that was left at its provider %s [PAY-06]', async (_, tab, times) => {
  // jsdom has none.
  const scroll = vi.fn();
  Object.assign(HTMLElement.prototype, { scrollIntoView: scroll });
  beginElsewhere(tab);
  renderOpen([transaction({ transactionId: 't-9', status: 'processing' })]);
  await screen.findByRole('button', { name: /^Continue with Harborpay/ });
  await waitFor(() => expect(scroll).toHaveBeenCalledTimes(times));
  Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView');
});

test('a payment that waits at its provider is to be continued first: the form’s button steps back [PAY-06]', async () => {
  beginElsewhere('a-tab');
  renderOpen([transaction({ transactionId: 't-9', status: 'processing' })]);
  const onward = await screen.findByRole('button', { name: /^Continue with Harborpay/ });
  expect(onward.className).toBe(buttonClass({ variant: 'primary', size: 'small' }));
  expect(within(onward).getByText('Harborpay').parentElement?.tagName).toBe('SPAN');
  expect(payButton().className).not.toContain(buttonClass({ variant: 'primary', size: 'large' }));
});

test('an open payment that is credited meanwhile is told, and its receipt takes the place of the form [PAY-06]', async () => {
  beginElsewhere('another');
  const platform = new FakeCashier(examplePlayer());
  const answer = (status: 'processing' | 'completed') =>
    ok({ transactions: { count: 1, rows: [transaction({ transactionId: 't-9', status })] } });
  platform.responses['transactions'] = answer('processing');
  renderDeposit(platform);
  await screen.findByRole('button', { name: /^Continue with Harborpay/ });
  platform.responses['transactions'] = answer('completed');
  await passSeconds(10);
  expect(await screen.findByRole('dialog', { name: 'Deposit received' })).toBeTruthy();
  expect(document.querySelector('[data-receipt-title]')?.textContent).toBe('Deposit received');
  expect(screen.queryByRole('button', { name: /^Deposit €/, hidden: true })).toBeNull();
});

test('of two open payments that are credited at once one has its receipt, and the other is told above it [PAY-06]', async () => {
  beginElsewhere('another');
  const platform = new FakeCashier(examplePlayer());
  const answer = (status: 'processing' | 'completed') => {
    const rows = ['t-9', 't-8'].map((transactionId) =>
      transaction({ transactionId, status, amount: transactionId === 't-8' ? 33 : 25 }),
    );
    return ok({ transactions: { count: 2, rows } });
  };
  platform.responses['transactions'] = answer('processing');
  renderDeposit(platform);
  await screen.findByText('Do not pay again until they are settled.');
  platform.responses['transactions'] = answer('completed');
  await passSeconds(10);
  await screen.findByRole('dialog', { name: 'Deposit received' });
  expect(document.querySelector('[data-receipt-title]')?.textContent).toBe('Deposit received');
  expect(screen.getByText(/^Your payment of .€33\.00. from .* has reached your balance\.$/)).toBeTruthy();
  expect(screen.queryByText(/^Your payment of .€25\.00/)).toBeNull();
});

test('an open payment that fails meanwhile is told where its dialog opens in another tab [PAY-06]', async () => {
  beginElsewhere('another');
  const platform = new FakeCashier(examplePlayer());
  const answer = (status: 'processing' | 'failed') =>
    ok({ transactions: { count: 1, rows: [transaction({ transactionId: 't-9', status })] } });
  platform.responses['transactions'] = answer('processing');
  renderDeposit(platform);
  await screen.findByRole('button', { name: /^Continue with Harborpay/ });
  platform.responses['transactions'] = answer('failed');
  await passSeconds(10);
  expect(await screen.findByText(/^Your payment of .€25\.00. from .* did not go through\./)).toBeTruthy();
});

test('the form comes with the notice that would push it down, and without it where the list takes long [PAY-06]', async () => {
  const platform = new FakeCashier(examplePlayer());
  const arrival = Promise.withResolvers<void>();
  platform.responses['transactions'] = async () => {
    await arrival.promise;
    return ok({ transactions: { count: 1, rows: [transaction({ status: 'pending' })] } })(null);
  };
  renderDeposit(platform);
  setTimeout(() => arrival.resolve(), 150);
  await screen.findByLabelText('Card number');
  expect(screen.getByText(/^A payment of .* is still open/)).toBeTruthy();
  cleanup();
  platform.responses['transactions'] = () => new Promise<never>(() => undefined);
  renderDeposit(platform);
  await screen.findByLabelText('Card number');
  expect(screen.queryByText(/^A payment of .* is still open/)).toBeNull();
});

/** A player whose transactions cannot be read until `answer` lets them. */
function renderUnreadable() {
  const platform = new FakeCashier(examplePlayer());
  platform.responses['transactions'] = refused('GENERAL_ERROR');
  const user = renderDeposit(platform);
  return {
    platform,
    user,
    answer: (rows: readonly object[]) => {
      platform.responses['transactions'] = ok({ transactions: { count: rows.length, rows } });
    },
  };
}

const NOTE = /^Your transactions cannot be loaded right now/;

test('while the transactions cannot be read, what this browser has stored is named with its way on [PAY-06]', async () => {
  beginElsewhere('another');
  storedPayments.add({
    transactionId: 't-9',
    userId: examplePlayer().getUser.userId,
    method: 'Harborpay',
    amount: 27,
    currency: 'EUR',
    createdAt: Date.now(),
    bank: 'not-asked',
    seen: [],
    reference: 'DP-9',
  });
  const { platform, user, answer } = renderUnreadable();
  const onward = await screen.findByRole('button', { name: /^Continue with Harborpay: .€27\.00.$/ });
  const text = screen.getByText(/^A payment of .€27\.00. from .* was started in this browser\./);
  expect(text.textContent).toContain('Harborpay · DP-9');
  expect(screen.getByText(NOTE).textContent).toContain('there may be other open payments');
  expect(screen.queryByText(/we show where it is/)).toBeNull();
  expect(payButton().className).not.toContain(buttonClass({ variant: 'primary', size: 'large' }));
  answer([transaction({ transactionId: 't-9', status: 'processing', amount: 27, method: 'Harborpay' })]);
  await passSeconds(10);
  expect(await screen.findByText(/is not finished yet/)).toBeTruthy();
  // The banner stays where it is: only its words change.
  expect(onward.isConnected).toBe(true);
  expect(screen.queryByText(NOTE)).toBeNull();
  expect(screen.getByText(/we show where it is/)).toBeTruthy();
  platform.responses['deposit'] = refused('GENERAL_ERROR');
  await user.click(onward);
  await waitFor(() => expect(platform.requestsTo('deposit')[0]?.key).toContain(exampleIntent().nonce));
});

test('once the list is read it rules: what it tells as failed is open no more [PAY-06]', async () => {
  beginElsewhere('another');
  const { answer } = renderUnreadable();
  await screen.findByRole('button', { name: /^Continue with Harborpay/ });
  answer([transaction({ transactionId: 't-9', status: 'failed', amount: 27 })]);
  await passSeconds(10);
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Continue with/ })).toBeNull());
  expect(screen.queryByText(NOTE)).toBeNull();
});

test('while the transactions cannot be read and nothing is stored, it is said that a payment may be open [PAY-06]', async () => {
  renderUnreadable();
  expect((await screen.findByText(NOTE)).textContent).toContain('open payments that we cannot show');
  expect(screen.queryByRole('button', { name: /^Continue with/ })).toBeNull();
});

test('another player’s stored payment is not named [PAY-06]', async () => {
  const intent = exampleIntent({
    userId: 'somebody-else',
    methodId: 9,
    method: 'Harborpay',
    since: Date.now(),
  });
  depositIntents.begin(intent);
  depositIntents.settle({
    nonce: intent.nonce,
    outcome: 'made',
    transactionId: 't-9',
    continuesElsewhere: true,
  });
  renderUnreadable();
  await screen.findByText(NOTE);
  expect(screen.queryByText(/was started in this browser/)).toBeNull();
});

test('a payment that was just come back from keeps its result while the transactions cannot be read [PAY-06]', async () => {
  beginElsewhere('another');
  window.history.replaceState(null, '', '/deposit?transactionId=t-9');
  renderUnreadable();
  await screen.findByText(NOTE);
  expect(screen.queryByRole('button', { name: /^Deposit(?: €.*)?$/ })).toBeNull();
  window.history.replaceState(null, '', '/');
});
