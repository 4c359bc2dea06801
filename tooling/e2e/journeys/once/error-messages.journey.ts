import { expect, test } from '../../src/journey.ts';
import { loginForm } from '../../src/login.ts';
import { signUpForm } from '../../src/sign-up.ts';

/** The first bytes of every PNG: what a file is, is read from it. */
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** What a failed call is told as, by its status (S2 §8). */
const TEXTS = [
  [500, 'Internal server error'],
  [503, 'Service Unavailable'],
  [404, 'Not found'],
  [429, 'Try again later'],
  [418, 'Something went wrong'],
] as const;

test('a call that fails is told by its cause, announced, and keeps what was typed [HTTP-08]', async ({
  page,
  sandbox,
  tolerate,
}) => {
  tolerate(/status of [45]/);
  await page.goto('/?modal=login');
  const login = loginForm(page);
  for (const [status, text] of TEXTS) {
    await sandbox.addFault({
      call: 'login',
      kind: 'status',
      status,
      body: { success: false, message: '' },
      times: 1,
    });
    const answered = page.waitForResponse('**/api/user/login');
    await login.fillInAs('vip');
    expect((await answered).status()).toBe(status);
    await expect(login.dialog.getByRole('alert')).toContainText(text);
    await expect(login.email).toHaveValue('vip@player.test');
  }
  await login.fillInAs('vip');
  await expect(login.dialog).toBeHidden();
});

test('fields with errors are told as such, and each says what is wrong with it [HTTP-08] [VAL-06]', async ({
  page,
  sandbox,
  tolerate,
}) => {
  tolerate(/status of 400/);
  await page.goto('/?modal=sign-up');
  const { dialog, field, fillInAs, join, terms } = signUpForm(page);
  await fillInAs('new@example.com');
  await terms.check();
  const errors = { email: 'form.validation.invalid.taken', firstName: 'form.validation.invalid.format' };
  await sandbox.addFault({
    call: 'sign-up',
    kind: 'status',
    status: 400,
    body: { success: false, message: '', errors },
    times: 1,
  });
  await join.click();
  await expect(dialog.getByRole('alert')).toContainText('Please check fields with errors');
  const email = dialog.getByRole('textbox', { name: 'E-mail' });
  await expect(email).toHaveAccessibleDescription(/This is already in use/);
  await expect(email).toBeFocused();
  await expect(field('First name')).toHaveAccessibleDescription('Invalid format');
  for (const wrong of [email, field('First name')])
    await expect(wrong).toHaveAttribute('aria-invalid', 'true');
});

test('a document that was not taken is told as an upload that failed, whatever the status, and is sent again [HTTP-08]', async ({
  page,
  sandbox,
  signInAs,
  tolerate,
}) => {
  tolerate(/status of 5/);
  await signInAs('depositor');
  await page.goto('/profile/verify');
  const files = page.locator('input[type="file"]').first();
  for (const status of [500, 503]) {
    await sandbox.addFault({ call: 'upload-document', kind: 'status', status, times: 1 });
    await files.setInputFiles({ name: 'passport.png', mimeType: 'image/png', buffer: PNG });
    const alert = page.getByRole('alert').filter({ hasText: 'Failed to upload' });
    await expect(alert).toContainText('passport.png');
    await expect(page.getByRole('button', { name: 'Try again: passport.png' })).toBeVisible();
  }
});

test('a link that could not be mailed is told as such, and sent by the next press [HTTP-08]', async ({
  page,
  sandbox,
  signInAs,
  tolerate,
}) => {
  tolerate(/status of 500/);
  await signInAs('unverified');
  await page.goto('/withdraw');
  const reason = page.locator('[data-block="email-unverified"]');
  await sandbox.addFault({ call: 'resend-verification', kind: 'status', status: 500, times: 1 });
  await reason.getByRole('button', { name: 'Send me the link' }).click();
  await expect(reason).toContainText('Verification email not sent');
  await reason.getByRole('button', { name: 'Send me the link' }).click();
  await expect(reason).toContainText('a new link is on its way to it');
});
