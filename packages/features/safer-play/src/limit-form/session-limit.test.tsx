import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { okResponse, limitFixture, limitFixtures } from '../testing/limits-platform.ts';
import {
  MODAL_PROPS,
  renderLimits,
  freezeTimeAndZone,
  cleanUp,
  type LimitsPlatformOptions,
} from '../testing/limits-harness.tsx';
import { SessionLimitDialog } from './session-limit-dialog.tsx';

beforeEach(() => freezeTimeAndZone());
afterEach(cleanUp);

const session = (minutes: number | null) => limitFixture({ type: 'session', minutes, currencyCode: null });
const open = (platform: LimitsPlatformOptions = {}) =>
  renderLimits(<SessionLimitDialog {...MODAL_PROPS} />, { platform });

test.each([
  ['', '10', 10, '10 min'],
  ['2', '30', 150, '2 h 30 min'],
  ['720', '', 43_200, '720 h'],
])(
  '%s hours and %s minutes are a limit, sent in minutes [LIM-03]',
  async (hours, minutes, sentMinutes, words) => {
    const { type, press, sent } = open({
      answers: { 'PUT limits': () => okResponse({ limit: session(sentMinutes) }) },
    });
    if (hours !== '') await type('Hours', hours);
    if (minutes !== '') await type('Minutes', minutes);
    await press('See what it means');
    await press(`Set ${words}`);
    expect(await screen.findByText('Limit Updated Successfully')).toBeTruthy();
    expect(sent.map(({ body }) => body)).toEqual([{ type: 'session', minutes: sentMinutes }]);
  },
);

test.each([
  ['', '9'],
  ['720', '1'],
  ['', ''],
  ['x', '10'],
  ['0', '10.5'],
])('%s hours and %s minutes are none, and the form says which are [LIM-03]', async (hours, minutes) => {
  const { press, user, sent } = open();
  if (hours !== '') await user.type(await screen.findByLabelText('Hours'), hours);
  if (minutes !== '') await user.type(await screen.findByLabelText('Minutes'), minutes);
  await press('See what it means');
  expect((await screen.findByRole('alert')).textContent).toContain('at least 10 minutes, at most 720 hours');
  expect(sent).toEqual([]);
});

test('a limit shorter than the session so far says that it ends at once', async () => {
  const { type, press } = open({ sessionStartedAt: '2026-11-20T16:17:19.000Z' });
  await type('Minutes', '30');
  await press('See what it means');
  expect(screen.getByText(/you are signed out as soon as you set it/)).toBeTruthy();
});

test('a longer session limit waits for its cooling-off period', async () => {
  const { type, press } = open({ limits: limitFixtures([session(60)]) });
  await type('Hours', '3');
  await press('See what it means');
  expect(screen.getByText('You can confirm it from').nextElementSibling?.textContent).toContain('Sat 21 Nov');
  expect(screen.getByRole('button', { name: 'Ask for 3 h' })).toBeTruthy();
});
