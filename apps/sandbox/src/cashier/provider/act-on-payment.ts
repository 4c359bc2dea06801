import { timingSafeEqual } from 'node:crypto';
import type { Database } from '../../database/open-database.ts';
import type { Platform } from '../../platform.ts';
import { isOpenCrypto } from '../crypto/crypto-deposit.ts';
import { confirmCrypto } from '../crypto/settle-crypto.ts';
import { tell } from '../notices.ts';
import { PAGE_MS, PENDING_MS } from '../pay-at-provider.ts';
import { changePayment, holdPayment, type Payment } from '../payment.ts';
import type { Outcome } from '../outcomes.ts';
import { completeDeposit, endDeposit, type Held, type Settled } from '../settle-deposit.ts';
import {
  BANK_SAID_NO,
  BANK_SAID_YES,
  BANK_WILL_AGREE,
  firstOutcome,
  hasBankAnswered,
  isAtTheBank,
} from '../three-ds.ts';
import { moveWithdrawal } from '../withdrawal-path.ts';
import { codeOf } from './acs-page.ts';

/** What a person at the provider's desk may decide. */
export const DECISIONS = ['pay', 'refuse', 'cancel', 'confirm'] as const;
export type Decision = (typeof DECISIONS)[number];

/** When a bank has spoken and nobody brings its answer, the provider tells the casino itself. */
const UNHEARD_MS = 120_000;

type Act = (transaction: Database, held: Held) => Promise<Settled>;

/** Does something with an open payment, once; a settled one stays as it is. */
async function act(platform: Platform, payment: Payment, deed: Act): Promise<Payment> {
  const settled = await platform.database.transaction(async (transaction) => {
    const held = { ...(await holdPayment(transaction, payment)), now: platform.clock.now() };
    const isOpen = held.payment.settledAt === null;
    return isOpen ? deed(transaction, held) : { payment: held.payment, notices: [] };
  });
  tell(platform.realtime, settled.notices);
  return settled.payment;
}

/** Ends a deposit on its page as the player chose; one that is pending already goes on by the clock. */
export function payOnPage(platform: Platform, payment: Payment, outcome: Outcome): Promise<Payment> {
  return act(platform, payment, async (transaction, held) => {
    const isUndecided = held.payment.status === 'processing' && !isAtTheBank(held.payment);
    if (!isUndecided) return { payment: held.payment, notices: [] };
    return endAs(transaction, held, outcome);
  });
}

async function endAs(transaction: Database, held: Held, outcome: Outcome): Promise<Settled> {
  const { payment, now } = held;
  const goOn = async (status: Payment['status'], afterMs: number) => {
    const settlesAt = new Date(now + afterMs);
    return {
      payment: await changePayment(
        transaction,
        { payment, at: new Date(now) },
        {
          status,
          outcome: firstOutcome(outcome),
          settlesAt,
        },
      ),
      notices: [],
    };
  };
  switch (outcome) {
    case 'success':
    case 'lost-answer':
      return completeDeposit(transaction, held);
    case 'failed':
      return endDeposit(transaction, held, { status: 'failed', code: 'TRANSACTION_FAILED' });
    case 'decline':
      return endDeposit(transaction, held, { status: 'rejected', code: 'TRANSACTION_FAILED' });
    case 'cancel':
      return endDeposit(transaction, held, { status: 'cancelled', code: null });
    case 'pending':
    case 'pending-fails':
      return goOn('pending', PENDING_MS);
    case '3ds-pass':
    case '3ds-fail':
      return goOn('processing', PAGE_MS);
    case 'provider-error':
      return endDeposit(transaction, held, { status: 'failed', code: 'PROVIDER_ERROR' });
    case 'unified-error':
      return endDeposit(transaction, held, { status: 'failed', code: 'UNIFIED_ERROR' });
  }
}

/** Hears the player at the bank: the right code, a wrong one (undefined: ask again), or "this is not me". */
export async function answerBank(
  platform: Platform,
  payment: Payment,
  { code, refuses }: { code: string; refuses: boolean },
): Promise<Payment | undefined> {
  const isRight = sameText(code.replaceAll(/\s/g, ''), codeOf(payment));
  if (!refuses && !isRight) return undefined;
  const agrees = isRight && !refuses && payment.outcome === BANK_WILL_AGREE;
  return act(platform, payment, async (transaction, held) => {
    if (hasBankAnswered(held.payment)) return { payment: held.payment, notices: [] };
    const change = {
      outcome: agrees ? BANK_SAID_YES : BANK_SAID_NO,
      settlesAt: new Date(held.now + UNHEARD_MS),
    };
    const at = new Date(held.now);
    return { payment: await changePayment(transaction, { payment: held.payment, at }, change), notices: [] };
  });
}

function sameText(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}

/** Decides about whatever waits, deposit or withdrawal; `confirm` is one step on the network of a deposit by crypto. */
export function decide(platform: Platform, payment: Payment, decision: Decision): Promise<Payment> {
  return act(platform, payment, async (transaction, held) => {
    if (decision === 'confirm') {
      const waits = isOpenCrypto(held.payment);
      return waits ? confirmCrypto(transaction, held) : { payment: held.payment, notices: [] };
    }
    const status = decision === 'refuse' ? 'rejected' : 'cancelled';
    if (held.payment.kind === 'withdraw') {
      const to = decision === 'pay' ? 'processed' : status;
      return moveWithdrawal(transaction, held, { status: to, settlesAt: null });
    }
    if (decision === 'pay') return completeDeposit(transaction, held);
    const code = decision === 'refuse' ? 'TRANSACTION_FAILED' : null;
    return endDeposit(transaction, held, { status, code });
  });
}
