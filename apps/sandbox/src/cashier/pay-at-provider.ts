import type { Database } from '../database/open-database.ts';
import type { Player } from '../sessions/session-store.ts';
import { cryptoOf, cryptoSettlesAfter } from './crypto/crypto-deposit.ts';
import { fieldText, keptFields, type SentFields } from './fields.ts';
import type { Method } from './methods/method.ts';
import { outcomeOf, type Outcome } from './outcomes.ts';
import { openPayment, type Payment } from './payment.ts';
import { failedMethodOf, historyOf } from './payment-history.ts';
import { withResult } from './return-address.ts';
import type { Said, Tried } from './said.ts';
import { completeDeposit, endDeposit, type Settled } from './settle-deposit.ts';
import { firstOutcome, isAtTheBank, paReqOf } from './three-ds.ts';

/** A deposit as asked for, read and in whole units. */
export type Order = {
  units: bigint;
  currencyCode: string;
  fields: SentFields;
  returnUrl: string;
  providerUrl: string;
  /** The offer chosen with it; empty where the player declined any, null where the house decides. */
  bonusChoice: string | null;
  now: number;
};

type Paying = { player: Player; method: Method; order: Order };

export const PENDING_MS = 120_000;
/** A payment page left open this long is given up. */
export const PAGE_MS = 1_800_000;

const REFUSED_AT_ONCE: Readonly<Partial<Record<Outcome, { code: string; message: string }>>> = {
  'provider-error': { code: 'PROVIDER_ERROR', message: 'The payment provider reports an error' },
  'unified-error': { code: 'UNIFIED_ERROR', message: 'We could not take this deposit' },
};
const BROKEN_OFF = { code: 'TRANSACTION_FAILED', message: 'The payment did not go through' };

/** Hands a deposit to the provider: cards and vouchers are answered at once, crypto with an address, for the rest its page is opened. */
export async function payAtProvider(transaction: Database, paying: Paying): Promise<Tried> {
  if (paying.method.family === 'crypto') return askForCrypto(transaction, paying);
  const { player, method, order } = paying;
  const { units, currencyCode, fields, now } = order;
  const outcome = outcomeOf({ units, currencyCode, cardNumber: fieldText(fields, 'cardNumber') });
  const isDirect = method.family === 'card' || method.family === 'voucher';
  const payment = await openPayment(transaction, {
    player,
    kind: 'deposit',
    method,
    units,
    currencyCode,
    outcome: isDirect ? firstOutcome(outcome) : outcome,
    fields: keptFields(fields, method.depositFields ?? []),
    returnUrl: order.returnUrl,
    bonusChoice: order.bonusChoice,
    status: waitsAtOnce(outcome) && isDirect ? 'pending' : 'processing',
    now,
    settlesAfterMs: waitsAtOnce(outcome) && isDirect ? PENDING_MS : PAGE_MS,
  });
  const refused = REFUSED_AT_ONCE[outcome] ?? (outcome === 'failed' && isDirect ? BROKEN_OFF : null);
  if (refused) return refuse(transaction, { ...paying, payment, refused });
  if (!isDirect || outcome === 'cancel') return sent(transaction, payment, pageOf(order, payment));
  const settled = await settleAtOnce(transaction, { player, payment, now });
  const threeDs = isAtTheBank(payment) ? { threeDs: threeDsOf(order, payment) } : {};
  const told = await sent(transaction, settled.payment, threeDs);
  return { ...told, notices: settled.notices, lost: outcome === 'lost-answer' };
}

/** An address to send to; nothing but the network says when the coins are there. */
async function askForCrypto(transaction: Database, paying: Paying): Promise<Tried> {
  const { player, method, order } = paying;
  const { units, currencyCode, fields, now } = order;
  const outcome = outcomeOf({ units, currencyCode, cardNumber: '' });
  const payment = await openPayment(transaction, {
    player,
    kind: 'deposit',
    method,
    units,
    currencyCode,
    outcome,
    fields: keptFields(fields, method.depositFields ?? []),
    returnUrl: order.returnUrl,
    bonusChoice: order.bonusChoice,
    status: 'pending',
    now,
    settlesAfterMs: cryptoSettlesAfter(outcome, fieldText(fields, 'network')),
  });
  const refused = REFUSED_AT_ONCE[outcome];
  if (refused) return refuse(transaction, { ...paying, payment, refused });
  const told = await sent(transaction, payment, { crypto: cryptoOf(payment, now) });
  return { ...told, lost: outcome === 'lost-answer' };
}

function waitsAtOnce(outcome: Outcome): boolean {
  return outcome === 'pending' || outcome === 'pending-fails';
}

async function settleAtOnce(
  transaction: Database,
  held: { player: Player; payment: Payment; now: number },
): Promise<Settled> {
  switch (held.payment.outcome) {
    case 'success':
    case 'lost-answer':
      return completeDeposit(transaction, held);
    case 'decline':
      return endDeposit(transaction, held, { status: 'rejected', code: 'TRANSACTION_FAILED' });
    default:
      return { payment: held.payment, notices: [] };
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
): Promise<Tried> {
  const failure = { status: 'failed', code: refused.code } as const;
  const { notices } = await endDeposit(transaction, { player, payment, now: order.now }, failure);
  const reference = refused.code === 'UNIFIED_ERROR' ? { reference: payment.reference } : {};
  const said: Said = { kind: 'refusal', ...refused, transactionId: payment.id, ...reference };
  return { said, notices, lost: false };
}

type Onward = {
  redirectUrl?: string;
  threeDs?: ReturnType<typeof threeDsOf>;
  crypto?: ReturnType<typeof cryptoOf>;
};

async function sent(transaction: Database, payment: Payment, onward: Onward): Promise<Tried> {
  const answer = {
    transactionId: payment.id,
    status: payment.status,
    ...onward,
    history: await historyOf(transaction, payment.id),
    failedMethodId: failedMethodOf(payment),
  };
  return { said: { kind: 'answer', answer }, notices: [], lost: false };
}

function pageOf({ providerUrl }: Order, { md }: Payment): Onward {
  return { redirectUrl: `${providerUrl}/pay/${md}` };
}

function threeDsOf({ providerUrl, returnUrl }: Order, payment: Payment) {
  return {
    acsUrl: `${providerUrl}/acs`,
    PaReq: paReqOf(payment),
    MD: payment.md ?? '',
    TermUrl: withResult(returnUrl, { modal: 'deposit-3ds-success' }),
  };
}
