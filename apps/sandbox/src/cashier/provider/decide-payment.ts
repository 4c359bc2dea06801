import { timingSafeEqual } from 'node:crypto';
import type { Database } from '../../database/open-database.ts';
import type { Platform } from '../../platform.ts';
import { isOpenCrypto } from '../crypto/crypto-deposit.ts';
import { confirmCrypto } from '../crypto/settle-crypto.ts';
import { publishEvents } from '../payment-events.ts';
import { PROVIDER_PAGE_TIMEOUT_MS, PENDING_TIMEOUT_MS } from '../start-payment.ts';
import { changePayment, lockPayment, type Payment } from '../payment.ts';
import type { PaymentOutcome } from '../payment-outcomes.ts';
import { completeDeposit, failDeposit, type LockedPayment, type SettledPayment } from '../settle-deposit.ts';
import {
  BANK_REFUSED,
  BANK_APPROVED,
  BANK_WILL_APPROVE,
  initialBankOutcome,
  hasBankDecided,
  isAwaitingBank,
} from '../three-ds.ts';
import { setWithdrawalStatus } from '../withdrawal-steps.ts';
import { getAcsCode } from './acs-page.ts';

/** What a person at the provider's desk may decide. */
export const PROVIDER_DECISIONS = ['pay', 'refuse', 'cancel', 'confirm'] as const;
export type ProviderDecision = (typeof PROVIDER_DECISIONS)[number];

/** When a bank has spoken and nobody brings its answer, the provider tells the casino itself. */
const BANK_TIMEOUT_MS = 120_000;

type PaymentUpdate = (transaction: Database, held: LockedPayment) => Promise<SettledPayment>;

/** Does something with an open payment, once; a settled one stays as it is. */
async function updatePayment(platform: Platform, payment: Payment, action: PaymentUpdate): Promise<Payment> {
  const settled = await platform.database.transaction(async (transaction) => {
    const held = { ...(await lockPayment(transaction, payment)), now: platform.clock.now() };
    const isOpen = held.payment.settledAt === null;
    return isOpen ? action(transaction, held) : { payment: held.payment, events: [] };
  });
  publishEvents(platform.realtime, settled.events);
  return settled.payment;
}

/** Ends a deposit on its page as the player chose; one that is pending already goes on by the clock. */
export function payOnPage(platform: Platform, payment: Payment, outcome: PaymentOutcome): Promise<Payment> {
  return updatePayment(platform, payment, async (transaction, held) => {
    const isUndecided = held.payment.status === 'processing' && !isAwaitingBank(held.payment);
    if (!isUndecided) return { payment: held.payment, events: [] };
    return settleAs(transaction, held, outcome);
  });
}

async function settleAs(
  transaction: Database,
  held: LockedPayment,
  outcome: PaymentOutcome,
): Promise<SettledPayment> {
  const { payment, now } = held;
  const goOn = async (status: Payment['status'], afterMs: number) => {
    const settlesAt = new Date(now + afterMs);
    return {
      payment: await changePayment(
        transaction,
        { payment, at: new Date(now) },
        {
          status,
          outcome: initialBankOutcome(outcome),
          settlesAt,
        },
      ),
      events: [],
    };
  };
  switch (outcome) {
    case 'success':
    case 'lost-answer':
      return completeDeposit(transaction, held);
    case 'failed':
      return failDeposit(transaction, held, { status: 'failed', code: 'TRANSACTION_FAILED' });
    case 'decline':
      return failDeposit(transaction, held, { status: 'rejected', code: 'TRANSACTION_FAILED' });
    case 'cancel':
      return failDeposit(transaction, held, { status: 'cancelled', code: null });
    case 'pending':
    case 'pending-fails':
      return goOn('pending', PENDING_TIMEOUT_MS);
    case '3ds-pass':
    case '3ds-fail':
      return goOn('processing', PROVIDER_PAGE_TIMEOUT_MS);
    case 'provider-error':
      return failDeposit(transaction, held, { status: 'failed', code: 'PROVIDER_ERROR' });
    case 'unified-error':
      return failDeposit(transaction, held, { status: 'failed', code: 'UNIFIED_ERROR' });
  }
}

/** Hears the player at the bank: the right code, a wrong one (undefined: ask again), or "this is not me". */
export async function submitBankCode(
  platform: Platform,
  payment: Payment,
  { code, refuses }: { code: string; refuses: boolean },
): Promise<Payment | undefined> {
  const isRight = isSameText(code.replaceAll(/\s/g, ''), getAcsCode(payment));
  if (!refuses && !isRight) return undefined;
  const agrees = isRight && !refuses && payment.outcome === BANK_WILL_APPROVE;
  return updatePayment(platform, payment, async (transaction, held) => {
    if (hasBankDecided(held.payment)) return { payment: held.payment, events: [] };
    const change = {
      outcome: agrees ? BANK_APPROVED : BANK_REFUSED,
      settlesAt: new Date(held.now + BANK_TIMEOUT_MS),
    };
    const at = new Date(held.now);
    return { payment: await changePayment(transaction, { payment: held.payment, at }, change), events: [] };
  });
}

function isSameText(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}

/** Decides about whatever waits, deposit or withdrawal; `confirm` is one step on the network of a deposit by crypto. */
export function decidePayment(
  platform: Platform,
  payment: Payment,
  decision: ProviderDecision,
): Promise<Payment> {
  return updatePayment(platform, payment, async (transaction, held) => {
    if (decision === 'confirm') {
      const waits = isOpenCrypto(held.payment);
      return waits ? confirmCrypto(transaction, held) : { payment: held.payment, events: [] };
    }
    const status = decision === 'refuse' ? 'rejected' : 'cancelled';
    if (held.payment.kind === 'withdraw') {
      const to = decision === 'pay' ? 'processed' : status;
      return setWithdrawalStatus(transaction, held, { status: to, settlesAt: null });
    }
    if (decision === 'pay') return completeDeposit(transaction, held);
    const code = decision === 'refuse' ? 'TRANSACTION_FAILED' : null;
    return failDeposit(transaction, held, { status, code });
  });
}
