import type { Payment } from '../payment.ts';
import { withResult } from '../return-url.ts';
import { isAwaitingBank, createPaReq } from '../three-ds.ts';

/** The result modal of each state a deposit can be brought back in (S1 §2); not known yet is `deposit-return`. */
const MODAL_BY_STATUS: Readonly<Record<Payment['status'], string>> = {
  completed: 'deposit-success',
  processed: 'deposit-success',
  confirmed: 'deposit-success',
  pending: 'deposit-pending',
  processing: 'deposit-return',
  failed: 'deposit-failed',
  rejected: 'deposit-decline',
  cancelled: 'deposit-cancel',
};
const FAILED: readonly Payment['status'][] = ['failed', 'rejected', 'cancelled'];

/** Where a player goes back to, and the fields that a form would carry there beside the address. */
export type ReturnTarget = { address: string; fields: Readonly<Record<string, string>> };

/**
 * The way back to the casino with what came of a deposit: the modal, the deposit's number and, after a failure, the
 * method. From the bank it is PaReq and MD that tell; the casino then asks what the bank said.
 */
export function getReturnTarget(payment: Payment): ReturnTarget | null {
  const { status, methodName, returnUrl, md, id: transactionId } = payment;
  if (returnUrl === null || md === null) return null;
  if (isAwaitingBank(payment)) {
    const result = { modal: 'deposit-3ds-success', transactionId };
    return { address: withResult(returnUrl, result), fields: { PaReq: createPaReq(payment), MD: md } };
  }
  const met = FAILED.includes(status) ? { met: methodName } : {};
  const result = { modal: MODAL_BY_STATUS[status], transactionId, ...met };
  return { address: withResult(returnUrl, result), fields: {} };
}
