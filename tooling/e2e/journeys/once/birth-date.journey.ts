import type { Locator } from '@playwright/test';
import { expect, test } from '../../src/journey.ts';
import { signUpForm } from '../../src/sign-up.ts';

const TOO_YOUNG = /You must be at least 18 years old/;
const TOO_OLD = /it makes you more than 100 years old/;

/** Chooses a date as a player does, part by part, and leaves the lists. */
async function chooseDate(dialog: Locator, date: string): Promise<void> {
  const [year = '', month = '', day = ''] = date.split('-');
  for (const [part, value] of [
    ['Year', year],
    ['Month', month],
    ['Day', day],
  ] as const)
    await dialog.getByLabel(part, { exact: true }).selectOption(value);
  await dialog.getByLabel('Day', { exact: true }).blur();
}

async function expectVerdicts(
  dialog: Locator,
  verdicts: readonly (readonly [string, RegExp | null])[],
): Promise<void> {
  const day = dialog.getByLabel('Day', { exact: true });
  for (const [date, message] of verdicts) {
    await chooseDate(dialog, date);
    if (message === null) await expect(day, date).not.toHaveAttribute('aria-invalid', 'true');
    else await expect(day, date).toHaveAccessibleDescription(message);
  }
}

test('a date of birth is needed, of 18 to 100 years by the date where the player is, out of 100 years [VAL-05]', async ({
  page,
  sandbox,
}) => {
  // Half past midnight of the 21st in Amsterdam, and still the 20th by UTC.
  await sandbox.freeze('2026-11-20T23:30:00.000Z');
  await page.goto('/?modal=sign-up');
  const { dialog, field, birth, pickBirth, join } = signUpForm(page);
  await pickBirth();
  const years = await field('Year').locator('option:not([value=""])').allTextContents();
  expect(years).toEqual(Array.from({ length: 100 }, (_, back) => String(2008 - back)));
  await join.press('Enter');
  await expect(field('Day')).toHaveAccessibleDescription('Required');
  await expect(birth).toHaveAccessibleDescription('Required');
  await field('Year').selectOption('1990');
  await field('Month').selectOption('06');
  await join.press('Enter');
  // Two parts are no date.
  await expect(field('Day')).toHaveAccessibleDescription('Required');
  await expectVerdicts(dialog, [
    ['2008-11-21', null],
    ['2008-11-22', TOO_YOUNG],
    ['1925-11-22', null],
    ['1925-11-21', TOO_OLD],
    ['1926-11-21', null],
  ]);
});

test('who was born on 29 February is of age on 1 March, and only leap years have that day [VAL-05]', async ({
  page,
  sandbox,
}) => {
  const { dialog, field, pickBirth } = signUpForm(page);
  const february = async (year: string) => {
    await field('Year').selectOption(year);
    await field('Month').selectOption('02');
    return field('Day').locator('option').last().textContent();
  };
  await sandbox.freeze('2026-02-28T12:00:00.000Z');
  await page.goto('/?modal=sign-up');
  await pickBirth();
  expect(await february('2008')).toBe('29');
  await expectVerdicts(dialog, [
    ['2008-02-28', null],
    ['2008-02-29', TOO_YOUNG],
  ]);
  // Another year takes the day away, and nothing but the day.
  expect(await february('2007')).toBe('28');
  await expect(field('Day')).toHaveValue('');
  await expect(field('Month')).toHaveValue('02');

  await sandbox.freeze('2026-03-01T12:00:00.000Z');
  await page.reload();
  await pickBirth();
  await expectVerdicts(dialog, [['2008-02-29', null]]);
});
