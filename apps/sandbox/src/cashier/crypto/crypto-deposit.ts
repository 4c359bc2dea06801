import type { ResponseInputOf } from '@baize/api/endpoint';
import type { deposit } from '@baize/api/endpoints/cashier';
import { cryptoNetworkOf, type CryptoNetwork } from '@baize/domain/crypto-networks';
import { and, inArray } from 'drizzle-orm';
import type { Database } from '../../database/open-database.ts';
import { payments } from '../../database/tables/cashier.ts';
import { PAYMENT_METHODS, findMethod } from '../methods/catalogue.ts';
import type { Method } from '../methods/method.ts';
import type { Payment } from '../payment.ts';
import { toCoinAmount, eurosToCoin } from './coin-amount.ts';
import { NETWORKS } from './networks.ts';

export type CryptoDepositState = NonNullable<ResponseInputOf<typeof deposit>['crypto']>;

const MINUTE_MS = 60_000;
/** So long after it was made somebody sends the coins, and so long they take to be confirmed. */
const SENT_AFTER_MS = MINUTE_MS;
const CONFIRMED_AFTER_MS = 2 * MINUTE_MS;
/** An address nobody has sent anything to is given up. */
const EXPIRES_AFTER_MS = 30 * MINUTE_MS;
const FAILING: readonly string[] = ['failed', 'decline', 'pending-fails'];
const NEVER_SENT = 'cancel';

type Paid = Pick<Payment, 'methodId' | 'fields' | 'kind'>;

/** A deposit's method, network and coin; null where it is none by crypto. */
function coinsOf({
  kind,
  methodId,
  fields,
}: Paid): { method: Method; name: string; network: CryptoNetwork } | null {
  const method = findMethod(methodId);
  const name = fields['network'];
  if (kind !== 'deposit' || method?.family !== 'crypto' || typeof name !== 'string') return null;
  const network = cryptoNetworkOf(name);
  return network === null ? null : { method, name, network };
}

/** Whether a payment is a deposit that waits for coins at an address. */
export function isOpenCrypto(payment: Payment): boolean {
  return payment.status === 'pending' && coinsOf(payment) !== null;
}

/** How long from its being seen until a payment of this outcome is over. */
function confirmingMs(outcome: string, network: CryptoNetwork): number {
  if (NETWORKS[network].confirmations === null) return 0;
  return FAILING.includes(outcome) ? CONFIRMED_AFTER_MS / 2 : CONFIRMED_AFTER_MS;
}

/** How long after it was made a deposit of this outcome is over; the time of its address where nobody sends anything. */
export function cryptoSettlementDelay(outcome: string, networkName: string): number {
  const network = cryptoNetworkOf(networkName);
  if (outcome === NEVER_SENT || network === null) return EXPIRES_AFTER_MS;
  return SENT_AFTER_MS + confirmingMs(outcome, network);
}

/**
 * When the coins are (or will be) seen on the network, epoch ms, told from the end they lead to; null where they never are.
 * Confirmed by hand, the end comes nearer and this may lie before the payment itself.
 */
function firstSeenAt(payment: Payment, network: CryptoNetwork): number | null {
  const end = payment.settlesAt ?? payment.settledAt;
  if (payment.outcome === NEVER_SENT || end === null) return null;
  const at = end.getTime() - confirmingMs(payment.outcome, network);
  const endedUnseen = payment.settledAt !== null && payment.status !== 'completed';
  return endedUnseen && at < payment.createdAt.getTime() ? null : at;
}

function confirmationsAt(
  payment: Payment,
  network: CryptoNetwork,
  now: number,
): CryptoDepositState['confirmations'] {
  const needed = NETWORKS[network].confirmations;
  if (needed === null) return null;
  if (payment.status === 'completed') return { needed, seen: needed };
  const since = firstSeenAt(payment, network);
  const until = payment.settledAt?.getTime() ?? now;
  const part = since === null ? 0 : Math.max(0, until - since) / CONFIRMED_AFTER_MS;
  // The last one is there when the money is.
  return { needed, seen: Math.min(needed - 1, Math.floor(part * needed)) };
}

/** Where a deposit's coins are sent, and how far they are at an instant; null for a payment that is none by crypto. */
export function getCryptoState(payment: Payment, now: number): CryptoDepositState | null {
  const coins = coinsOf(payment);
  if (coins === null) return null;
  const { method, name, network } = coins;
  const coin = method.rawTitle;
  const amount = toCoinAmount(payment.amount, { from: payment.currencyCode, coin });
  const at = payment.createdAt.getTime();
  const seen = firstSeenAt(payment, network);
  const { address, tag } = NETWORKS[network].destination({ seed: payment.id, amount, at });
  return {
    coin,
    network: name,
    address,
    tag,
    amount,
    minimum: eurosToCoin(method.range[0], coin),
    confirmations: confirmationsAt(payment, network, now),
    seenAt: seen === null || seen > now ? null : new Date(Math.max(seen, at)).toISOString(),
    expiresAt: new Date(at + EXPIRES_AFTER_MS).toISOString(),
  };
}

/** When the next confirmation is there, as the end it brings nearer: the payment's new `settlesAt`; `done` when it was the last. */
export function nextConfirmation(
  payment: Payment,
  now: number,
): { settlesAt: Date; outcome: string } | 'done' {
  const network = coinsOf(payment)?.network;
  const answer = getCryptoState(payment, now);
  const outcome = payment.outcome === NEVER_SENT ? 'success' : payment.outcome;
  const whole = network === undefined ? 0 : confirmingMs(outcome, network);
  const needed = answer?.confirmations?.needed ?? 1;
  const seen = answer?.seenAt === null ? 0 : (answer?.confirmations?.seen ?? 0) + 1;
  const left = whole - (CONFIRMED_AFTER_MS * seen) / needed;
  return left <= 0 ? 'done' : { settlesAt: new Date(now + left), outcome };
}

const CRYPTO_IDS = PAYMENT_METHODS.filter(({ family }) => family === 'crypto').map(({ id }) => id);

/** The crypto parts of payments, by the payments' ids. */
export async function loadCryptoStates(
  database: Database,
  { ids, now }: { ids: readonly string[]; now: number },
): Promise<ReadonlyMap<string, CryptoDepositState | null>> {
  if (ids.length === 0) return new Map();
  const rows = await database
    .select()
    .from(payments)
    .where(and(inArray(payments.id, [...ids]), inArray(payments.methodId, CRYPTO_IDS)));
  return new Map(rows.map((payment) => [payment.id, getCryptoState(payment, now)]));
}
