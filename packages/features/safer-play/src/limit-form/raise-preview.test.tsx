import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { limitFixture, limitFixtures } from '../testing/limits-platform.ts';
import { MODAL_PROPS, cleanUp, freezeTimeAndZone, renderLimits } from '../testing/limits-harness.tsx';
import { MoneyLimitDialog } from './money-limit-dialog.tsx';

beforeEach(() => freezeTimeAndZone());
afterEach(cleanUp);

const daily = { amount: 100, used: 40, left: 60 };

/** Opens a raise of the daily deposit limit at a player who has these limits. */
const openRaise = (...own: object[]) =>
  renderLimits(<MoneyLimitDialog {...MODAL_PROPS} type="deposit" />, {
    platform: { limits: limitFixtures(own.map((parts) => limitFixture({ ...parts }))) },
    url: '/casino?wish=raise',
  });

/** The preview as a list of name and value. */
const preview = () =>
  screen
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent?.replace(/[\u2066-\u2069]/g, '')]);

test('the preview of a raise tells which limit will decide once it holds [LIM-01]', async () => {
  const { type, press } = openRaise(daily, { period: 2, amount: 500, used: 0, left: 500 });
  await type('New limit in EUR', '900');
  await press('See what it means');
  expect(preview()).toContainEqual(['Left then, if you spend no more', '€500.00']);
  expect(screen.getByText(/Then your other limit decides \(Monthly\)/)).toBeTruthy();
  expect(screen.queryByText(/decides here/)).toBeNull();
});

test('a limit set in a stricter market says from when it can be raised as that market asks [LIM-01]', async () => {
  const { type, press } = openRaise({ ...daily, raise: { hours: 168, notBefore: 'wait' } });
  await type('New limit in EUR', '900');
  await press('See what it means');
  expect(preview().flat().join(' ')).toContain('Fri 27 Nov, 18:17 your time');
});
