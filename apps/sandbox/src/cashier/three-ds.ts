import type { ThreeDsWebhookAsk } from '@baize/api/calls/cashier';
import type { Database } from '../database/open-database.ts';
import { notFound } from '../http/refusal.ts';
import { toAmount } from '../ledger/currency.ts';
import type { Platform } from '../platform.ts';
import { tell } from './notices.ts';
import type { Outcome } from './outcomes.ts';
import { holdPayment, paymentOfMd, type Payment } from './payment.ts';
import { completeDeposit, endDeposit, type Held, type Settled } from './settle-deposit.ts';

/** A payment at its bank says so in its `outcome`, in place of what was planned: what the bank will say, then what it said. */
export const BANK_WILL_AGREE = 'bank-will-agree';
export const BANK_WILL_REFUSE = 'bank-will-refuse';
export const BANK_SAID_YES = 'bank-agreed';
export const BANK_SAID_NO = 'bank-refused';

const ASKED: readonly string[] = [BANK_WILL_AGREE, BANK_WILL_REFUSE];
const ANSWERED: readonly string[] = [BANK_SAID_YES, BANK_SAID_NO];

/** What stands in the `outcome` of a payment that begins like this. */
export function firstOutcome(planned: Outcome): string {
  if (planned === '3ds-pass') return BANK_WILL_AGREE;
  return planned === '3ds-fail' ? BANK_WILL_REFUSE : planned;
}

/** The question to the bank, as a text without meaning to anybody else; always the same for one payment. */
export function paReqOf({ id, amount, currencyCode, createdAt }: Payment): string {
  const question = {
    version: '1.0.2',
    merchant: 'Baize',
    transactionId: id,
    amount: toAmount(amount, currencyCode),
    currencyCode,
    at: createdAt.toISOString(),
  };
  return Buffer.from(JSON.stringify(question)).toString('base64url');
}

/** Whether a payment is one that its player's bank has to agree to. */
export function isAtTheBank({ outcome }: Payment): boolean {
  return ASKED.includes(outcome) || ANSWERED.includes(outcome);
}

/** Whether the bank has answered: nothing on a page changes that any more. */
export function hasBankAnswered({ outcome }: Payment): boolean {
  return ANSWERED.includes(outcome);
}

/** Settles a deposit by what the bank has said; one the bank has not answered, or a settled one, stays as it is. */
export async function settleByBank(transaction: Database, held: Held): Promise<Settled> {
  const { payment } = held;
  if (payment.status === 'processing' && payment.outcome === BANK_SAID_YES) {
    return completeDeposit(transaction, held);
  }
  if (payment.status === 'processing' && payment.outcome === BANK_SAID_NO) {
    return endDeposit(transaction, held, { status: 'rejected', code: 'TRANSACTION_FAILED' });
  }
  return { payment, notices: [] };
}

/**
 * What the bank decided, brought back by the player's browser, signed in or not. The first to bring it settles the
 * deposit; whoever brings it again hears the same. An unknown `MD`, or one with another question: 404.
 */
export async function hearBank(
  { database, clock, realtime }: Platform,
  { MD, PaReq }: ThreeDsWebhookAsk,
): Promise<{ status: 'success' | 'failed' | 'pending'; transactionId: string }> {
  const known = await paymentOfMd(database, MD);
  if (!known || !isAtTheBank(known) || paReqOf(known) !== PaReq) throw notFound('There is no such payment');
  const { payment, notices } = await database.transaction(async (transaction) =>
    settleByBank(transaction, { ...(await holdPayment(transaction, known)), now: clock.now() }),
  );
  tell(realtime, notices);
  return { status: wordFor(payment), transactionId: payment.id };
}

function wordFor({ status }: Payment): 'success' | 'failed' | 'pending' {
  if (status === 'completed') return 'success';
  return status === 'processing' || status === 'pending' ? 'pending' : 'failed';
}
