import { playerFixture } from '@baize/player/player-fixture';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { okResponse, NOW, refusalResponse, limitFixture, limitFixtures } from '../testing/limits-platform.ts';
import { renderLimits, freezeTimeAndZone, cleanUp } from '../testing/limits-harness.tsx';
import { LimitsView } from './limits-view.tsx';
import { OtherTools } from './other-tools.tsx';

beforeEach(() => freezeTimeAndZone());
afterEach(cleanUp);

const HOUR = 3_600_000;
const at = (ms: number) => new Date(NOW + ms).toISOString();

const weekly = { type: 'deposit', period: 1, amount: 200, used: 125, left: 75 };
const ends = { periodEndsAt: '2026-11-22T23:00:00.000Z' };
const raise = (ms: number) => ({
  id: 'p1',
  amount: 300,
  minutes: null,
  askedAt: at(-HOUR),
  confirmableAt: at(ms),
});

const card = async (name: string) => within(await screen.findByRole('region', { name }));

test('a limit shows what is left, what is used of how much, and when it starts anew in both times [LIM-01]', async () => {
  renderLimits(<LimitsView period="weekly" />, {
    platform: { limits: limitFixtures([limitFixture({ ...weekly, ...ends })]) },
  });
  const deposit = await card('Deposit limit');
  const text = screen.getByRole('region', { name: 'Deposit limit' }).textContent;
  expect(text).toContain('Weekly, calendar week');
  expect(text).toContain('€75.00 left');
  expect(text).toContain('Used €125.00');
  expect(text).toContain('of €200.00');
  expect(text?.replace(/[\u2066-\u2069]/g, '')).toContain(
    'Mon 23 Nov, 00:00 your time (Sun 22 Nov, 23:00\u00a0UTC)',
  );
  expect(deposit.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('€125.00 / €200.00');
  expect((await card('Loss limit')).getByText('No limit set')).toBeTruthy();
});

test('what is told first is what can still be used: where another limit leaves less, that, and which one decides [LIM-01]', async () => {
  renderLimits(<LimitsView period="daily" />, {
    platform: {
      limits: limitFixtures([
        limitFixture({ type: 'deposit', period: 0, amount: 900, used: 0, left: 900 }),
        limitFixture(weekly),
      ]),
    },
  });
  await card('Deposit limit');
  const text = screen.getByRole('region', { name: 'Deposit limit' }).textContent;
  expect(text).toContain('€75.00 left');
  expect(text).toContain('This limit alone leaves €900.00.');
  expect(text).toContain('Your other limit decides here (Weekly)');
});

test('a limit of another running time is told beside one that is not set [LIM-01]', async () => {
  renderLimits(<LimitsView period="daily" />, {
    platform: {
      limits: limitFixtures([
        limitFixture({ type: 'deposit', period: 0, amount: null, used: 0, left: null }),
        limitFixture(weekly),
      ]),
    },
  });
  const deposit = await card('Deposit limit');
  expect(deposit.getByText('No limit set')).toBeTruthy();
  expect(deposit.getByText('Also set: Weekly €200.00')).toBeTruthy();
  expect((await card('Loss limit')).queryByText(/Also set/)).toBeNull();
});

test('a raise that waits says from when it may be confirmed and what holds, and can be called off [LIM-01]', async () => {
  const { press, sent } = renderLimits(<LimitsView period="weekly" />, {
    platform: {
      limits: limitFixtures([limitFixture({ ...weekly, pending: raise(20 * HOUR) })]),
      answers: { 'DELETE p1': () => okResponse({ limit: limitFixture(weekly) }) },
    },
  });
  const text = () => screen.getByRole('region', { name: 'Deposit limit' }).textContent;
  await screen.findByText('Raise to €300.00 is waiting');
  expect(text()).toContain('You can confirm it from');
  expect(text()).toContain('Until you confirm it, €200.00 applies.');
  expect(screen.queryByRole('button', { name: 'Confirm €300.00' })).toBeNull();
  await press('Cancel the raise');
  expect(await screen.findByText('Your request is withdrawn. Your limit stays as it is.')).toBeTruthy();
  expect(sent).toEqual([{ method: 'DELETE', path: '/api/user/limits/pending/p1', body: null }]);
});

test.each([
  [20 * HOUR, 'Cancel the raise', { method: 'DELETE', path: '/api/user/limits/pending/p1', body: null }],
  [
    -1,
    'Confirm €300.00',
    {
      method: 'PUT',
      path: '/api/user/limits',
      body: { type: 'deposit', period: 1, amount: 300, confirmPendingId: 'p1' },
    },
  ],
])(
  'a raise that waits for another running time is in sight, and can be decided there [LIM-01]',
  async (wait, name, request) => {
    const { user, sent } = renderLimits(<LimitsView period="daily" />, {
      platform: {
        limits: limitFixtures([limitFixture({ ...weekly, pending: raise(wait) })]),
        answers: {
          'DELETE p1': () => okResponse({ limit: limitFixture(weekly) }),
          'PUT limits': () => okResponse({ limit: limitFixture({ ...weekly, amount: 300 }) }),
        },
      },
    });
    const deposit = await card('Deposit limit');
    const waiting = within(deposit.getByRole('group', { name: 'Weekly' }));
    expect(waiting.getByText('Weekly: Raise to €300.00 is waiting')).toBeTruthy();
    await user.click(waiting.getByRole('button', { name }));
    await waitFor(() => expect(sent).toEqual([request]));
    expect((await card('Loss limit')).queryByRole('group')).toBeNull();
  },
);

test('a raise that has waited is confirmed by the player’s own word, once, as it was asked [LIM-01]', async () => {
  const { press, sent } = renderLimits(<LimitsView period="weekly" />, {
    platform: {
      limits: limitFixtures([limitFixture({ ...weekly, pending: raise(-1) })]),
      answers: { 'PUT limits': () => okResponse({ limit: limitFixture({ ...weekly, amount: 300 }) }) },
    },
  });
  await press('Confirm €300.00');
  expect(await screen.findByText('Limit Updated Successfully')).toBeTruthy();
  expect(sent.map(({ body }) => body)).toEqual([
    { type: 'deposit', period: 1, amount: 300, confirmPendingId: 'p1' },
  ]);
});

test('what the platform refuses is said in words with its instant', async () => {
  const { press } = renderLimits(<LimitsView period="weekly" />, {
    platform: {
      limits: limitFixtures([limitFixture({ ...weekly, pending: raise(-1) })]),
      answers: { 'PUT limits': () => refusalResponse('LIMIT_TOO_EARLY', { until: at(HOUR) }) },
    },
  });
  await press('Confirm €300.00');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent?.replace(/[\u2066-\u2069]/g, '')).toBe(
    'You can confirm this limit from Fri 20 Nov, 19:17 your time (Fri 20 Nov, 18:17\u00a0UTC).',
  );
});

test('a bet limit that was just changed stays for its hour, and says until when [LIM-02]', async () => {
  const bet = limitFixture({ type: 'bet', amount: 50, used: 10, left: 40, changedAt: at(-HOUR / 2) });
  renderLimits(<LimitsView period="daily" />, { platform: { limits: limitFixtures([bet]) } });
  const own = await card('Bet limit');
  await waitFor(() => expect(own.getByText(/You can change your bet limit again from/)).toBeTruthy());
  expect(own.queryByRole('link')).toBeNull();
  expect(own.getByRole('button', { name: 'Change' }).hasAttribute('disabled')).toBe(true);
});

test('a high-loyalty player changes or removes a bet limit by support alone [LIM-02]', async () => {
  const bet = limitFixture({ type: 'bet', amount: 500, changedAt: at(-1_000 * HOUR) });
  renderLimits(<LimitsView period="daily" />, {
    platform: { limits: limitFixtures([bet]) },
    player: { ...playerFixture(), userLoyaltyLevel: 9 },
    settings: { loyaltyLevelGroupSteps: [1, 3, 6, 9] },
  });
  const own = await card('Bet limit');
  expect(own.getByText('Please contact support to change or remove your bet limit.')).toBeTruthy();
  expect(own.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/contacts']);
});

test('the month’s deposits stand as a bar of what is used and left [SES-14]', async () => {
  renderLimits(<LimitsView period="daily" />, {
    player: { ...playerFixture(), userMonthlyLimit: { limit: 500, used: 125, left: 375 } },
  });
  const bar = await screen.findByRole('progressbar', { name: 'Deposits this month' });
  expect(bar.getAttribute('aria-valuetext')).toBe('€125.00 / €500.00');
  expect(screen.getByText('€375.00').parentElement?.textContent).toBe('€375.00 left');
});

test('limits that could not be read are asked for again, and hold meanwhile', async () => {
  let down = true;
  const { press } = renderLimits(<LimitsView period="daily" />, {
    platform: {
      answers: {
        'GET limits': () =>
          down
            ? new Response('', { status: 500 })
            : okResponse({ limits: limitFixtures(), sessionStartedAt: null }),
      },
    },
  });
  await screen.findByText('The limits you have set still apply.');
  down = false;
  await press('Try again');
  expect((await card('Deposit limit')).getByText('No limit set')).toBeTruthy();
});

test('the way to the statement leads to it, also where the transactions are one page', async () => {
  renderLimits(<OtherTools />, {});
  const way = await screen.findByRole('link', { name: 'Open statement' });
  expect(way.getAttribute('href')).toBe('/profile/transactions?view=statement');
});

test('a card whose limit another period undercuts says which one decides [LIM-01]', async () => {
  const daily = limitFixture({ type: 'deposit', amount: 100, used: 0, left: 100 });
  const weekly = limitFixture({ type: 'deposit', period: 1, amount: 40, used: 10, left: 30 });
  renderLimits(<LimitsView period="daily" />, { platform: { limits: limitFixtures([daily, weekly]) } });
  const own = await card('Deposit limit');
  expect(own.getByText(/Your other limit decides here \(Weekly\)/)).toBeTruthy();
  cleanUp();
  renderLimits(<LimitsView period="weekly" />, { platform: { limits: limitFixtures([daily, weekly]) } });
  expect((await card('Deposit limit')).queryByText(/Your other limit decides/)).toBeNull();
});

test('where a bet limit may be lowered at once its notice speaks of raising alone [LIM-02]', async () => {
  const bet = limitFixture({ type: 'bet', amount: 50, used: 10, left: 40, changedAt: at(-HOUR / 2) });
  renderLimits(<LimitsView period="daily" />, {
    platform: { limits: limitFixtures([bet]) },
    settings: { market: 'gb' },
  });
  const own = await card('Bet limit');
  await waitFor(() => expect(own.getByText(/You can lower your bet limit now/)).toBeTruthy());
  expect(own.getByRole('link', { name: 'Lower' })).toBeTruthy();
  expect(own.queryByText(/You can change your bet limit again/)).toBeNull();
});
