import type { Database } from '../database/open-database.ts';
import type { Player } from '../sessions/session-store.ts';
import { getCryptoState, cryptoSettlementDelay } from './crypto/crypto-deposit.ts';
import { getFieldText, selectStoredFields, type SubmittedFields } from './payment-fields.ts';
import type { Method } from './methods/method.ts';
import { toProviderPage, toThreeDsForm } from './onward-step.ts';
import { getPaymentOutcome, type PaymentOutcome } from './payment-outcomes.ts';
import { openPayment, type Payment } from './payment.ts';
import { getFailedMethod, loadStatusHistory } from './payment-history.ts';
import type { DepositOutcome, DepositAttempt } from './deposit-outcome.ts';
import { completeDeposit, failDeposit, type SettledPayment } from './settle-deposit.ts';
import { initialBankOutcome, isAwaitingBank } from './three-ds.ts';

/** A deposit as asked for, read and in whole units. */
export type DepositOrder = {
  units: bigint;
  currencyCode: string;
  fields: SubmittedFields;
  returnUrl: string;
  providerUrl: string;
  /** The offer chosen with it; empty where the player declined any, null where the house decides. */
  bonusChoice: string | null;
  now: number;
};

type Paying = { player: Player; method: Method; order: DepositOrder };

export const PENDING_TIMEOUT_MS = 120_000;
/** A payment page left open this long is given up. */
export const PROVIDER_PAGE_TIMEOUT_MS = 1_800_000;

const IMMEDIATE_REFUSALS: Readonly<Partial<Record<PaymentOutcome, { code: string; message: string }>>> = {
  'provider-error': { code: 'PROVIDER_ERROR', message: 'The payment provider reports an error' },
  'unified-error': { code: 'UNIFIED_ERROR', message: 'We could not take this deposit' },
};
const ABORTED = { code: 'TRANSACTION_FAILED', message: 'The payment did not go through' };

/** Hands a deposit to the provider: cards and vouchers are answered at once, crypto with an address, for the rest its page is opened. */
export async function startPayment(transaction: Database, paying: Paying): Promise<DepositAttempt> {
  if (paying.method.family === 'crypto') return startCryptoDeposit(transaction, paying);
  const { player, method, order } = paying;
  const { units, currencyCode, fields, now } = order;
  const outcome = getPaymentOutcome({ units, currencyCode, cardNumber: getFieldText(fields, 'cardNumber') });
  const isDirect = method.family === 'card' || method.family === 'voucher';
  const payment = await openPayment(transaction, {
    player,
    kind: 'deposit',
    method,
    units,
    currencyCode,
    outcome: isDirect ? initialBankOutcome(outcome) : outcome,
    fields: selectStoredFields(fields, method.depositFields ?? []),
    returnUrl: order.returnUrl,
    bonusChoice: order.bonusChoice,
    status: isPendingImmediately(outcome) && isDirect ? 'pending' : 'processing',
    now,
    settlesAfterMs: isPendingImmediately(outcome) && isDirect ? PENDING_TIMEOUT_MS : PROVIDER_PAGE_TIMEOUT_MS,
  });
  const refused = IMMEDIATE_REFUSALS[outcome] ?? (outcome === 'failed' && isDirect ? ABORTED : null);
  if (refused) return refuse(transaction, { ...paying, payment, refused });
  if (!isDirect || outcome === 'cancel')
    return toAttempt(transaction, payment, toProviderPage(order.providerUrl, payment));
  const settled = await settleImmediately(transaction, { player, payment, now });
  const threeDs = isAwaitingBank(payment) ? { threeDs: toThreeDsForm(order.providerUrl, payment) } : {};
  const told = await toAttempt(transaction, settled.payment, threeDs);
  return { ...told, events: settled.events, isResponseLost: outcome === 'lost-answer' };
}

/** An address to send to; nothing but the network says when the coins are there. */
async function startCryptoDeposit(transaction: Database, paying: Paying): Promise<DepositAttempt> {
  const { player, method, order } = paying;
  const { units, currencyCode, fields, now } = order;
  const outcome = getPaymentOutcome({ units, currencyCode, cardNumber: '' });
  const payment = await openPayment(transaction, {
    player,
    kind: 'deposit',
    method,
    units,
    currencyCode,
    outcome,
    fields: selectStoredFields(fields, method.depositFields ?? []),
    returnUrl: order.returnUrl,
    bonusChoice: order.bonusChoice,
    status: 'pending',
    now,
    settlesAfterMs: cryptoSettlementDelay(outcome, getFieldText(fields, 'network')),
  });
  const refused = IMMEDIATE_REFUSALS[outcome];
  if (refused) return refuse(transaction, { ...paying, payment, refused });
  const told = await toAttempt(transaction, payment, { crypto: getCryptoState(payment, now) });
  return { ...told, isResponseLost: outcome === 'lost-answer' };
}

function isPendingImmediately(outcome: PaymentOutcome): boolean {
  return outcome === 'pending' || outcome === 'pending-fails';
}

async function settleImmediately(
  transaction: Database,
  held: { player: Player; payment: Payment; now: number },
): Promise<SettledPayment> {
  switch (held.payment.outcome) {
    case 'success':
    case 'lost-answer':
      return completeDeposit(transaction, held);
    case 'decline':
      return failDeposit(transaction, held, { status: 'rejected', code: 'TRANSACTION_FAILED' });
    default:
      return { payment: held.payment, events: [] };
  }
}

async function refuse(
  transaction: Database,
  {
    player,
    payment,
    order,
    refused,
  }: Paying & { payment: Payment; refused: { code: string; message: string } },
): Promise<DepositAttempt> {
  const failure = { status: 'failed', code: refused.code } as const;
  const { events } = await failDeposit(transaction, { player, payment, now: order.now }, failure);
  const reference = refused.code === 'UNIFIED_ERROR' ? { reference: payment.reference } : {};
  const said: DepositOutcome = { kind: 'refusal', ...refused, transactionId: payment.id, ...reference };
  return { outcome: said, events, isResponseLost: false };
}

type NextStep = {
  redirectUrl?: string;
  threeDs?: ReturnType<typeof toThreeDsForm>;
  crypto?: ReturnType<typeof getCryptoState>;
};

async function toAttempt(transaction: Database, payment: Payment, onward: NextStep): Promise<DepositAttempt> {
  const answer = {
    transactionId: payment.id,
    status: payment.status,
    reference: payment.reference,
    ...onward,
    history: await loadStatusHistory(transaction, payment.id),
    failedMethodId: getFailedMethod(payment),
  };
  return { outcome: { kind: 'answer', answer }, events: [], isResponseLost: false };
}
