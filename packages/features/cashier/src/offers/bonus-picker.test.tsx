import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { exampleOffer } from '../testing/example-offer.ts';
import { examplePlayer } from '../testing/example-player.ts';
import { FakeCashier, ok } from '../testing/fake-cashier.ts';
import { renderDeposit, payButton, enterCard } from '../testing/render-deposit.tsx';

let platform: FakeCashier;

beforeEach(() => {
  platform = new FakeCashier(examplePlayer());
  offer(exampleOffer(), exampleOffer({ id: 'big', name: 'Big wave', minDeposit: 200, maxWin: null }));
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

const group = () => screen.findByRole('group', { name: 'Bonus with this deposit' });
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const sent = () => platform.requestsTo('deposit').map(({ body }) => body);

test('the offers of a deposit are asked for as such, with language, zone, weekday, place and currency [PRO-08]', async () => {
  renderDeposit(platform);
  await group();
  const [asked] = platform.requestsTo('get-all-bonus');
  expect(Object.fromEntries(asked?.query ?? [])).toMatchObject({
    pageNo: '1',
    isDeposit: 'true',
    language: 'en',
    currencyCode: 'EUR',
    countryCheck: 'true',
    countryCode: 'NL',
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
  expect(Number(asked?.query.get('dayOfWeek'))).toBeGreaterThan(0);
});

describe('the choice', () => {
  test('none is chosen unless the player does, and that declines [PRO-08] [PAY-06]', async () => {
    const user = renderDeposit(platform, { url: '/deposit?amount=50' });
    await group();
    expect(radio('No bonus').checked).toBe(true);
    await enterCard(user);
    await user.click(payButton());
    await waitFor(() => expect(sent()).toMatchObject([{ amount: 50, bonusId: null }]));
  });

  test('offers that nobody has seen yet are declined, not left to the platform [PRO-08] [PAY-06]', async () => {
    platform.responses['get-all-bonus'] = () => new Promise<never>(() => undefined);
    const user = renderDeposit(platform, { url: '/deposit?amount=50' });
    await enterCard(user);
    await user.click(payButton());
    await waitFor(() => expect(sent()).toMatchObject([{ amount: 50, bonusId: null }]));
  });

  test('each offer says what it gives for the amount, what it asks, and what it locks', async () => {
    renderDeposit(platform, { url: '/deposit?amount=50' });
    const terms = within(await group())
      .getByRole('radio', { name: 'Harbour welcome' })
      .closest('[data-bonus]');
    for (const words of [
      '€50.00',
      '100%',
      'Deposit from',
      '€20.00',
      '30',
      'Highest win',
      '€500.00',
      '14 days',
      'Until ⁦€1,500.00⁩ is wagered, you cannot withdraw any of your own money',
      'lose the ⁦€50.00⁩ and all you won with it',
    ])
      expect(terms?.textContent).toContain(words);
  });

  test('an offer the amount does not reach says so and cannot be chosen', async () => {
    const user = renderDeposit(platform, { url: '/deposit?amount=50' });
    await group();
    expect(radio('Big wave').disabled).toBe(true);
    expect(screen.getByText(/Available with deposits of ⁦€200.00⁩ or more/)).toBeTruthy();
    await user.clear(screen.getByLabelText('Amount'));
    await user.type(screen.getByLabelText('Amount'), '200');
    expect(radio('Big wave').disabled).toBe(false);
  });

  test('a chosen bonus that the amount no longer reaches is not sent, and is chosen again once it does', async () => {
    const user = renderDeposit(platform, { url: '/deposit?amount=50' });
    await group();
    await user.click(radio('Harbour welcome'));
    const amount = screen.getByLabelText('Amount');
    await user.clear(amount);
    await user.type(amount, '15');
    expect(radio('No bonus').checked).toBe(true);
    const note = (await group()).querySelector('[role="status"]');
    expect(note?.textContent).toContain('Harbour welcome comes with deposits of ⁦€20.00⁩ or more.');
    await user.clear(amount);
    await user.type(amount, '25');
    expect(radio('Harbour welcome').checked).toBe(true);
    expect(note?.textContent).toBe('');
  });

  test('the chosen bonus stands in the summary with what it locks, and is sent [PRO-08]', async () => {
    const user = renderDeposit(platform, { url: '/deposit?amount=50' });
    await group();
    await user.click(radio('Harbour welcome'));
    const summary = screen.getByRole('region', { name: 'Summary' });
    expect(summary.textContent).toContain('Harbour welcome, €50.00');
    expect(summary.textContent).toContain('Until ⁦€1,500.00⁩ is wagered');
    // The bar of a phone stands far from both.
    const bar = payButton().parentElement;
    expect(bar?.textContent).toContain('With Harbour welcome: all locked until ⁦€1,500.00⁩ is wagered');
    await user.click(radio('No bonus'));
    expect(bar?.textContent).not.toContain('Harbour welcome');
    await user.click(radio('Harbour welcome'));
    await enterCard(user);
    await user.click(payButton());
    await waitFor(() => expect(sent()).toMatchObject([{ amount: 50, bonusId: 'harbour-welcome' }]));
  });

  test('a choice outlives a reload', async () => {
    const user = renderDeposit(platform, { url: '/deposit?amount=50' });
    await group();
    await user.click(radio('Harbour welcome'));
    cleanup();
    renderDeposit(platform, { url: '/deposit?amount=50' });
    await group();
    expect(radio('Harbour welcome').checked).toBe(true);
  });

  test('a promotion’s button comes with its bonus chosen; refusing it counts, also after a reload', async () => {
    const url = '/deposit?amount=50&bonusId=harbour-welcome';
    const user = renderDeposit(platform, { url });
    await group();
    expect(radio('Harbour welcome').checked).toBe(true);
    await user.click(radio('No bonus'));
    cleanup();
    renderDeposit(platform, { url });
    await group();
    expect(radio('No bonus').checked).toBe(true);
  });

  test('a bonus one came for that is not open is named as such, and the deposit declines', async () => {
    offer(exampleOffer({ check: { code: 'ACTIVE_BONUS' } }));
    const user = renderDeposit(platform, { url: '/deposit?amount=50&bonusId=harbour-welcome' });
    await screen.findByText(/The bonus you chose is not open to you now/);
    await enterCard(user);
    await user.click(payButton());
    await waitFor(() => expect(sent()).toMatchObject([{ bonusId: null }]));
  });

  test('before the terms of the bonus one came for are read, nothing is paid', async () => {
    const reading = Promise.withResolvers<Response>();
    platform.responses['get-all-bonus'] = () => reading.promise;
    const user = renderDeposit(platform, { url: '/deposit?amount=50&bonusId=harbour-welcome' });
    await enterCard(user);
    await user.click(payButton());
    expect(document.activeElement?.textContent).toContain('Loading the bonus you chose');
    expect(sent()).toEqual([]);
    const data = { bonus: { count: 1, rows: [exampleOffer()] } };
    reading.resolve(Response.json({ success: true, data }));
    await group();
    await user.click(payButton());
    await waitFor(() => expect(sent()).toMatchObject([{ bonusId: 'harbour-welcome' }]));
  });
});

describe('nothing is offered', () => {
  test('where no offer is open: the platform is told nothing of a bonus', async () => {
    offer(exampleOffer({ status: 'active' }), exampleOffer({ id: 'x', couponNeeded: true }));
    const user = renderDeposit(platform, { url: '/deposit?amount=50' });
    await enterCard(user);
    await waitFor(() => expect(platform.requestsTo('get-all-bonus')).toHaveLength(1));
    await user.click(payButton());
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).not.toHaveProperty('bonusId');
    expect(screen.queryByText('Bonus with this deposit')).toBeNull();
  });

  test('to a player at a limit, not even the bonus of the address [LIM-04]', async () => {
    platform.responses['limits'] = ok({
      limits: [
        { type: 'loss', period: 0, amount: 10, used: 10, left: 0, periodEndsAt: '2099-01-01T00:00:00Z' },
      ],
      sessionStartedAt: null,
    });
    const user = renderDeposit(platform, { url: '/deposit?amount=50&bonusId=harbour-welcome' });
    await enterCard(user);
    await waitFor(() => expect(platform.requestsTo('limits').length).toBeGreaterThan(0));
    expect(platform.requestsTo('get-all-bonus')).toHaveLength(0);
    expect(screen.queryByText('Bonus with this deposit')).toBeNull();
    await user.click(payButton());
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).not.toHaveProperty('bonusId');
  });
});
