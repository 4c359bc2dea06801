import { DEPOSIT_CODES, type DepositCode } from '@baize/domain/errors';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { examplePlayer } from '../testing/example-player.ts';
import { FakeCashier, METHODS, ok, refused } from '../testing/fake-cashier.ts';
import { renderDeposit, payButton, enterCard } from '../testing/render-deposit.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});

async function payRefused(code: string, more: object = {}) {
  const platform = new FakeCashier(examplePlayer({ depositCount: 0, user: { isEmailVerified: false } }));
  platform.responses['deposit'] = refused(code, more);
  const user = renderDeposit(platform);
  await enterCard(user);
  await user.click(payButton());
  await waitFor(() => expect(platform.requestsTo('deposit')).toHaveLength(1));
}

const WORDS = {
  GLOBAL_ERROR: /The cashier is not available to you right now/,
  DEPOSIT_COUNTRY_BLOCK: /The cashier is not available to you right now/,
  REQUIRED_EMAIL_VERIFICATION: /Your e-mail address is not confirmed/,
  PAYMENT_LIMIT_THRESHOLD: /You have reached a deposit limit/,
  TRANSACTION_FAILED: /The payment did not go through/,
  AMOUNT_BELOW_ZERO: /Enter an amount above 0/,
  UNIFIED_ERROR: /quote the reference REF-7/,
  PAYMENT_PROVIDER_LIMIT_THRESHOLD: /takes amounts between .*€10\.00.* and .*€500\.00/,
  PROVIDER_ERROR: /The payment provider reports an error/,
  PHONE_ERROR: /phone number of at least 6 characters/,
  PAYMENT_SERVICE_ERROR: /does not support your currency/,
} satisfies Record<DepositCode, RegExp>;

test.each(Object.entries(WORDS))(
  'a deposit refused with %s says it in its own words [PAY-06]',
  async (code, words) => {
    await payRefused(code, { reference: 'REF-7', details: { min: 10, max: 500 } });
    expect(await screen.findByText(words)).toBeTruthy();
    expect(Object.keys(DEPOSIT_CODES)).toContain(code);
  },
);

test('what was typed is still there after a refusal, and nothing is said to have been paid', async () => {
  await payRefused('PROVIDER_ERROR');
  expect(await screen.findByText(/Nothing was paid/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Card number').value).toBe('4242 4242 4242 4242');
});

test('a method that is gone by the time it is paid by is said to be, and the ways to pay are read again [PAY-01]', async () => {
  const platform = new FakeCashier(examplePlayer());
  platform.responses['deposit'] = () => {
    platform.responses['get-payments'] = ok({ payments: METHODS.filter(({ name }) => name !== 'visa') });
    return Response.json({ success: false, message: 'No such method' }, { status: 404 });
  };
  const user = renderDeposit(platform);
  await enterCard(user);
  await user.click(payButton());
  await waitFor(() => expect(platform.requestsTo('get-payments')).toHaveLength(2));
  await waitFor(() => expect(screen.queryByRole('radio', { name: /^Visa/ })).toBeNull());
  expect(screen.getByText(/^This payment method is not available right now\./)).toBeTruthy();
});

test('an address that the platform wants first leads to the profile, and the player is read again [PAY-08]', async () => {
  const platform = new FakeCashier(examplePlayer());
  platform.responses['deposit'] = refused('ADDRESS_REQUIRED');
  const user = renderDeposit(platform);
  await enterCard(user);
  const before = platform.requestsTo('get-user-details').length;
  await user.click(payButton());
  expect(await screen.findByText(/^Your address is needed first\./)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'My profile' })).toBeTruthy();
  await waitFor(() => expect(platform.requestsTo('get-user-details').length).toBeGreaterThan(before));
});

test.each([
  ['MAX_BET_LIMIT_REACHED', /You have reached your bet limit/],
  ['monthlyLossLimit', /monthly loss limit/],
  ['LIMIT_UNSET', /Set a deposit limit first/],
])('%s names the limit, and leads to it [LIM-06] [PAY-06]', async (code, words) => {
  const platform = new FakeCashier(examplePlayer());
  platform.responses['deposit'] = refused(code);
  const user = renderDeposit(platform);
  await enterCard(user);
  await user.click(payButton());
  const alert = (await screen.findByText(/^Nothing was paid/)).closest('[role=alert]');
  expect(alert?.textContent).toMatch(words);
  expect(alert?.querySelector('a')?.textContent).toBe('See your limits');
});

test('a refusal that comes after its form was left is shown by the next form, once [PAY-06]', async () => {
  const answer = Promise.withResolvers<void>();
  const platform = new FakeCashier(examplePlayer());
  platform.responses['deposit'] = async () => {
    await answer.promise;
    return refused('PROVIDER_ERROR')(null);
  };
  const user = renderDeposit(platform);
  await enterCard(user);
  await user.click(payButton());
  await waitFor(() => expect(platform.requestsTo('deposit')).toHaveLength(1));
  cleanup();
  answer.resolve();
  await waitFor(() => expect(sessionStorage.getItem('baize.unseen-refusal')).not.toBeNull());
  expect(sessionStorage.getItem('baize.unseen-refusal')).not.toContain('4242');

  renderDeposit(new FakeCashier(examplePlayer()));
  expect((await screen.findByRole('alert')).textContent).toMatch(/The payment provider reports an error/);
  cleanup();
  renderDeposit(new FakeCashier(examplePlayer()));
  await screen.findByLabelText('Card number');
  expect(screen.queryByText(/The payment provider reports an error/)).toBeNull();
});

test('a phone of less than six characters is refused before anything is sent [PAY-06]', async () => {
  const platform = new FakeCashier(examplePlayer());
  platform.responses['deposit'] = refused('PROVIDER_ERROR');
  const user = renderDeposit(platform, { url: '/deposit?activeMethod=lumo' });
  const phone = await screen.findByLabelText('Phone');
  await user.type(phone, '12345');
  await user.click(payButton());
  expect(await screen.findByText('Enter a phone number of at least 6 characters.')).toBeTruthy();
  expect(platform.requestsTo('deposit')).toHaveLength(0);
  await user.type(phone, '6');
  await user.click(payButton());
  await waitFor(() => expect(platform.requestsTo('deposit')).toHaveLength(1));
});

test('the pay button is described by the method that is chosen [PAY-01]', async () => {
  renderDeposit(new FakeCashier(examplePlayer()), { url: '/deposit?activeMethod=9' });
  await screen.findByRole('radio', { name: /Harborpay/ });
  const id = payButton().getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(id)?.textContent).toBe('Paid by Harborpay');
});

test('wagering of earlier deposits that is left is named before the next payment [PAY-09]', async () => {
  renderDeposit(new FakeCashier({ ...examplePlayer(), wageringLeft: 40 }));
  expect(
    await screen.findByText(
      /Until you have wagered this deposit and the .€40\.00. left of earlier ones, you cannot withdraw any/,
    ),
  ).toBeTruthy();
});

test.each([
  [{}, /This locks your whole balance, including .€[\d.,]+. you could withdraw now, until you have wagered/],
  [{ depositCount: 0 }, /Until you have wagered this deposit, you cannot withdraw any of your balance\./],
])(
  'what a deposit locks is said before paying, and what can be withdrawn now only where something can (%o) [PAY-09]',
  async (player, words) => {
    renderDeposit(new FakeCashier(examplePlayer(player)));
    const summary = await screen.findByRole('region', { name: 'Summary' });
    expect(summary.textContent).toMatch(words);
    expect(summary.textContent.includes('could withdraw now')).toBe(!('depositCount' in player));
  },
);

test.each([
  [{}, /^The .€[\d.,]+. you could withdraw is locked too, until this deposit is wagered$/],
  [{ depositCount: 0 }, /^Your balance is locked until this deposit is wagered$/],
  [{ wageringLeft: 40 }, /^Your balance stays locked until this deposit is wagered too$/],
])(
  'beside the pay button a whole sentence says what is locked, without the summary (%o) [PAY-09]',
  async (player, words) => {
    renderDeposit(new FakeCashier(examplePlayer(player)));
    expect(await screen.findByText(words)).toBeTruthy();
  },
);

test('what the platform did not take is marked at its field, until it is changed [PAY-06] [VAL-06]', async () => {
  const platform = new FakeCashier(examplePlayer());
  platform.responses['deposit'] = () =>
    Response.json(
      {
        success: false,
        message: '',
        errors: { amount: 'Too odd for us', 'fields.cardNumber': 'Not this card' },
      },
      { status: 400 },
    );
  const user = renderDeposit(platform);
  await enterCard(user);
  await user.click(payButton());
  expect(await screen.findByText('Too odd for us')).toBeTruthy();
  const [amount, number] = [screen.getByLabelText('Amount'), screen.getByLabelText('Card number')];
  expect(amount.getAttribute('aria-invalid')).toBe('true');
  expect(number.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Not this card')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(amount));
  await user.clear(number);
  await user.type(number, '4111111111111111');
  expect(number.getAttribute('aria-invalid')).not.toBe('true');
  await user.clear(amount);
  await user.type(amount, '26');
  expect(amount.getAttribute('aria-invalid')).not.toBe('true');
});

test('a phone the platform does not take is marked [PAY-06] [VAL-06]', async () => {
  const platform = new FakeCashier(examplePlayer());
  platform.responses['deposit'] = refused('PHONE_ERROR');
  const user = renderDeposit(platform, { url: '/deposit?activeMethod=lumo' });
  const phone = await screen.findByLabelText('Phone');
  await user.type(phone, '31612345678');
  await user.click(payButton());
  await waitFor(() => expect(phone.getAttribute('aria-invalid')).toBe('true'));
});

test.each([
  'GLOBAL_ERROR',
  'DEPOSIT_COUNTRY_BLOCK',
  'PAYMENT_LIMIT_THRESHOLD',
  'REQUIRED_EMAIL_VERIFICATION',
])(
  'a refusal with %s that takes the place of the form says that nothing was paid [PAY-06] [PAY-08]',
  async (code) => {
    await payRefused(code);
    expect(await screen.findByRole('heading', { name: 'You cannot deposit now' })).toBeTruthy();
    expect(screen.getByText(/Nothing was paid\. Your balance has not changed\./)).toBeTruthy();
  },
);

test('who is asked for a confirmed e-mail though the page knows of one can send the link from there [PAY-08]', async () => {
  const platform = new FakeCashier(examplePlayer());
  platform.responses['deposit'] = refused('REQUIRED_EMAIL_VERIFICATION');
  const user = renderDeposit(platform);
  await enterCard(user);
  await user.click(payButton());
  expect(await screen.findByRole('button', { name: 'Send me the link' })).toBeTruthy();
  expect(screen.getByText(/Nothing was paid/)).toBeTruthy();
});

test('a refusal that names no reference asks nobody to quote one', async () => {
  await payRefused('UNIFIED_ERROR');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toMatch(/Nothing was paid/);
  expect(alert.textContent).not.toMatch(/reference|–/);
});
