import { expect, type Page, type Request } from '@playwright/test';
import { readBalance } from './cashier.ts';
import { TOKEN_KEY } from './store-token.ts';
import {
  DELAY_MS,
  expectSignedOut,
  loseConnection,
  type PaymentFault,
  type PaymentScreen,
  type Situation,
} from './payment-matrix.ts';
import type { SandboxClient } from './sandbox.ts';

/** One cell of the matrix: a payment of an amount of its own that meets a fault in a situation. */
export interface PaymentCase {
  page: Page;
  openTab(): Promise<Page>;
  sandbox: SandboxClient;
  screen: PaymentScreen;
  fault: PaymentFault;
  situation: Situation;
  amount: number;
}

/** A payment that is on its way. */
interface SentPayment {
  key: string;
  /** Resolves when its answer has come, or surely will not. */
  answered: Promise<void>;
  /** The tab beside, for that situation. */
  beside: Page | null;
}

/**
 * Pays in one cell and holds the screen against the ledger: made once and told so, or not made and told so, or not known;
 * then the same one is sent again under its key, and made once. Answers the tab that is left.
 */
export async function runPaymentCase(cell: PaymentCase): Promise<Page> {
  const { sandbox, screen, amount, fault, situation } = cell;
  const before = await readBalance(sandbox, 'depositor');
  const after = Math.round((before + screen.sign * amount) * 100) / 100;
  const ledger = () => expect.poll(() => readBalance(sandbox, 'depositor'));
  const sent = await send(cell);
  const left = await SITUATION_STEPS[situation](cell, sent);
  if (isSignedOut(cell)) await signInAgain(cell, left);
  else if (situation === 'Back' && !(await screen.made(left, amount).isVisible()))
    await left.goto(screen.path);
  // What meets the end of the session on its way is refused for that.
  const made = fault.made === 'once' && situation !== 'ended session';
  if (made) {
    await expect(isToldByToast(cell) ? screen.ready(left) : screen.made(left, amount)).toBeVisible();
    await expect(screen.unknown(left)).toHaveCount(0);
    await ledger().toBe(after);
  } else if (isResultUnknown(cell)) {
    await expect(screen.unknown(left)).toBeVisible();
    expect(await readBalance(sandbox, 'depositor')).toBe(before);
    const resent = left.waitForRequest(`**/api/user/${screen.call}`);
    await screen.retry(left, amount);
    expect((await resent).headers()['idempotency-key']).toBe(sent.key);
    await expect(screen.made(left, amount)).toBeVisible();
    await ledger().toBe(after);
  } else {
    await expect(screen.ready(left)).toBeVisible();
    await expect(screen.unknown(left)).toHaveCount(0);
    expect(await readBalance(sandbox, 'depositor')).toBe(before);
  }
  if (sent.beside) {
    await expect(screen.pendingElsewhere(sent.beside)).toHaveCount(0);
    await sent.beside.close();
  }
  return left;
}

/** Whether nobody knows what became of it, though it was not made: its answer said nothing, or nobody was there to hear. */
function isResultUnknown({ fault, situation }: PaymentCase): boolean {
  const unheard = situation === 'reload' || situation === 'closed tab';
  return fault.made === 'not' && (unheard || fault.expectedMessage === 'unknown');
}

/** Whether it was told on the page the player had left for, which looks a lost one up: its own page has nothing more to tell. */
function isToldByToast({ screen, fault, situation }: PaymentCase): boolean {
  return screen.call === 'withdraw' && situation === 'Back' && fault.made === 'once';
}

function isSignedOut({ fault, situation }: PaymentCase): boolean {
  const unheard = situation === 'reload' || situation === 'closed tab';
  return situation === 'ended session' || (fault.expectedMessage === 'signed-out' && !unheard);
}

async function send(cell: PaymentCase): Promise<SentPayment> {
  const { page, sandbox, screen, fault, situation, amount } = cell;
  const path = `/api/user/${screen.call}`;
  await page.goto(situation === 'Back' ? screen.before : screen.path);
  if (situation === 'Back') await page.locator(`a[href$="${screen.path}"]:visible`).first().click();
  // The page before has a form alike.
  await expect(page.getByRole('heading', { level: 1, name: screen.title })).toBeVisible();
  const beside = situation === 'second tab' ? await cell.openTab() : null;
  await beside?.goto(screen.path);
  if (beside) await expect(screen.ready(beside)).toBeVisible();
  await screen.fill(page, amount);
  const ordered = fault.fault(screen.call);
  if (ordered === null) await loseConnection(page, screen.call);
  else await sandbox.addFault(ordered);
  if (ordered !== null && ordered.kind !== 'delay' && situation !== 'stays')
    await sandbox.addFault({ call: screen.call, kind: 'delay', delayMs: DELAY_MS, times: 1 });
  const isIt = (request: Request) => new URL(request.url()).pathname === path;
  const request = page.waitForRequest(isIt);
  const done = Promise.race([
    page.waitForEvent('requestfinished', isIt),
    page.waitForEvent('requestfailed', isIt),
  ]);
  const noticed = beside && screen.pendingElsewhere(beside).first().waitFor();
  await screen.press(page, amount);
  // At once: the browser's own list of headers is complete only with the answer.
  const key = (await request).headers()['idempotency-key'] ?? 'none';
  await noticed;
  if (ordered === null) {
    await expect(screen.unknown(page)).toBeVisible();
    await page.context().setOffline(false);
  }
  // A page that is left hears of no end.
  const answered = done.then(
    () => undefined,
    () => undefined,
  );
  return { key, answered, beside };
}

type SituationStep = (cell: PaymentCase, sent: SentPayment) => Promise<Page>;

/** What the player does while the answer is on its way; answers the tab they then look at. */
const SITUATION_STEPS: Readonly<Record<Situation, SituationStep>> = {
  stays: waitForResult,
  'second tab': waitForResult,
  async reload({ page }) {
    await page.reload();
    return page;
  },
  async Back({ page, screen, fault, amount }, { answered }) {
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${screen.before}$`));
    await answered;
    // Told on whatever page the player is on: a deposit by its result, a withdrawal by a toast.
    if (fault.expectedMessage === 'made' && screen.call === 'deposit')
      await expect(screen.made(page, amount)).toBeVisible();
    else if (fault.made === 'once' && screen.call === 'withdraw')
      await expect(page.getByText('Withdrawal requested').first()).toBeVisible();
    else if (fault.expectedMessage === 'signed-out') await expectSignedOut(page);
    return page;
  },
  async 'closed tab'({ page, screen, openTab }) {
    const next = await openTab();
    await page.close();
    await next.goto(screen.path);
    return next;
  },
  async 'ended session'({ page, sandbox, screen }, { answered }) {
    await sandbox.endSession('depositor');
    await answered;
    await page.goto(screen.path);
    await expectSignedOut(page);
    return page;
  },
};

async function waitForResult({ page, screen, fault }: PaymentCase): Promise<Page> {
  if (fault.expectedMessage === 'refused') await expect(screen.refused(page)).toBeVisible();
  if (fault.expectedMessage === 'signed-out') await expectSignedOut(page);
  return page;
}

/** The same player is back on the same device: what it keeps of the payment has stayed. */
async function signInAgain({ sandbox, screen }: PaymentCase, page: Page): Promise<void> {
  const token = JSON.stringify(await sandbox.signIn('depositor'));
  await page.evaluate(([name, kept]) => localStorage.setItem(name, kept), [TOKEN_KEY, token] as const);
  await page.goto(screen.path);
}
