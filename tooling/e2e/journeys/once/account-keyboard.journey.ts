import { DOCUMENT_NAMES, documentPart, fileOf } from '../../src/documents.ts';
import { expect, test } from '../../src/journey.ts';
import { openBareAccount, OWN_PAGES, profileForm } from '../../src/profile.ts';
import { tabTo } from '../../src/tab-to.ts';

test('by keyboard alone a player fills in the profile, is asked before leaving it, and saves [PRF-01] [PRF-03]', async ({
  page,
  brand,
  sandbox,
  expectAccessible,
}) => {
  test.slow();
  await openBareAccount(page, { sandbox, brand, email: 'bare@example.com' });
  await page.goto(OWN_PAGES[brand].profile);
  const main = page.getByRole('main');
  const { box, datePart, update, result } = profileForm(main);
  await expectAccessible('main');
  for (const [name, text] of [
    ['First name', 'Ann'],
    ['Last name', 'Smith'],
    ['Date of birth', '15.6.1990'],
  ] as const) {
    await tabTo(page, box(name));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(text);
  }
  await tabTo(page, main.getByRole('button', { name: 'Choose a date' }));
  await page.keyboard.press('Enter');
  await tabTo(page, datePart('Day'));
  await expect(datePart('Day')).toHaveValue('15');
  await page.keyboard.press('ArrowDown');
  await expect(box('Date of birth')).toHaveValue('16/06/1990');
  await expectAccessible('main');
  const code = main.getByRole('combobox', { name: 'Country code' });
  await tabTo(page, code);
  await page.keyboard.press('Enter');
  await expect(page.getByPlaceholder('Search countries')).toBeFocused();
  await page.keyboard.type('germany');
  await page.keyboard.press('Enter');
  await expect(code).toHaveText('+49');
  await tabTo(page, box('Phone'));
  await page.keyboard.type('1701234567');

  const away = page
    .getByRole('navigation', { name: 'Your area' })
    .getByRole('link', { name: 'Transactions' });
  await tabTo(page, away, 'Shift+Tab');
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(away).toBeFocused();

  await tabTo(page, update);
  await page.keyboard.press('Enter');
  await expect(result).toContainText('Your profile was updated');
  await expect(box('Date of birth')).toHaveValue('16 June 1990');
  await expectAccessible('main');
});

test('by keyboard alone a rejected document is replaced; it is the first thing on the page [PRF-07]', async ({
  page,
  brand,
  signInAs,
  expectAccessible,
}) => {
  test.slow();
  await signInAs('depositor');
  await page.goto(OWN_PAGES[brand].documents);
  const { root, status } = documentPart(page, DOCUMENT_NAMES.address);
  await expect(root).toContainText('Rejected');
  await expectAccessible('main');
  const choose = root.getByRole('button', { name: 'Choose files' });
  // Before the way there: a key is pressed at once, and the browser has to know by then who answers its dialog.
  const chooser = page.waitForEvent('filechooser');
  await tabTo(page, choose);
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(fileOf('bill.pdf', { head: 'pdf' }));
  await expect(status).toContainText('bill.pdf: Sent.');
  const remove = root.getByRole('button', { name: 'Delete address.pdf' });
  await tabTo(page, remove);
  await page.keyboard.press('Enter');
  await expect(remove).toHaveCount(0);
  await expect(root.getByText('Rejected')).toHaveCount(0);
  await expectAccessible('main');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 667 } });

  test('a document that waits for the player is in view as the page opens, from a payment too [PRF-07]', async ({
    page,
    brand,
    sandbox,
    signInAs,
  }) => {
    await sandbox.requestDocument('depositor', 'payment', 'You have paid by a new card');
    await signInAs('depositor');
    for (const search of ['', '?record=DP-20261118-0001']) {
      await page.goto(OWN_PAGES[brand].documents + search);
      const first = page.getByRole('main').getByRole('region').first();
      await expect(first).toHaveAccessibleName(DOCUMENT_NAMES.address);
      await expect(first.getByRole('heading')).toBeInViewport();
      await expect(first.getByText('The date cannot be read')).toBeInViewport();
      const second = page.getByRole('main').getByRole('region').nth(1);
      await expect(second).toHaveAccessibleName(DOCUMENT_NAMES.payment);
    }
  });
});
