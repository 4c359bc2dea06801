import type { ThreeDsWebhookRequest } from '@baize/api/endpoints/cashier';
import type { Database } from '../database/open-database.ts';
import { notFoundError } from '../errors/http-error.ts';
import { unitsToDecimal } from '../ledger/currency.ts';
import type { Platform } from '../platform.ts';
import { publishEvents } from './payment-events.ts';
import type { PaymentOutcome } from './payment-outcomes.ts';
import { lockPayment, findPaymentByMd, type Payment } from './payment.ts';
import { completeDeposit, failDeposit, type LockedPayment, type SettledPayment } from './settle-deposit.ts';

/** A payment at its bank says so in its `outcome`, in place of what was planned: what the bank will say, then what it said. */
export const BANK_WILL_APPROVE = 'bank-will-agree';
export const BANK_WILL_REFUSE = 'bank-will-refuse';
export const BANK_APPROVED = 'bank-agreed';
export const BANK_REFUSED = 'bank-refused';

const PENDING_AT_BANK: readonly string[] = [BANK_WILL_APPROVE, BANK_WILL_REFUSE];
const DECIDED_BY_BANK: readonly string[] = [BANK_APPROVED, BANK_REFUSED];

/** What stands in the `outcome` of a payment that begins like this. */
export function initialBankOutcome(planned: PaymentOutcome): string {
  if (planned === '3ds-pass') return BANK_WILL_APPROVE;
  return planned === '3ds-fail' ? BANK_WILL_REFUSE : planned;
}

/** The question to the bank, as a text without meaning to anybody else; always the same for one payment. */
export function createPaReq({ id, amount, currencyCode, createdAt }: Payment): string {
  const question = {
    version: '1.0.2',
    merchant: 'Baize',
    transactionId: id,
    amount: unitsToDecimal(amount, currencyCode),
    currencyCode,
    at: createdAt.toISOString(),
  };
  return Buffer.from(JSON.stringify(question)).toString('base64url');
}

/** Whether a payment is one that its player's bank has to agree to. */
export function isAwaitingBank({ outcome }: Payment): boolean {
  return PENDING_AT_BANK.includes(outcome) || DECIDED_BY_BANK.includes(outcome);
}

/** Whether the bank has answered: nothing on a page changes that any more. */
export function hasBankDecided({ outcome }: Payment): boolean {
  return DECIDED_BY_BANK.includes(outcome);
}

/** Settles a deposit by what the bank has said; one the bank has not answered, or a settled one, stays as it is. */
export async function settleByBank(transaction: Database, held: LockedPayment): Promise<SettledPayment> {
  const { payment } = held;
  if (payment.status === 'processing' && payment.outcome === BANK_APPROVED) {
    return completeDeposit(transaction, held);
  }
  if (payment.status === 'processing' && payment.outcome === BANK_REFUSED) {
    return failDeposit(transaction, held, { status: 'rejected', code: 'BANK_NOT_CONFIRMED' });
  }
  return { payment, events: [] };
}

/**
 * What the bank decided, brought back by the player's browser, signed in or not. The first to bring it settles the
 * deposit; whoever brings it again hears the same. An unknown `MD`, or one with another question: 404.
 */
export async function handleBankResult(
  { database, clock, realtime }: Platform,
  { MD, PaReq }: ThreeDsWebhookRequest,
): Promise<{ status: 'success' | 'failed' | 'pending'; transactionId: string }> {
  const known = await findPaymentByMd(database, MD);
  if (!known || !isAwaitingBank(known) || createPaReq(known) !== PaReq)
    throw notFoundError('There is no such payment');
  const { payment, events } = await database.transaction(async (transaction) =>
    settleByBank(transaction, { ...(await lockPayment(transaction, known)), now: clock.now() }),
  );
  publishEvents(realtime, events);
  return { status: toBankStatus(payment), transactionId: payment.id };
}

function toBankStatus({ status }: Payment): 'success' | 'failed' | 'pending' {
  if (status === 'completed') return 'success';
  return status === 'processing' || status === 'pending' ? 'pending' : 'failed';
}
