/** How a deposit's result is told: the result modals by their kind, `3ds-success` the one after the bank's question. PAY-04, PAY-05. */
export const RESULT_KINDS = [
  'success',
  '3ds-success',
  'pending',
  'return',
  'cancel',
  'decline',
  'failed',
] as const;

/** One of the ways a deposit's result is told. */
export type ResultKind = (typeof RESULT_KINDS)[number];

/** The results that name the method in their words (`met`). Requirements PAY-04. */
export const FAILURE_KINDS: readonly ResultKind[] = ['failed', 'decline', 'cancel'];

/** Where a deposit stands; null and every word of tomorrow is unknown, and never called failed. */
export type DepositStatus = 'credited' | 'open' | 'failed' | 'declined' | 'cancelled' | 'unknown';

const DEPOSIT_STATUSES = new Map<unknown, DepositStatus>([
  ['completed', 'credited'],
  ['processed', 'credited'],
  ['confirmed', 'credited'],
  ['pending', 'open'],
  ['processing', 'open'],
  ['failed', 'failed'],
  ['rejected', 'declined'],
  ['cancelled', 'cancelled'],
]);

/** Reads one of the platform's eight transaction statuses as what it means for a deposit. Source: S2 §3. */
export function depositStatus(status: unknown): DepositStatus {
  return DEPOSIT_STATUSES.get(status) ?? 'unknown';
}

/**
 * Chooses how a deposit is told: as the address asks (`asked`) as long as nothing is known of the payment, else by
 * where it truly stands. Requirements PAY-04, beyond.md 7.
 */
export function resultKind({ asked, status }: { asked: ResultKind; status: unknown }): ResultKind {
  switch (depositStatus(status)) {
    case 'credited':
      return asked === '3ds-success' ? asked : 'success';
    case 'open':
      return asked === 'return' ? asked : 'pending';
    case 'failed':
      return 'failed';
    case 'declined':
      return 'decline';
    case 'cancelled':
      return 'cancel';
    case 'unknown':
      return asked;
  }
}

/** A deposit as it was sent, `since` when (epoch ms), `known` the payments that were there before. */
export type SentDeposit = {
  amount: number;
  currency: string;
  method: string;
  since: number;
  known: readonly string[];
};

/** A line of the player's transactions, as far as it tells a payment apart; `date` is an instant's text. */
export type DepositRow = {
  transactionId: string;
  date: string;
  method: string | null;
  amount: number;
  currencyCode: string;
};

const CLOCK_SKEW_MS = 5_000;

/**
 * Finds the payment whose answer was lost among the player's transactions: the same amount, currency and method, made
 * since it was sent and not there before; null when there is none. Requirements PAY-06, beyond.md 7.
 */
export function findLostDeposit<Row extends DepositRow>(rows: readonly Row[], sent: SentDeposit): Row | null {
  const { amount, currency, method, since, known } = sent;
  const found = rows.find(
    (row) =>
      row.amount === amount &&
      row.currencyCode === currency &&
      (row.method === null || row.method === method) &&
      Date.parse(row.date) >= since - CLOCK_SKEW_MS &&
      !known.includes(row.transactionId),
  );
  return found ?? null;
}

/** One station of a deposit: done, where it is now, still ahead, or where it ended without success; `at` epoch ms if known. */
export type DepositStep = {
  step: 'created' | 'bank' | 'provider' | 'credited';
  state: 'done' | 'now' | 'ahead' | 'ended';
  at: number | null;
};

/** What this browser has seen of a payment: each status with the instant it was first seen (epoch ms). */
export type ObservedStatus = { status: string; at: number };

/**
 * Tells a deposit as stations: created, confirmed by the bank where it was asked (`bank`), with the provider, credited.
 * One that came to nothing ends at the provider and has nothing ahead. Source: beyond.md 7.
 */
export function depositSteps({
  status,
  createdAt,
  bank,
  seen,
}: {
  status: unknown;
  createdAt: number | null;
  bank: 'asked' | 'not-asked';
  seen: readonly ObservedStatus[];
}): DepositStep[] {
  const standing = depositStatus(status);
  const firstSeen = seen.find((one) => depositStatus(one.status) === standing)?.at ?? null;
  const created: DepositStep = { step: 'created', state: 'done', at: createdAt };
  const asked: DepositStep[] = bank === 'asked' ? [{ step: 'bank', state: 'done', at: null }] : [];
  if (standing === 'credited') {
    return [
      created,
      ...asked,
      { step: 'provider', state: 'done', at: null },
      { step: 'credited', state: 'done', at: firstSeen },
    ];
  }
  const waits = standing === 'open' || standing === 'unknown';
  const provider: DepositStep = {
    step: 'provider',
    state: waits ? 'now' : 'ended',
    at: waits ? null : firstSeen,
  };
  const ahead: DepositStep[] = waits ? [{ step: 'credited', state: 'ahead', at: null }] : [];
  return [created, ...asked, provider, ...ahead];
}
