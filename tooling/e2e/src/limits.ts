import { expect, type Locator, type Page } from '@playwright/test';

export type LimitName = 'Deposit limit' | 'Loss limit' | 'Bet limit' | 'Session time limit';

export interface LimitsPage {
  card(name: LimitName): Locator;
  dialog: Locator;
  /** Opens the page of limits in the running time that is named. */
  open(period?: 'daily' | 'weekly' | 'monthly'): Promise<void>;
  /** Presses a card's control, types an amount and goes as far as what it means. */
  preview(name: LimitName, control: RegExp | string, amount: string): Promise<void>;
  /** Presses the button that sends what the preview shows, and waits until the dialog is gone. */
  send(button: string): Promise<void>;
}

export function limitsPage(page: Page): LimitsPage {
  const dialog = page.getByRole('dialog');
  const card = (name: LimitName) => page.getByRole('region', { name });
  return {
    card,
    dialog,
    async open(period = 'daily') {
      await page.goto(`/profile/limits?period=${period}`);
      await expect(card('Deposit limit')).toBeVisible();
    },
    async preview(name, control, amount) {
      await card(name).getByRole('link', { name: control }).click();
      await dialog.getByLabel(/^New limit in/).fill(amount);
      await dialog.getByRole('button', { name: 'See what it means' }).click();
    },
    async send(button) {
      await dialog.getByRole('button', { name: button, exact: true }).click();
      await expect(dialog).toBeHidden();
    },
  };
}

/** Expects a message and closes it: on a phone it would lie over the next dialog's buttons for a while. */
export async function expectMessage(page: Page, ...words: string[]): Promise<void> {
  const messages = page.getByRole('region', { name: 'Messages' });
  for (const text of words) await expect(messages).toContainText(text);
  await messages.getByRole('button', { name: 'Close the message' }).click();
  await expect(messages.getByRole('button')).toHaveCount(0);
}

export const LIMITS_PATH = '/api/user/limits';
export const SELF_EXCLUSION_PATH = '/api/user/self-exclusion';
export const FREEZE_PATH = '/api/user/freeze';
