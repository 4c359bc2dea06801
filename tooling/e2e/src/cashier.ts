import { expect, type Page } from '@playwright/test';
import type { PersonaName, SandboxClient } from './sandbox.ts';

/** A card that the sandbox's provider knows nothing of, so that the amount's cents say how a payment ends; its expiry and code are found nowhere by chance. */
export const CARD = { number: '4242 4242 4242 4242', expires: '1138', code: '739' } as const;

export async function fillCard(page: Page, number: string = CARD.number): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expires').fill(CARD.expires);
  await page.getByLabel('CVC').fill(CARD.code);
}

export const BANK_ACCOUNT = 'NL91 ABNA 0417 1643 00';

/** Fills in a withdrawal to a bank account; the form is open. */
export async function fillBankWithdrawal(page: Page, amount: string): Promise<void> {
  await page.getByRole('radio', { name: /Bank transfer/ }).check();
  await page.getByLabel('Amount').fill(amount);
  await page.getByLabel('Beneficiary name').fill('Marisol Reyes');
  await page.getByLabel('Account number').fill(BANK_ACCOUNT);
  await page.getByLabel('Bank code').fill('ABNANL2A');
  await page.getByLabel('Bank name').fill('Polderbank');
}

/** Pays in by card, as a player who comes for it; the amount as it is written, `50.04`. */
export async function payByCard(page: Page, amount: string): Promise<void> {
  await page.goto(`/deposit?amount=${amount}`);
  await fillCard(page);
  await page.getByRole('button', { name: `Deposit €${amount}` }).click();
}

/** Types the code that the bank has sent, on its own page. */
export async function fillBankCode(page: Page): Promise<void> {
  const sms = await page.getByText(/Your code is/).textContent();
  await page.getByLabel('Code').fill(/\d{3} \d{3}/.exec(sms ?? '')?.[0] ?? '');
}

/** What a player's main wallet holds by the sandbox's ledger. */
export async function readBalance(sandbox: SandboxClient, persona: PersonaName): Promise<number> {
  const found = (await sandbox.fetchState()).personas.find(({ name }) => name === persona);
  if (!found) throw new Error(`The sandbox has no player ${persona}.`);
  return found.balance;
}

/** What the form says while nobody knows what became of a payment. */
export const unknownPaymentNotice = (page: Page) =>
  page.getByText('We do not know yet whether your payment went through');

/** Brings the bonuses of the deposit into view: offers that come later than the form are opened by a press. */
export async function openBonusChoices(page: Page): Promise<void> {
  const choices = page.getByRole('group', { name: 'Bonus with this deposit' });
  const late = page.getByRole('button', { name: 'Show the choices' });
  await expect(choices.or(late)).toBeVisible();
  if (await late.isVisible()) await late.click();
}
