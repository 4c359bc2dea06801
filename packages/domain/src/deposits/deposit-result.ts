import { depositStatus } from './deposit-payment.ts';

/** What has been heard of a deposit, each by its own way; null where nothing has. */
export type DepositReports = {
  /** The status of the platform's line. */
  row: string | null;
  /** Whether the platform has reported its failure by itself (`failedDeposit`). */
  hasFailed: boolean;
  /** The last status that this browser was answered. */
  observed: string | null;
};

/**
 * Returns the platform's last word on a deposit, null where it has said nothing: a line that is settled, else the event of its
 * failure, else a line that is still open, else what was answered before. An event never takes back a credited deposit.
 * Requirements PAY-04, PAY-07.
 */
export function latestDepositStatus({ row, hasFailed, observed }: DepositReports): string | null {
  const standing = depositStatus(row);
  if (row !== null && standing !== 'open' && standing !== 'unknown') return row;
  return hasFailed ? 'failed' : (row ?? observed);
}
