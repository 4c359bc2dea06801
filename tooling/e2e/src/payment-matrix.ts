import { expect, type Locator, type Page } from '@playwright/test';
import { fillCard } from './cashier.ts';
import type { FaultRequest } from './sandbox.ts';

type PaymentEndpoint = 'deposit' | 'withdraw';

/** What a payment meets on its way. */
export interface PaymentFault {
  name: string;
  /** What the platform is to do, and how often; null where the browser itself has no connection. */
  fault(call: PaymentEndpoint): FaultRequest | null;
  /** By the ledger, of the first sending. */
  made: 'once' | 'not';
  /** What the screen says of it where the player stays. `unknown`: that nobody knows; one that was made is then found. */
  expectedMessage: 'made' | 'unknown' | 'refused' | 'signed-out';
}

const status = (code: number, body?: unknown) => (call: PaymentEndpoint) =>
  ({ call, kind: 'status', status: code, times: 1, ...(body === undefined ? {} : { body }) }) as const;

const REFUSAL = { success: false, code: 'PROVIDER_ERROR', message: 'The payment provider reports an error' };

/** How long an answer is held back, so that a player can leave before it comes. */
export const DELAY_MS = 900;

export const FAULTS: readonly PaymentFault[] = [
  {
    name: 'a slow answer',
    fault: (call) => ({ call, kind: 'delay', delayMs: DELAY_MS, times: 1 }),
    made: 'once',
    expectedMessage: 'made',
  },
  {
    name: 'a broken line',
    fault: (call) => ({ call, kind: 'drop', times: 1 }),
    made: 'not',
    expectedMessage: 'unknown',
  },
  {
    name: 'a lost answer',
    fault: (call) => ({ call, kind: 'lost-answer', times: 1 }),
    made: 'once',
    expectedMessage: 'unknown',
  },
  { name: '403', fault: status(403), made: 'not', expectedMessage: 'signed-out' },
  { name: '409', fault: status(409), made: 'not', expectedMessage: 'unknown' },
  { name: '422', fault: status(422, REFUSAL), made: 'not', expectedMessage: 'refused' },
  { name: '500', fault: status(500), made: 'not', expectedMessage: 'unknown' },
  {
    name: 'a malformed answer',
    fault: (call) => ({ call, kind: 'malformed', times: 1 }),
    made: 'not',
    expectedMessage: 'unknown',
  },
  { name: 'no connection', fault: () => null, made: 'not', expectedMessage: 'unknown' },
];

/** Where a player is when the answer should come. */
export const SITUATIONS = ['stays', 'reload', 'Back', 'second tab', 'closed tab', 'ended session'] as const;

export type Situation = (typeof SITUATIONS)[number];

/** A payment as its screen makes and tells it. */
export interface PaymentScreen {
  call: PaymentEndpoint;
  path: string;
  title: string;
  /** Adds to the balance, or takes from it. */
  sign: 1 | -1;
  /** A page with a link to this one. */
  before: string;
  fill(page: Page, amount: number): Promise<void>;
  press(page: Page, amount: number): Promise<void>;
  retry(page: Page, amount: number): Promise<void>;
  made(page: Page, amount: number): Locator;
  unknown(page: Page): Locator;
  /** That it is known to be under way, from the tab beside the one that sent it. */
  pendingElsewhere(page: Page): Locator;
  refused(page: Page): Locator;
  /** What can be pressed once nothing is owed. */
  ready(page: Page): Locator;
}

export const DEPOSIT: PaymentScreen = {
  call: 'deposit',
  path: '/deposit',
  title: 'Deposit',
  sign: 1,
  before: '/withdraw',
  async fill(page, amount) {
    await page.getByRole('textbox', { name: 'Amount' }).fill(String(amount));
    await fillCard(page);
  },
  press: (page, amount) => page.getByRole('button', { name: `Deposit €${amount}.00` }).click(),
  async retry(page) {
    // What was sent is locked; in another page the card is typed again.
    if (await page.getByLabel('CVC').isVisible()) await fillCard(page);
    await page.getByRole('button', { name: /^Send the same €.* payment again$/ }).click();
  },
  made: (page, amount) =>
    page.getByRole('dialog', { name: 'Deposit received' }).filter({ hasText: `€${amount}.00` }),
  unknown: (page) => page.getByText('We do not know yet whether your payment went through'),
  pendingElsewhere: (page) =>
    page.getByText(
      /You are already paying in another tab|We do not know yet whether your payment went through/,
    ),
  refused: (page) => page.getByText('Nothing was paid. What you chose is still here.'),
  ready: (page) => page.getByRole('button', { name: /^Deposit €/, disabled: false }),
};

export const WITHDRAWAL: PaymentScreen = {
  call: 'withdraw',
  path: '/withdraw',
  title: 'Withdraw',
  sign: -1,
  before: '/deposit',
  async fill(page, amount) {
    await page.getByRole('radio', { name: /Harborpay/ }).check();
    await page.getByLabel('Amount').fill(String(amount));
    await page.getByLabel('Harborpay e-mail').fill('d@player.test');
  },
  async press(page, amount) {
    await page.getByRole('button', { name: 'Review withdrawal' }).click();
    await page.getByRole('button', { name: new RegExp(`^Withdraw .?€${amount}\\.00`) }).click();
  },
  async retry(page) {
    const email = page.getByLabel('Harborpay e-mail');
    // What was sent is locked; of another page the account alone is typed again.
    if (await email.isEditable()) await email.fill('d@player.test');
    await page.getByRole('button', { name: /^Send the same .* withdrawal again$/ }).click();
  },
  made: (page) => page.getByRole('heading', { name: 'Withdrawal requested' }),
  unknown: (page) => page.getByText('Sending the same one again is safe'),
  pendingElsewhere: (page) =>
    page.getByText(/You are already withdrawing in another tab|Sending the same one again is safe/),
  refused: (page) => page.getByText('Nothing was taken from your balance.'),
  ready: (page) => page.getByRole('button', { name: 'Review withdrawal' }),
};

/** Fails the next call of a path as a browser does that has lost its connection, which it then has. */
export async function loseConnection(page: Page, call: PaymentEndpoint): Promise<void> {
  await page.route(
    `**/api/user/${call}`,
    async (route) => {
      await page.context().setOffline(true);
      await route.abort('internetdisconnected');
    },
    { times: 1 },
  );
}

/** Expects that the page says why the player is signed out, or treats them as the visitor they now are. */
export async function expectSignedOut(page: Page): Promise<void> {
  const why = page.getByText(/You have been signed out|Your session has (?:expired|ended)/);
  const visitor = page.getByText(/^Log in to (?:deposit|see what you can withdraw)/);
  await expect(why.or(visitor).first()).toBeVisible();
}
