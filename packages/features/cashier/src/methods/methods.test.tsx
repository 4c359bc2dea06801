import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { depositIntents } from '../intent/payment-intents.ts';
import { exampleIntent } from '../testing/example-intent.ts';
import { examplePlayer } from '../testing/example-player.ts';
import { FakeCashier, METHODS, ok, refused, transaction } from '../testing/fake-cashier.ts';
import { renderDeposit, payButton } from '../testing/render-deposit.tsx';
import { lastDepositMethod } from './last-deposit-method.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});

const shown = async () => {
  const group = await screen.findByRole('group', { name: 'Method' });
  return within(group)
    .getAllByRole('radio')
    .map((radio) => radio.closest('label')?.textContent);
};
const chosen = () =>
  screen.getByRole<HTMLInputElement>('radio', { checked: true }).closest('label')?.textContent;

test('the methods of this player show in their order, with title and description, asked by currency and country [PAY-01]', async () => {
  const platform = new FakeCashier(examplePlayer());
  renderDeposit(platform);
  expect(await shown()).toEqual(['Mastercard', 'Harborpay', 'Lumo', 'VisaCards, at once']);
  const asked = () => platform.requestsTo('get-payments').map(({ query }) => Object.fromEntries(query));
  expect(asked()).toEqual([{ currencyCode: 'EUR', countryCode: 'NL' }]);
  cleanup();
  const german = new FakeCashier(examplePlayer({ user: { countryCode: 'DE' } }));
  renderDeposit(german);
  expect(await shown()).not.toContain('Mastercard');
  expect(german.requestsTo('get-payments').map(({ query }) => query.get('countryCode'))).toEqual(['DE']);
});

/** A player with a second wallet in kronor. */
function playerWithTwoWallets() {
  const { getUser, ...rest } = examplePlayer();
  const wallets = [{ amount: 10, bonusAmount: 0, currencyCode: 'SEK', sequence: null }];
  return { ...rest, getUser: { ...getUser, userWallet: { ...getUser.userWallet, wallets } } };
}

test('who has several wallets chooses the one that is paid into, and the methods are asked again in its currency [PAY-01] [SET-06]', async () => {
  const platform = new FakeCashier(playerWithTwoWallets());
  const user = renderDeposit(platform, { settings: { useMultiWallet: true } });
  await shown();
  await user.click(screen.getByRole('combobox', { name: 'Deposit into' }));
  await user.click(await screen.findByRole('option', { name: 'SEK' }));
  await waitFor(() =>
    expect(platform.requestsTo('get-payments').map(({ query }) => query.get('currencyCode'))).toEqual([
      'EUR',
      'SEK',
    ]),
  );
});

test('who has one wallet is not asked into which [SET-06]', async () => {
  renderDeposit(new FakeCashier(playerWithTwoWallets()));
  await shown();
  expect(screen.queryByLabelText('Deposit into')).toBeNull();
});

test.each([
  ['were refused', refused('NO')],
  ['came as no JSON', () => new Response('<html>', { status: 200 })],
  ['came as no list', ok({ payments: 7 })],
])(
  'methods that %s could not be read: nothing else is said of them, and a press asks again',
  async (_, answer) => {
    const platform = new FakeCashier(examplePlayer());
    platform.responses['get-payments'] = answer;
    const user = renderDeposit(platform);
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByRole('alert').textContent).toContain('Payment methods could not be loaded');
    expect(screen.queryByText('No payment method is available for your account')).toBeNull();
    platform.responses['get-payments'] = ok({ payments: METHODS });
    await user.click(again);
    expect(await shown()).toContain('Mastercard');
  },
);

test('a deposit opens on Visa with 25, steps by 1 up to 30 and by 5 above, and takes one press for 25, 50 or 100 [PAY-03]', async () => {
  const platform = new FakeCashier(examplePlayer({ user: { countryCode: 'MT' } }));
  const user = renderDeposit(platform);
  await shown();
  expect(chosen()).toContain('Visa');
  const amount = () => screen.getByLabelText<HTMLInputElement>('Amount', { selector: 'input' });
  expect(amount().value).toBe('25');
  const more = screen.getByRole('button', { name: /^More than/ });
  for (let press = 0; press < 7; press += 1) await user.click(more);
  expect(amount().value).toBe('40');
  const less = screen.getByRole('button', { name: /^Less than/ });
  for (let press = 0; press < 3; press += 1) await user.click(less);
  expect(amount().value).toBe('29');
  for (const quick of ['€25', '€50', '€100']) {
    await user.click(screen.getByRole('button', { name: quick }));
    expect(`€${amount().value}`).toBe(quick);
  }
  await user.clear(amount());
  await user.type(amount(), '9');
  expect(screen.getByRole('alert').textContent).toContain('The smallest amount is');
  expect(screen.getByRole('alert').textContent).toContain('€10.00');
});

test('in lira every method but the cards takes 5 to 100000 [PAY-03]', async () => {
  const { getUser, ...rest } = examplePlayer();
  const userWallet = { ...getUser.userWallet, currencyCode: 'TRY' };
  const player = { ...rest, getUser: { ...getUser, currencyCode: 'TRY', userWallet } };
  const user = renderDeposit(new FakeCashier(player), { url: '/deposit?activeMethod=9&amount=4' });
  await shown();
  expect((await screen.findByRole('alert')).textContent).toMatch(/smallest amount is .*5\.00/);
  const amount = screen.getByLabelText('Amount', { selector: 'input' });
  await user.clear(amount);
  await user.type(amount, '100001');
  expect(screen.getByRole('alert').textContent).toMatch(/largest amount is .*100,000\.00/);
});

test('a method in the address is chosen; one that cannot be had gives the usual one and a notice', async () => {
  renderDeposit(new FakeCashier(examplePlayer()), { url: '/deposit?activeMethod=Harborpay&amount=40' });
  await shown();
  expect(chosen()).toContain('Harborpay');
  expect(payButton().textContent).toContain('€40.00');
  expect(screen.queryByText(/not available to you/)).toBeNull();
  cleanup();
  renderDeposit(new FakeCashier(examplePlayer()), { url: '/deposit?activeMethod=13' });
  expect(await screen.findByText(/The payment method you chose is not available/)).toBeTruthy();
  expect(chosen()).toContain('Visa');
});

test('a deposit opens on the method this player paid by last, marked so, and another player’s opens on the usual one', async () => {
  const player = examplePlayer();
  const platform = new FakeCashier(player);
  platform.responses['deposit'] = ok({ transactionId: 't-1', status: 'completed' });
  const user = renderDeposit(platform, { url: '/deposit?activeMethod=9' });
  await shown();
  await user.click(payButton());
  await waitFor(() => expect(platform.requestsTo('deposit')).toHaveLength(1));
  await screen.findByRole('button', { name: 'New deposit', hidden: true });
  cleanup();
  sessionStorage.clear();
  renderDeposit(new FakeCashier(player));
  expect(await shown()).toContain('HarborpayLast used');
  expect(chosen()).toBe('HarborpayLast used');
  cleanup();
  renderDeposit(new FakeCashier(examplePlayer({ user: { userId: 'somebody-else' } })));
  expect((await shown()).join()).not.toContain('Last used');
  expect(chosen()).toContain('Visa');
});

test('in a browser that has seen no payment the history tells what was paid by last, and a payment that failed does not', async () => {
  const platform = new FakeCashier(examplePlayer());
  const rows = [
    transaction({ transactionId: 't-2', status: 'failed', method: 'Bank transfer' }),
    transaction({ transactionId: 't-1', status: 'completed', method: 'Harborpay' }),
  ];
  platform.responses['transactions'] = ok({ transactions: { count: 2, rows } });
  renderDeposit(platform);
  await shown();
  await waitFor(async () => expect(await shown()).toContain('HarborpayLast used'));
});

test('a payment that goes on elsewhere makes its method the last used once it is paid there, not before', async () => {
  const { userId } = examplePlayer().getUser;
  const intent = exampleIntent({ userId, methodId: 9, method: 'Harborpay', since: Date.now() });
  const open = async (status: string) => {
    cleanup();
    const platform = new FakeCashier(examplePlayer());
    const rows = [transaction({ transactionId: 't-9', status })];
    platform.responses['transactions'] = ok({ transactions: { count: 1, rows } });
    renderDeposit(platform);
    await shown();
    await waitFor(() => expect(platform.requestsTo('transactions')).toHaveLength(1));
  };
  const begin = () => {
    depositIntents.begin(intent);
    depositIntents.settle({
      nonce: intent.nonce,
      outcome: 'made',
      transactionId: 't-9',
      continuesElsewhere: true,
    });
  };
  begin();
  await open('processing');
  expect(lastDepositMethod.get(userId)).toBeNull();
  await open('cancelled');
  expect(lastDepositMethod.get(userId)).toBeNull();
  begin();
  await open('completed');
  await waitFor(() => expect(lastDepositMethod.get(userId)).toBe(9));
});

test('a payment that was refused leaves the method as it was used last', async () => {
  lastDepositMethod.save({ userId: examplePlayer().getUser.userId, methodId: 10 });
  const platform = new FakeCashier(examplePlayer());
  platform.responses['deposit'] = refused('PROVIDER_ERROR');
  const user = renderDeposit(platform, { url: '/deposit?activeMethod=9' });
  await shown();
  await user.click(payButton());
  await waitFor(() => expect(platform.requestsTo('deposit')).toHaveLength(1));
  await screen.findByRole('alert');
  expect(lastDepositMethod.get(examplePlayer().getUser.userId)).toBe(10);
});

test('what is stored of the last methods is nothing but players and methods, and unreadable storage is none', () => {
  lastDepositMethod.save({ userId: 'u-1', methodId: 9 });
  expect(localStorage.getItem('baize.last-deposit-methods')).toContain('"u-1"');
  localStorage.setItem('baize.last-deposit-methods', '{"value":[{"userId":7}],"until":9e15}');
  expect(lastDepositMethod.get('u-1')).toBeNull();
});
