import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { examplePlayer } from '../testing/example-player.ts';
import { FakeCashier, METHODS, ok } from '../testing/fake-cashier.ts';
import { renderDeposit, payButton, enterCard } from '../testing/render-deposit.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});

/** A player whose wallet holds a currency, before a Visa with these terms. */
function cashierIn(currencyCode: string, terms: object): FakeCashier {
  // A country whose rules let amounts be suggested.
  const { getUser, ...rest } = examplePlayer({ user: { countryCode: 'TR' } });
  const userWallet = { ...getUser.userWallet, currencyCode };
  const platform = new FakeCashier({ ...rest, getUser: { ...getUser, currencyCode, userWallet } });
  const visa = METHODS.filter(({ name }) => name === 'visa').map((method) => ({ ...method, ...terms }));
  platform.responses['get-payments'] = ok({ payments: visa });
  return platform;
}

const amount = () => screen.findByLabelText<HTMLInputElement>('Amount', { selector: 'input' });

test('a deposit in lira starts at an amount the method takes, and offers only such [PAY-03]', async () => {
  renderDeposit(cashierIn('TRY', { minDeposit: 400, maxDeposit: 200_000 }));
  expect((await amount()).value).toBe('500');
  expect(screen.queryByRole('alert')).toBeNull();
  for (const one of ['TRY 500', 'TRY 1,000', 'TRY 2,500'])
    expect(screen.getByRole('button', { name: one.replace(' ', '\u00a0') })).toBeTruthy();
});

test.each(['gb', 'nl', 'se'])(
  'in market %s no amount is suggested, whatever the platform sends [PAY-03] [LIM-01]',
  async (market) => {
    const terms = { minDeposit: 400, maxDeposit: 200_000, suggestedAmounts: [900, 2000, 4000] };
    renderDeposit(cashierIn('TRY', terms), { settings: { market } });
    expect((await amount()).value).toBe('');
    expect(screen.queryAllByRole('button', { name: /^TRY.[\d,]+$/ })).toEqual([]);
  },
);

test('where no amount is suggested it is asked for once the player pays, and not before [PAY-03] [LIM-01]', async () => {
  const platform = cashierIn('EUR', { minDeposit: 10, maxDeposit: 500 });
  const user = renderDeposit(platform, { settings: { market: 'gb' } });
  await enterCard(user);
  const field = await amount();
  expect(field.getAttribute('aria-invalid')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Deposit' }));
  expect(await screen.findByText('Enter a valid amount.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(platform.requestsTo('deposit')).toEqual([]);
  // A plain field: steps would be amounts, too.
  expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
});

test('the amounts the platform suggests are offered in place of the usual ones [PAY-03]', async () => {
  const terms = { minDeposit: 400, maxDeposit: 200_000, suggestedAmounts: [900, 2000, 4000] };
  renderDeposit(cashierIn('TRY', terms));
  expect((await amount()).value).toBe('900');
});

test.each([
  ['by what Intl knows', {}],
  ['by what the method says', { decimals: 0 }],
])('yen have no decimals, %s: the field says so and nothing is sent [PAY-03]', async (_, terms) => {
  const platform = cashierIn('JPY', { minDeposit: 2000, maxDeposit: 900_000, ...terms });
  const user = renderDeposit(platform);
  await enterCard(user);
  const field = await amount();
  await user.clear(field);
  await user.type(field, '5000.55');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  await user.click(payButton());
  expect(platform.requestsTo('deposit')).toEqual([]);
});

test('fee, time and limits stand in one line of the method, and in the summary', async () => {
  const terms = {
    minDeposit: 10,
    maxDeposit: 5000,
    depositFee: { percent: 2, fixed: 0.25 },
    depositTime: 'PT30M',
  };
  renderDeposit(cashierIn('EUR', terms));
  await amount();
  const line = screen.getByRole('radio', { name: /Visa/ }).closest('label')?.textContent;
  expect(line?.replaceAll('\u00a0', ' ').replaceAll(/[\u2060\u2066-\u2069]/g, '')).toContain(
    'Fee 2% + €0.25 · 30 min€10 – €5,000',
  );
  const summary = within(screen.getByRole('region', { name: 'Summary' }));
  expect(summary.getByText('Fee').nextSibling?.textContent).toBe('€0.75');
  expect(summary.getByText('You pay').nextSibling?.textContent).toBe('€25.75');
  expect(summary.getByText('To your balance').nextSibling?.textContent).toBe('€25.00');
  expect(summary.getByText('Credited').nextSibling?.textContent).toBe('Within 30 minutes');
});

test('a currency without a sign is named once in the limits of a method, for which its row has room [PAY-03]', async () => {
  renderDeposit(
    cashierIn('TRY', { minDeposit: 800, maxDeposit: 100_000, depositFee: { percent: 0, fixed: 0 } }),
  );
  await amount();
  const row = screen.getByRole('radio', { name: /Visa/ }).closest('label')?.textContent;
  expect(row?.replaceAll('\u00a0', ' ').replaceAll(/[\u2060\u2066-\u2069]/g, '')).toContain(
    'TRY 800 – 100,000',
  );
});

test('a method that says nothing of fee and time is told by its own words', async () => {
  renderDeposit(cashierIn('EUR', {}));
  await amount();
  expect(screen.getByRole('radio', { name: /Visa/ }).closest('label')?.textContent).toContain(
    'Cards, at once',
  );
  const summary = within(screen.getByRole('region', { name: 'Summary' }));
  expect(summary.queryByText('Fee')).toBeNull();
});

test('who steps back from the provider’s page finds the amount as it was', async () => {
  const platform = new FakeCashier(examplePlayer());
  platform.responses['deposit'] = ok({
    transactionId: 't-1',
    status: 'pending',
    redirectUrl: 'http://elsewhere.test/pay',
  });
  const user = renderDeposit(platform);
  await enterCard(user);
  await user.clear(await amount());
  await user.type(await amount(), '41');
  await user.click(payButton());
  expect(
    await screen.findByText(/The payment would have continued on a site we do not recognise/),
  ).toBeTruthy();
  cleanup();
  renderDeposit(platform);
  expect((await amount()).value).toBe('41');
});

test('the smaller of method’s and own limit is named, and the summary keeps its rows [PAY-03]', async () => {
  const platform = new FakeCashier(examplePlayer({ userMonthlyLimit: { limit: 500, used: 0, left: 500 } }));
  const user = renderDeposit(platform);
  const rows = () =>
    [...screen.getByRole('region', { name: 'Summary' }).querySelectorAll('dt')].map((row) => row.textContent);
  const box = await amount();
  const before = rows();
  expect(before).toContain('Limit left afterwards');
  await user.clear(box);
  await user.type(box, '9999');
  expect((await screen.findByRole('alert')).textContent).toMatch(/Your deposit limit allows .?€500\.00/);
  expect(rows()).toEqual(before);
});

test('amounts that the player’s own limit forbids are not offered; a method it forbids says so [PAY-03]', async () => {
  const limited = (terms: object) => {
    const platform = cashierIn('EUR', terms);
    platform.player.userMonthlyLimit = { limit: 500, used: 440, left: 60 };
    return renderDeposit(platform);
  };
  limited({ minDeposit: 10, maxDeposit: 5000 });
  await amount();
  expect(screen.getByRole('button', { name: '€50' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: '€100' })).toBeNull();
  cleanup();
  limited({ minDeposit: 100, maxDeposit: 5000 });
  expect((await screen.findByRole('alert')).textContent?.replaceAll(/[\u2066-\u2069]/g, '')).toBe(
    'Your deposit limit allows €60.00 more, and this method takes no less than €100.00. Choose another method.',
  );
  expect(screen.queryByRole('group', { name: 'Amount' })).toBeNull();
});
