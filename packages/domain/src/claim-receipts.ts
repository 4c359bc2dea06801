import { roundDecimal } from './decimal.ts';
import { readInstant } from './instant-text.ts';

const DIGITS = 8;

/** A reward day as the platform tells it; `amount` in the player's currency, `paidAt` an instant, null while unpaid. */
export type PayableDay = {
  canClaimDate: string;
  bonusId: string | null;
  amount: number;
  paidAt: string | number | null;
  reference?: string | null | undefined;
};

/** Proof of one paid reward day: what, for which day, when by the platform's clock (epoch ms), and what support finds it by. */
export type ClaimReceipt = {
  bonusId: string;
  date: string;
  amount: number;
  paidAt: number;
  reference: string | null;
};

/** Whether a day counts as paid: it names an instant. */
export function isPaidDay({ paidAt }: PayableDay): boolean {
  return readInstant(paidAt) !== null;
}

/**
 * Makes a receipt of every paid day, the newest first, each bonus once: the receipts are the paid days and nothing else,
 * so their sum is the days' sum. Source: beyond.md 4; contract.md "Rewards".
 */
export function claimReceipts(days: readonly PayableDay[]): ClaimReceipt[] {
  const receipts = new Map<string, ClaimReceipt>();
  for (const { bonusId, canClaimDate: date, amount, paidAt, reference } of days) {
    const instant = readInstant(paidAt);
    const name = `${date} ${bonusId}`;
    if (instant === null || receipts.has(name)) continue;
    receipts.set(name, {
      bonusId: bonusId ?? '',
      date,
      amount,
      paidAt: instant,
      reference: reference ?? null,
    });
  }
  return [...receipts.values()].toSorted(
    (one, other) => other.paidAt - one.paidAt || other.date.localeCompare(one.date),
  );
}

/** The sum of receipts without binary error. */
export function receiptsTotal(receipts: readonly Pick<ClaimReceipt, 'amount'>[]): number {
  const units = receipts.map(({ amount }) => BigInt(roundDecimal(amount, DIGITS)?.replace('.', '') ?? 0));
  const sum = units.reduce((total, unit) => total + unit, 0n);
  const digits = (sum < 0n ? -sum : sum).toString().padStart(DIGITS + 1, '0');
  return Number(`${sum < 0n ? '-' : ''}${digits.slice(0, -DIGITS)}.${digits.slice(-DIGITS)}`);
}
