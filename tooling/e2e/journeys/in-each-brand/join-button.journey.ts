import { expect, test } from '../../src/journey.ts';
import { loginForm } from '../../src/login.ts';
import { collectBodies } from '../../src/session.ts';
import { signUpForm } from '../../src/sign-up.ts';

const FORMS = [
  ['sign-up', 'Create account'],
  ['linked-signup', 'Create linked account'],
] as const;

for (const [modal, title] of FORMS) {
  test(`${modal}: Join waits until the form is filled in and agreed to; the newsletter comes ticked [PRF-05] [PRF-06]`, async ({
    page,
    brand,
    sandbox,
    keptToken,
  }) => {
    // A country whose rules leave the newsletter to the brand.
    await sandbox.setVisitor({ country: 'PT' });
    const sent = collectBodies(page, '/api/user/sign-up');
    await page.goto(`/?modal=${modal}`);
    const { dialog, field, fillInAs, join, terms } = signUpForm(page, title);
    const newsletter = dialog.getByRole('checkbox', { name: 'Send me news and offers by e-mail' });
    // The ways in are those of the brand's flags; one alone needs no choice.
    await expect(dialog.getByRole('radio')).toHaveCount(brand === 'lulu' ? 2 : 0);
    await expect(newsletter).toBeChecked();
    await expect(terms).not.toBeChecked();
    await expect(terms).toHaveAccessibleName(
      'I am over 18 and accept the terms and conditions and the privacy policy.',
    );
    for (const [name, path] of [
      ['terms and conditions', '/terms-and-conditions'],
      ['privacy policy', '/privacy-policy'],
    ] as const)
      await expect(dialog.getByRole('link', { name })).toHaveAttribute('href', path);

    await expect(join).toHaveAttribute('aria-disabled', 'true');
    await fillInAs('ann@example.com');
    await dialog.getByRole('textbox', { name: 'Phone' }).fill('912345678');
    await expect(dialog.getByText('Still needed: Terms')).toBeVisible();
    await expect(join).toHaveAttribute('aria-disabled', 'true');
    await join.press('Enter');
    await expect(terms).toHaveAccessibleDescription('Required');
    await expect(terms).toBeFocused();
    await terms.check();
    await expect(join).toHaveAttribute('aria-disabled', 'false');
    await terms.uncheck();
    await expect(join).toHaveAttribute('aria-disabled', 'true');
    await terms.check();
    await field('First name').fill('');
    await expect(join).toHaveAttribute('aria-disabled', 'true');
    await join.press('Enter');
    await expect(field('First name')).toBeFocused();
    expect(sent).toEqual([]);
    await field('First name').fill('Ann');
    await expect(join).toHaveAttribute('aria-disabled', 'false');
    await join.click();
    await expect(dialog).toBeHidden();
    expect(sent).toMatchObject([{ email: 'ann@example.com', newsletter: true, termsAccepted: true }]);
    if (modal === 'linked-signup') expect(await keptToken()).not.toBeNull();
    else await expect(loginForm(page).email).toHaveValue('ann@example.com');
  });

  test(`${modal}: where the law of the visitor’s country forbids it the newsletter comes unticked [PRF-05]`, async ({
    page,
    sandbox,
  }) => {
    await sandbox.setVisitor({ country: 'GB' });
    await page.goto(`/?modal=${modal}`);
    const { dialog } = signUpForm(page, title);
    const newsletter = dialog.getByRole('checkbox', { name: 'Send me news and offers by e-mail' });
    await expect(newsletter).toBeVisible();
    await expect(newsletter).not.toBeChecked();
  });
}
