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
 * Whether an open deposit may wait for the player at the bank or the provider (`processing`). One that is `pending` waits for the
 * provider's word alone, and there is nothing to do about it. The difference is ours, docs/contracts.md; beyond.md 7.
 */
export function mayAwaitPlayer(status: unknown): boolean {
  return status === 'processing';
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

/** Whether a status of the platform says that a deposit surely came to nothing. */
export function hasDepositFailed(status: unknown): boolean {
  return FAILURE_KINDS.includes(resultKind({ asked: 'pending', status }));
}

/**
 * A deposit as it was sent: `since` when first, `resentAt` when last (epoch ms), `known` the payments there were before,
 * `locale` the language that `method` is named in.
 */
export type SentDeposit = {
  methodId: number;
  amount: number;
  currency: string;
  method: string;
  locale?: string | undefined;
  since: number;
  resentAt?: number | undefined;
  known: readonly string[];
};

/** A line of the player's transactions, as far as it tells a payment apart; `date` is an instant's text. */
export type DepositRow = {
  transactionId: string;
  date: string;
  method: string | null;
  amount: number;
  currencyCode: string;
  failedMethodId?: number | null;
};

const CLOCK_SKEW_MS = 5_000;

/** So long after it was sent a payment may be written down, in ms. */
const MAX_DELAY_MS = 2 * 60_000;

/** Whether a line may be this payment. A title counts only in the language it was stored in: another one names it otherwise. */
function isDepositRow(row: DepositRow, { sent, locale }: { sent: SentDeposit; locale: string }): boolean {
  const at = Date.parse(row.date);
  const isOtherTitle = sent.locale === locale && row.method !== null && row.method !== sent.method;
  const isOtherMethod = typeof row.failedMethodId === 'number' && row.failedMethodId !== sent.methodId;
  return (
    row.amount === sent.amount &&
    row.currencyCode === sent.currency &&
    !isOtherTitle &&
    !isOtherMethod &&
    at >= sent.since - CLOCK_SKEW_MS &&
    at <= (sent.resentAt ?? sent.since) + MAX_DELAY_MS &&
    !sent.known.includes(row.transactionId)
  );
}

/**
 * Finds the payment whose answer was lost among the player's transactions: the same amount and currency, written down when it
 * was sent, and not there before. Null when there is none, and when it is not sure: two lines match, or the line may be
 * another payment without an answer (`rivals`). `settledIds` are what this browser's other payments were made as; `locale` is
 * the language of the lines. Requirements PAY-06, beyond.md 7.
 */
export function findLostDeposit<Row extends DepositRow>({
  rows,
  sent,
  locale,
  settledIds,
  rivals,
}: {
  rows: readonly Row[];
  sent: SentDeposit;
  locale: string;
  settledIds: readonly string[];
  rivals: readonly SentDeposit[];
}): Row | null {
  const matches = rows.filter(
    (row) => !settledIds.includes(row.transactionId) && isDepositRow(row, { sent, locale }),
  );
  const [found, second] = matches;
  if (found === undefined || second !== undefined) return null;
  return rivals.some((rival) => isDepositRow(found, { sent: rival, locale })) ? null : found;
}

/** Refusals that are about the amount, whatever field they name. */
const AMOUNT_CODES: readonly unknown[] = ['AMOUNT_BELOW_ZERO', 'PAYMENT_PROVIDER_LIMIT_THRESHOLD'];

/**
 * Names the fields of a deposit that a refusal is about, each with the platform's text or message id; empty where it gave
 * none. `amount`, or a field of the method by its own name. Requirements PAY-06, VAL-06.
 */
export function refusedDepositFields({
  code,
  fieldErrors,
}: {
  code: string | null;
  fieldErrors: Readonly<Record<string, string>>;
}): Record<string, string> {
  const named: Record<string, string> = Object.fromEntries(
    Object.entries(fieldErrors).map(([name, text]) => [name.replace(/^fields\./, ''), text] as const),
  );
  return {
    ...(AMOUNT_CODES.includes(code) && { amount: '' }),
    ...(code === 'PHONE_ERROR' && { phone: code }),
    ...named,
  };
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
