import type { CardValues } from '../card/card-values.ts';
import type { PaymentIntent } from '../intent/payment-intents.ts';
import type { DepositAmountError } from './amount-rules.ts';
import type { DepositPaymentState } from './use-payment.ts';

export const READY = { kind: 'ready' } as const;

/** The order that the form shows in place of what is chosen: of a payment without an answer, also while it is sent again. */
export function sentOrder(state: DepositPaymentState): PaymentIntent | null {
  if (state.kind === 'paying') return state.resent ?? null;
  return state.kind === 'unresolved' ? state.sent : null;
}

/** Whether a payment is being sent: it is the one that was pressed, so nothing of it can be chosen anew until there is an answer. */
export function isUnderWay({ kind }: DepositPaymentState): boolean {
  return kind === 'paying' || kind === 'leaving';
}

/** The payment that the form tells of by itself, where it is known. */
export function reportedPaymentId(state: DepositPaymentState): string | undefined {
  if (state.kind === 'unresolved') return state.sent.transactionId;
  return state.kind === 'taken' ? state.result.transactionId : undefined;
}

/** Whether the summary has a row for the bonus: where one is offered, or was sent with the payment. */
export function summaryBonusRow(sent: PaymentIntent | null, isOffered: boolean): 'shown' | 'none' {
  return (sent === null ? isOffered : Boolean(sent.bonus)) ? 'shown' : 'none';
}

/** What the platform did not take of the amount. */
export function refusedAmount({ amount }: Readonly<Record<string, string>>): DepositAmountError | null {
  return amount === undefined ? null : { kind: 'refused', problem: amount };
}

/** The card's fields that a change is about. */
export function changedFields(before: CardValues, after: CardValues): string[] {
  const old = new Map<string, string>(Object.entries(before));
  return Object.entries(after).flatMap(([name, text]) => (old.get(name) === text ? [] : [name]));
}

/** Who has changed the payment since is not asked any more whether to make it twice. */
export function isOutdated(
  state: DepositPaymentState,
  { method, amount }: { method: number; amount: number | null },
): boolean {
  return state.kind === 'twin' && (state.asked.methodId !== method || state.asked.amount !== amount);
}
