import type { Page } from '@playwright/test';
import { fillBankCode, readBalance, fillCard } from '../../src/cashier.ts';
import { expect, test } from '../../src/journey.ts';

/** The methods whose payments the provider ends on its own page, or answers at once. */
const FAMILIES = [
  { family: 'card', method: 1, fill: (page: Page) => fillCard(page), pays: 'at-once' },
  { family: 'bank', method: 5, fill: () => Promise.resolve(), pays: 'on-its-page' },
  {
    family: 'wallet',
    method: 9,
    fill: (page: Page) =>
      page
        .getByRole('main')
        .getByLabel(/e-mail/i)
        .fill('d@player.test'),
    pays: 'on-its-page',
  },
  {
    family: 'voucher',
    method: 11,
    fill: (page: Page) => page.getByRole('textbox', { name: /voucher/i }).fill('CORAL-2026-0033'),
    pays: 'at-once',
  },
] as const;

interface Outcome {
  name: string;
  cents: string;
  title: string;
  says: RegExp;
  /** By the ledger, as soon as it is told. */
  credited: 0 | 1;
  /** What it comes to two minutes later. */
  later?: { title: string; credited: 0 | 1 };
}

/** Every way a payment can end at the sandbox's provider, as its cents choose it. */
const OUTCOMES: readonly Outcome[] = [
  { name: 'success', cents: '00', title: 'Deposit received', says: /on your balance/, credited: 1 },
  { name: 'failed', cents: '01', title: 'Deposit failed', says: /did not go through/, credited: 0 },
  { name: 'decline', cents: '02', title: 'Deposit declined', says: /was declined/, credited: 0 },
  { name: 'cancel', cents: '03', title: 'Deposit cancelled', says: /was cancelled/, credited: 0 },
  {
    name: 'pending',
    cents: '04',
    title: 'Deposit pending',
    says: /Do not pay again/,
    credited: 0,
    later: { title: 'Deposit received', credited: 1 },
  },
  {
    name: 'pending-fails',
    cents: '05',
    title: 'Deposit pending',
    says: /Do not pay again/,
    credited: 0,
    later: { title: 'Deposit failed', credited: 0 },
  },
  {
    name: '3ds-pass',
    cents: '06',
    title: 'Confirmed by your bank',
    says: /Your bank has agreed/,
    credited: 1,
  },
  { name: '3ds-fail', cents: '07', title: 'Deposit declined', says: /was declined/, credited: 0 },
  {
    name: 'provider-error',
    cents: '11',
    title: 'Deposit failed',
    says: /provider reports an error/,
    credited: 0,
  },
  { name: 'unified-error', cents: '12', title: 'Deposit failed', says: /did not go through/, credited: 0 },
];

/** What the provider answers before any page of its own. */
const AT_ONCE = ['provider-error', 'unified-error'];

async function confirmAtBank(page: Page): Promise<void> {
  await fillBankCode(page);
  await page.getByRole('button', { name: 'Confirm' }).click();
}

test.describe.configure({ mode: 'parallel' });

for (const { family, method, fill, pays } of FAMILIES) {
  test(`a deposit by ${family} is told as it ends at the provider, with its reference and as the ledger has it [PAY-04] [PAY-05] [PAY-06]`, async ({
    page,
    sandbox,
    signInAs,
    tolerate,
  }) => {
    test.slow();
    tolerate(/status of 422/);
    await signInAs('depositor');
    for (const { name, cents, title, says, credited, later } of OUTCOMES)
      await test.step(name, async () => {
        const before = await readBalance(sandbox, 'depositor');
        const ledger = () =>
          expect.poll(async () => Math.round(((await readBalance(sandbox, 'depositor')) - before) * 100));
        const paid = Number(`33${cents}`);
        await page.goto(`/deposit?amount=33.${cents}&activeMethod=${method}`);
        const methods = page.getByRole('group', { name: 'Method' });
        await expect(methods.getByRole('radio', { checked: true })).toHaveValue(String(method));
        await fill(page);
        await page.getByRole('button', { name: `Deposit €33.${cents}` }).click();
        const hasPage = pays === 'on-its-page' && !AT_ONCE.includes(name);
        if (hasPage && name !== 'cancel')
          await page
            .getByRole('button', { name: /^Pay .*33/ })
            .first()
            .click();
        if (name === 'cancel') await page.getByRole('button', { name: 'Cancel the payment' }).click();
        if (name.startsWith('3ds')) await confirmAtBank(page);
        const result = page.getByRole('dialog', { name: title });
        await expect(result).toContainText(says);
        await expect(result).toContainText(/DP-\d+/);
        await ledger().toBe(paid * credited);
        if (!later) return;
        await sandbox.advance(121_000);
        const ended = page.getByRole('dialog', { name: later.title });
        await expect(ended).toContainText(/DP-\d+/);
        await ledger().toBe(paid * later.credited);
      });
  });
}

for (const { family, method, fill, pays } of FAMILIES) {
  test(`a deposit by ${family} whose answer is lost is found with its reference, and credited once [PAY-06] [HTTP-05]`, async ({
    page,
    sandbox,
    signInAs,
    tolerate,
  }) => {
    tolerate(/status of 50|ERR_/);
    await signInAs('depositor');
    const before = await readBalance(sandbox, 'depositor');
    await page.goto(`/deposit?amount=33.08&activeMethod=${method}`);
    await fill(page);
    await page.getByRole('button', { name: 'Deposit €33.08' }).click();
    if (pays === 'at-once') {
      const result = page.getByRole('dialog', { name: 'Deposit received' });
      await expect(result).toContainText(/DP-\d+/);
    } else {
      // The provider's page breaks off; the player goes back to the casino by themselves.
      await page
        .getByRole('button', { name: /^Pay .*33/ })
        .first()
        .click();
      await expect.poll(async () => (await readBalance(sandbox, 'depositor')) - before).toBeCloseTo(33.08, 2);
      await expect.poll(() => page.url()).toContain('chrome-error');
      await page.goto('/profile/transactions');
      await expect(page.getByText('33.08').filter({ visible: true }).first()).toBeVisible();
      await expect(
        page
          .getByText(/DP-\d+/)
          .filter({ visible: true })
          .first(),
      ).toBeVisible();
    }
    expect(await readBalance(sandbox, 'depositor')).toBeCloseTo(before + 33.08, 2);
  });
}
