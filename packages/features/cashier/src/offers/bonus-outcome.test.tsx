import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { depositIntents } from '../intent/payment-intents.ts';
import { exampleIntent } from '../testing/example-intent.ts';
import { exampleOffer } from '../testing/example-offer.ts';
import { examplePlayer, runningBonus } from '../testing/example-player.ts';
import { FakeCashier, networkError, ok, refused, transaction } from '../testing/fake-cashier.ts';
import { renderDeposit, payButton, enterCard } from '../testing/render-deposit.tsx';

let platform: FakeCashier;

beforeEach(() => {
  platform = new FakeCashier(examplePlayer());
  offer(exampleOffer());
  platform.responses['deposit'] = ok({ transactionId: 't-9', status: 'completed' });
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});

function offer(...rows: object[]) {
  platform.responses['get-all-bonus'] = ok({ bonus: { count: rows.length, rows } });
}

const sent = () => platform.requestsTo('deposit').map(({ body }) => body);

async function payWithBonus() {
  const user = renderDeposit(platform, { url: '/deposit?amount=50' });
  await user.click(await screen.findByRole('radio', { name: 'Harbour welcome' }));
  await enterCard(user);
  await user.click(payButton());
  return user;
}

test('a lost answer names the bonus, and the same payment is sent again with the same bonus and key [PAY-06]', async () => {
  platform.responses['deposit'] = networkError;
  const user = await payWithBonus();
  await screen.findByText('Harbour welcome', { selector: '[role=alert] *' });
  platform.responses['deposit'] = ok({ transactionId: 't-9', status: 'completed' });
  // What was sent cannot be chosen anew.
  expect(screen.queryByRole('group', { name: 'Bonus with this deposit' })).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Send the same €50.00 payment again' }));
  await waitFor(() => expect(sent()).toHaveLength(2));
  const [first, second] = platform.requestsTo('deposit');
  expect(second).toMatchObject({ key: first?.key, body: { bonusId: 'harbour-welcome' } });
});

test('without an answer summary and pay bar say what the bonus that was sent locks, not what a deposit alone does [PAY-06] [PRO-08]', async () => {
  platform.responses['deposit'] = networkError;
  await payWithBonus();
  const button = await screen.findByRole('button', { name: 'Send the same €50.00 payment again' });
  const summary = screen.getByRole('region', { name: 'Summary' });
  const text = (element: Element | null) => element?.textContent.replaceAll(/[\u2066-\u2069]/g, '');
  expect(text(summary)).toContain('Until €1,500.00 is wagered, you cannot withdraw');
  expect(text(button.parentElement)).toContain('all locked until €1,500.00 is wagered');
  expect(document.body.textContent).not.toMatch(/until you have wagered this deposit/i);
});

test('sent before a reload, with offers that cannot be read, it still says that the bonus locks everything [PAY-06] [PRO-08]', async () => {
  offer();
  depositIntents.begin(
    exampleIntent({
      userId: platform.player.getUser.userId,
      since: Date.now(),
      bonus: { id: 'harbour-welcome', name: 'Harbour welcome' },
    }),
  );
  renderDeposit(platform);
  const summary = await screen.findByRole('region', { name: 'Summary' });
  expect(summary.textContent).toContain('while this bonus is active');
  expect(summary.textContent).not.toMatch(/until you have wagered this deposit/i);
});

test('without an answer nothing is said of earlier deposits: what is to be wagered may be of this one [PAY-06]', async () => {
  const player = examplePlayer({ wageringLeft: 25 });
  platform = new FakeCashier(player);
  depositIntents.begin(exampleIntent({ userId: player.getUser.userId, since: Date.now(), bonus: null }));
  renderDeposit(platform);
  const summary = await screen.findByRole('region', { name: 'Summary' });
  expect(summary.textContent).not.toContain('earlier');
  // Nor beside the button, as if it were locked already.
  expect(screen.getAllByText(/^If this payment went through, you cannot withdraw any/)).toHaveLength(2);
  expect(screen.queryByText(/^Your balance is locked/)).toBeNull();
});

test('a deposit beside an active bonus says at the button, too, that both are to be wagered [PAY-09]', async () => {
  platform = new FakeCashier(examplePlayer({ activeBonus: runningBonus(), wageringLeft: 45 }));
  renderDeposit(platform);
  const summary = await screen.findByRole('region', { name: 'Summary' });
  expect(summary.textContent).toContain('Your active bonus is to be wagered before that, too.');
  expect(screen.getByText(/until this deposit and your active bonus are wagered$/)).toBeTruthy();
});

test('a bonus that is refused as the payment is sent again says so, with a way on at once [PAY-06] [PRO-05]', async () => {
  platform.responses['deposit'] = networkError;
  const user = await payWithBonus();
  const again = await screen.findByRole('button', { name: 'Send the same €50.00 payment again' });
  platform.responses['deposit'] = refused('ACTIVE_BONUS', { details: { bonusId: 'harbour-welcome' } });
  await user.click(again);
  const reason = await screen.findByText(/It could not be sent again/);
  expect(reason.textContent).toContain('Only one bonus can be active at a time');
  await user.click(await screen.findByRole('button', { name: 'Start a new payment instead' }));
  expect(await screen.findByRole('radio', { name: 'No bonus' })).toBeTruthy();
});

test.each([
  ['ACTIVE_BONUS', /Only one bonus can be active at a time/],
  ['DEPOSITS_NUMBER2', /This bonus came with an earlier deposit/],
  ['MAXIMUM_PARTICIPANTS', /All places in this bonus are taken/],
])(
  'a bonus refused with %s says so, and the deposit can be made without it [PRO-05]',
  async (code, words) => {
    platform.responses['deposit'] = refused(code, { details: { bonusId: 'harbour-welcome' } });
    const user = await payWithBonus();
    expect((await screen.findByText(words)).closest('[role=alert]')).toBeTruthy();
    platform.responses['deposit'] = ok({ transactionId: 't-9', status: 'completed' });
    await user.click(screen.getByRole('button', { name: 'Deposit without the bonus' }));
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]).toMatchObject({ amount: 50, bonusId: null });
    const [first, second] = platform.requestsTo('deposit');
    expect(second?.key).not.toBe(first?.key);
  },
);

test('an unverified e-mail address that refuses the bonus alone does not shut the deposit', async () => {
  platform.responses['deposit'] = refused('REQUIRED_EMAIL_VERIFICATION', {
    details: { bonusId: 'harbour-welcome' },
  });
  await payWithBonus();
  await screen.findByRole('button', { name: 'Deposit without the bonus' });
  expect(screen.queryByText('You cannot deposit now')).toBeNull();
});

test('after the payment nothing is said of a bonus that is gone because it was taken', async () => {
  const user = await payWithBonus();
  offer(exampleOffer({ status: 'active' }), exampleOffer({ id: 'x', check: { code: 'ACTIVE_BONUS' } }));
  await screen.findByText(/is on your balance/);
  // The result's own dialog may stand over the form by then.
  await user.click(screen.getByRole('button', { name: 'New deposit', hidden: true }));
  expect(screen.queryByText(/not open to you now/)).toBeNull();
});

test('while a payment waits for its bonus, another one is offered with a word of it [PRO-05]', async () => {
  const { userId } = platform.player.getUser;
  const bonus = { id: 'harbour-welcome', name: 'Harbour welcome' };
  depositIntents.begin(exampleIntent({ userId, bonus, amount: 50, since: Date.now() }));
  depositIntents.settle({ nonce: exampleIntent().nonce, outcome: 'made', transactionId: 't-1' });
  const open = transaction({ transactionId: 't-1', amount: 50, status: 'pending' });
  platform.responses['transactions'] = ok({ transactions: { count: 1, rows: [open] } });
  renderDeposit(platform, { url: '/deposit?amount=40' });
  const note = await screen.findByText(/was made with the bonus/);
  expect(note.textContent).toContain('Only one bonus can be active');
  // The open payment above the form names it, too.
  const above = screen.getAllByText(/is still open/)[0];
  expect(above?.textContent).toContain('Bonus: Harbour welcome');
});

test('with a bonus the summary names what the deposit itself locks, too [PAY-09] [PRO-08]', async () => {
  const user = renderDeposit(platform, { url: '/deposit?amount=50' });
  await user.click(await screen.findByRole('radio', { name: 'Harbour welcome' }));
  const summary = screen.getByRole('region', { name: 'Summary' });
  expect(summary.textContent).toContain('is wagered, you cannot withdraw any of your own money');
  expect(summary.textContent).toMatch(/you have wagered this deposit/);
});
