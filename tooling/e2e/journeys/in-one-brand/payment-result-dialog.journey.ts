import { expect, test } from '../../src/journey.ts';

const SIZES = [
  { width: 1280, height: 800 },
  { width: 375, height: 667 },
  { width: 320, height: 568 },
] as const;

for (const { cents, title } of [
  { cents: '04', title: 'Deposit pending' },
  { cents: '00', title: 'Deposit received' },
] as const) {
  test(`the buttons of "${title}" are in sight whole while its text scrolls [PAY-04]`, async ({
    page,
    signInAs,
    expectAccessible,
  }) => {
    await signInAs('depositor');
    await page.goto(`/deposit?amount=33.${cents}&activeMethod=11`);
    await page.getByRole('textbox', { name: /voucher/i }).fill('CORAL-2026-0033');
    await page.getByRole('button', { name: `Deposit €33.${cents}` }).click();
    const dialog = page.getByRole('dialog', { name: title });
    const buttons = [
      dialog.getByRole('link', { name: 'Payment record' }),
      dialog.getByRole('button', { name: 'Close' }).last(),
    ];
    await expect(dialog).toContainText(/DP-\d+/);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      for (const button of buttons) await expect(button, `${size.width} px`).toBeInViewport({ ratio: 1 });
      const cut = await buttons[0]?.evaluate((button) => {
        const { left, right, top, bottom } = button.getBoundingClientRect();
        return [top + 3, bottom - 3].some(
          (y) => !button.contains(document.elementFromPoint((left + right) / 2, y)),
        );
      });
      expect(cut, `${size.width} px: nothing lies over a button`).toBe(false);
    }
    await expectAccessible('[role=dialog]');
  });
}
