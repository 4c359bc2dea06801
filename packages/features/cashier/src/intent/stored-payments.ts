import { cryptoPaymentSchema, type CryptoPayment } from '@baize/api/endpoints/cashier';
import { storedValue } from '@baize/browser/storage';
import type { ObservedStatus } from '@baize/domain/deposit-payment';
import * as v from 'valibot';

/** A payment this tab has sent, as far as it may be told to whoever looks at it: nothing of a card. */
export type StoredPayment = {
  transactionId: string;
  /** Who sent it: nobody else who logs in after them is told of it. */
  userId: string | null;
  method: string;
  amount: number;
  currency: string;
  /** Epoch ms by the platform's clock. */
  createdAt: number;
  bank: 'asked' | 'not-asked';
  seen: readonly ObservedStatus[];
  /** The number for support, where the platform answered with one. */
  reference?: string | null;
  /** Where its coins are sent, as the platform answered. */
  crypto?: CryptoPayment | null;
  /** Why it was refused, in the platform's own words, where its code has none of ours. */
  reason?: string | undefined;
};

const MAX_PAYMENTS = 10;

/** Kept in this tab alone, so that who comes back from a provider without a session still sees what was paid (beyond 7). */
const store = storedValue<readonly StoredPayment[]>({
  key: 'payments',
  parse: (raw) => (Array.isArray(raw) ? raw.filter(isStoredPayment) : undefined),
  fallback: [],
  area: 'session',
});

export const storedPayments = {
  get: store.get,
  subscribe: store.subscribe,
  add(payment: StoredPayment): void {
    const others = store.get().filter(({ transactionId }) => transactionId !== payment.transactionId);
    store.set([...others, payment].slice(-MAX_PAYMENTS));
  },
  /** A status is told; the first time it is, the instant is kept with it. */
  recordStatus(transactionId: string, { status, at }: ObservedStatus): void {
    const payment = store.get().find((one) => one.transactionId === transactionId);
    if (!payment || payment.seen.some((one) => one.status === status)) return;
    storedPayments.add({ ...payment, seen: [...payment.seen, { status, at }] });
  },
};

function isStoredPayment(raw: unknown): raw is StoredPayment {
  if (typeof raw !== 'object' || raw === null) return false;
  const fields = new Map<string, unknown>(Object.entries(raw));
  const seen = fields.get('seen');
  return (
    ['transactionId', 'method', 'currency'].every((name) => typeof fields.get(name) === 'string') &&
    ['amount', 'createdAt'].every((name) => Number.isFinite(fields.get(name))) &&
    ['asked', 'not-asked'].some((bank) => bank === fields.get('bank')) &&
    v.is(v.nullable(v.string()), fields.get('userId')) &&
    Array.isArray(seen) &&
    seen.every(isSeenStatus) &&
    v.is(v.optional(v.string()), fields.get('reason')) &&
    v.is(v.nullish(v.string()), fields.get('reference')) &&
    v.is(v.nullish(cryptoPaymentSchema), fields.get('crypto'))
  );
}

function isSeenStatus(raw: unknown): raw is ObservedStatus {
  if (typeof raw !== 'object' || raw === null || !('status' in raw) || !('at' in raw)) return false;
  return typeof raw.status === 'string' && Number.isFinite(raw.at);
}
