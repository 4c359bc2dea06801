import type { Transaction } from '@baize/api/endpoints/cashier';
import { PaymentReference } from '@baize/shell/payment-reference';
import * as styles from './deposit.css.ts';

/** What tells it apart from another one alike, and what support knows it by. */
export function PaymentFacts({ payment: { method, reference } }: { payment: Transaction }) {
  if (method === null && reference === null) return null;
  return (
    <span className={styles.paymentFacts}>
      {method === null ? null : <bdi>{method}</bdi>}
      {method === null || reference === null ? null : ' · '}
      {reference === null ? null : <PaymentReference>{reference}</PaymentReference>}
    </span>
  );
}
