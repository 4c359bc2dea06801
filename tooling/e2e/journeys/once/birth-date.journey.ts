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

test.describe('typed or pasted whole', () => {
  /** In each language, the order of a date, a date in its order with any mark between, and how it stands then. */
  const TYPED = [
    ['', 'Date of birth', 'Day/Month/Year', ['3.4.1990', '03041990', '1990-04-03', '٣/٤/١٩٩٠'], '03/04/1990'],
    ['/de', 'Geburtsdatum', 'Tag.Monat.Jahr', ['3/4/1990', '1990-04-03'], '03.04.1990'],
    ['/tr', 'Doğum tarihi', 'Gün.Ay.Yıl', ['3.4.1990'], '03.04.1990'],
    ['/ar', 'تاريخ الميلاد', 'اليوم/الشهر/السنة', ['٠٣/٠٤/١٩٩٠', '3-4-1990'], '03/04/1990'],
  ] as const;

  test('a date of birth stands in the order of the language [VAL-05]', async ({ page }) => {
    test.slow();
    for (const [prefix, name, placeholder, texts, written] of TYPED) {
      await page.goto(`${prefix}/?modal=sign-up`);
      const birth = page.getByRole('textbox', { name, exact: true });
      await expect(birth).toHaveAttribute('placeholder', placeholder);
      for (const text of texts) {
        await birth.fill(text);
        await birth.blur();
        await expect(birth, `${text} in ${prefix}`).toHaveValue(written);
        await expect(birth).not.toHaveAttribute('aria-invalid', 'true');
      }
    }
  });

  test('what is wrong with it is said, and nothing typed is lost [VAL-05] [VAL-06]', async ({
    page,
    sandbox,
  }) => {
    await sandbox.freeze('2026-11-21T12:00:00.000Z');
    await page.goto('/?modal=sign-up');
    const { birth, field, pickBirth } = signUpForm(page);
    for (const [text, message] of [
      ['30/02/1990', 'Enter a real date, such as 31/12/1990'],
      ['31/12/90', 'Enter a real date, such as 31/12/1990'],
      ['22/11/2008', TOO_YOUNG],
      ['21/11/1925', TOO_OLD],
      ['', 'Required'],
    ] as const) {
      await birth.fill(text);
      await birth.blur();
      await expect(birth).toHaveAccessibleDescription(message);
      await expect(birth).toHaveValue(text);
    }
    // What is typed is chosen in the lists, and the other way round.
    await birth.fill('21/11/2008');
    await pickBirth();
    await expect(field('Month')).toHaveValue('11');
    await field('Month').selectOption('10');
    await expect(birth).toHaveValue('21/10/2008');
  });

  test.describe('in the United States', () => {
    test.use({ locale: 'en-US' });
    test('the month comes first [VAL-05]', async ({ page }) => {
      await page.goto('/?modal=sign-up');
      const { birth, field, pickBirth } = signUpForm(page);
      await expect(birth).toHaveAttribute('placeholder', 'Month/Day/Year');
      await birth.fill('3/4/1990');
      await pickBirth();
      await expect(field('Month')).toHaveValue('03');
      await expect(birth).toHaveValue('03/04/1990');
      // Only one reading is a date.
      await birth.fill('31/12/1990');
      await birth.blur();
      await expect(birth).toHaveValue('12/31/1990');
    });
  });
});
