import { TestProviders } from '@baize/player/test-providers';
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { NOW, okResponse, limitFixture, limitFixtures } from '../testing/limits-platform.ts';
import {
  MODAL_PROPS,
  renderLimits,
  freezeTimeAndZone,
  cleanUp,
  type LimitsPlatformOptions,
} from '../testing/limits-harness.tsx';
import type { MoneyLimitType } from '../messages/limit-names.ts';
import { MoneyLimitDialog } from './money-limit-dialog.tsx';

beforeEach(() => freezeTimeAndZone());
afterEach(cleanUp);

const daily = { amount: 100, used: 40, left: 60 };

function open(platform: LimitsPlatformOptions, type: MoneyLimitType = 'deposit', url = '/casino') {
  return renderLimits(<MoneyLimitDialog {...MODAL_PROPS} type={type} />, { platform, url });
}

/** The preview as a list of name and value. */
const preview = () =>
  screen
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent?.replace(/[\u2066-\u2069]/g, '')]);

test('a lower limit is shown before it is set, holds at once, and is sent once [LIM-01]', async () => {
  const { type, press, sent } = open({
    limits: limitFixtures([limitFixture(daily)]),
    answers: { 'PUT limits': () => okResponse({ limit: limitFixture({ amount: 50, used: 40, left: 10 }) }) },
  });
  await type('New limit in EUR', '50');
  await press('See what it means');
  expect(preview()).toEqual([
    ['Now, Daily', '€100.00'],
    ['Asked for', '€50.00'],
    ['It holds from', 'Now: Fri 20 Nov, 18:17 your time (Fri 20 Nov, 17:17\u00a0UTC)'],
    ['Left for you now', '€10.00'],
  ]);
  expect(sent).toEqual([]);
  await press('Set €50.00');
  expect(await screen.findByText('Limit Updated Successfully')).toBeTruthy();
  expect(sent.map(({ body }) => body)).toEqual([{ type: 'deposit', period: 0, amount: 50 }]);
});

test('a raise and a removal say from when they can be confirmed in two times, and that the old limit holds [LIM-01]', async () => {
  const waits = limitFixture({
    ...daily,
    pending: {
      id: 'p1',
      amount: 300,
      minutes: null,
      askedAt: null,
      confirmableAt: '2026-11-21T17:17:19.000Z',
    },
  });
  const { type, press, sent } = open({
    limits: limitFixtures([limitFixture(daily)]),
    answers: { 'PUT limits': () => okResponse({ limit: waits }) },
  });
  await type('New limit in EUR', '300');
  await press('See what it means');
  expect(preview()).toEqual([
    ['Now, Daily', '€100.00'],
    ['Asked for', '€300.00'],
    ['You can confirm it from', 'Sat 21 Nov, 18:17 your time (Sat 21 Nov, 17:17\u00a0UTC)'],
    ['Left for you now', '€60.00'],
    ['Left then, if you spend no more', '€300.00'],
  ]);
  await press('Back');
  await press('Remove the limit');
  expect(preview()[1]).toEqual(['Asked for', 'No limit']);
  expect(screen.getByText(/your limit stays as it is: €100.00/)).toBeTruthy();
  await press('Ask for the removal');
  expect(await screen.findByText(/You can confirm your new limit from/)).toBeTruthy();
  expect(sent.map(({ body }) => body)).toEqual([{ type: 'deposit', period: 0, amount: null }]);
});

test.each([
  [250, /^This takes the place of the raise to .?€250\.00.? that is waiting\.$/],
  [null, /^This takes the place of the removal that is waiting\.$/],
])('a change that waits, to %s, is said to end with a new one [LIM-01]', async (amount, words) => {
  const pending = {
    id: 'p1',
    amount,
    minutes: null,
    askedAt: null,
    confirmableAt: '2026-11-21T17:17:19.000Z',
  };
  const { type, press } = open({ limits: limitFixtures([limitFixture({ ...daily, pending })]) });
  await type('New limit in EUR', '50');
  await press('See what it means');
  expect(screen.getByText(words)).toBeTruthy();
});

test('the lowest of several limits counts, and the player is told which', async () => {
  const { type, press } = open({
    limits: limitFixtures([limitFixture(daily), limitFixture({ period: 1, amount: 70, used: 50, left: 20 })]),
  });
  await type('New limit in EUR', '90');
  await press('See what it means');
  expect(preview().at(-1)).toEqual(['Left for you now', '€20.00']);
  expect(screen.getByText(/Your other limit decides here \(Weekly\)/)).toBeTruthy();
});

test.each([
  ['', 'Enter an amount of 0 or more.'],
  ['-1', 'Enter an amount of 0 or more.'],
  ['ten', 'Enter an amount of 0 or more.'],
  ['1.234', 'This has too many decimals.'],
  ['2000000000', 'The highest limit is €1,000,000,000.00.'],
])('“%s” is no limit, and the field says why: %s', async (text, why) => {
  const { user, press } = open({});
  const field = await screen.findByLabelText('New limit in EUR');
  if (text !== '') await user.type(field, text);
  await press('See what it means');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText(why)).toBeTruthy();
});

test.each([
  ['1,000', '€1,000.00'],
  ['75,5', '€75.50'],
])('“%s” asks for %s, as the other money of the player is read', async (text, amount) => {
  const { type, press } = open({});
  await type('New limit in EUR', text);
  await press('See what it means');
  expect(preview()[1]).toEqual(['Asked for', amount]);
});

test('no amount is suggested, in any market', async () => {
  open({});
  const field = await screen.findByLabelText('New limit in EUR');
  expect([field.getAttribute('value'), field.getAttribute('placeholder')]).toEqual(['', null]);
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
    '',
    'See what it means',
  ]);
});

test('a bet limit warns that the choice stays for an hour, before it is sent [LIM-02]', async () => {
  const { type, press } = open({}, 'bet');
  await type('New limit in EUR', '50');
  await press('See what it means');
  expect(screen.getByText('Your choice stays for at least an hour.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Set €50.00' })).toBeTruthy();
});

test('within the hour of a bet limit its dialog says until when, and offers no change [LIM-02]', async () => {
  const changedAt = new Date(NOW - 60_000).toISOString();
  const limits = limitFixtures([limitFixture({ ...daily, type: 'bet', changedAt })]);
  open({ limits }, 'bet');
  expect(await screen.findByText(/You can change your bet limit again from .*19:16.*18:16/)).toBeTruthy();
  expect(screen.queryByLabelText('New limit in EUR')).toBeNull();
  expect(screen.queryByRole('button', { name: /See what it means|Remove the limit/ })).toBeNull();
});

test('a raise whose answer was lost is told to wait where the limits show that it does', async () => {
  const pending = {
    id: 'p1',
    amount: 300,
    minutes: null,
    askedAt: null,
    confirmableAt: '2026-11-21T17:17:19.000Z',
  };
  let isSent = false;
  const { type, press, sent } = open({
    answers: {
      'PUT limits': () => {
        isSent = true;
        return Promise.reject(new TypeError('gone'));
      },
      'GET limits': () =>
        okResponse({
          limits: limitFixtures([limitFixture({ ...daily, pending: isSent ? pending : null })]),
          sessionStartedAt: null,
        }),
    },
  });
  await type('New limit in EUR', '300');
  await press('See what it means');
  await press('Ask for €300.00');
  expect(await screen.findByText(/You can confirm your new limit from/)).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(sent).toHaveLength(1);
});

test('an answer that was lost is not called a failure, and nothing is sent by itself again', async () => {
  const { type, press, sent } = open({
    answers: { 'PUT limits': () => Promise.reject(new TypeError('gone')) },
  });
  await type('New limit in EUR', '50');
  await press('See what it means');
  await press('Set €50.00');
  expect((await screen.findByRole('alert')).textContent).toContain(
    'We could not confirm whether the change was made.',
  );
  expect(sent).toHaveLength(1);
});

test('what was typed is there again after a forced login', async () => {
  const { type } = open({});
  await type('New limit in EUR', '75');
  expect(sessionStorage.getItem('baize.form-drafts')).toContain('"amount":"75"');
});

test('the period of the page is the form’s', async () => {
  const { press, type } = open({}, 'loss', '/profile/limits?period=monthly');
  await type('New limit in EUR', '500');
  await press('See what it means');
  expect(preview()[0]).toEqual(['Now, Monthly', 'No limit']);
});

test('a visitor is shown the way in', async () => {
  render(
    <TestProviders>
      <MoneyLimitDialog {...MODAL_PROPS} type="deposit" />
    </TestProviders>,
  );
  expect(await screen.findByRole('link', { name: 'Log in' })).toBeTruthy();
});

test('a limit above what the market lets in says what the market leaves, not what it would [LIM-01]', async () => {
  const monthly = limitFixture({ period: 2, amount: 200, used: 40, left: 160 });
  const { type, press } = renderLimits(<MoneyLimitDialog {...MODAL_PROPS} type="deposit" />, {
    platform: { limits: limitFixtures([monthly]) },
    url: '/casino?period=monthly',
    settings: { market: 'de' },
  });
  await type('New limit in EUR', '5000');
  await press('See what it means');
  expect(preview()).toContainEqual(['Asked for', '€5,000.00']);
  expect(preview()).toContainEqual(['Left then, if you spend no more', '€960.00']);
  expect(screen.getByText(/Your market allows deposits of .*1,000\.00.* a month at most/)).toBeTruthy();
});
