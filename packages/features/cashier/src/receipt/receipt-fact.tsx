import type { ReactNode } from 'react';
import * as styles from './result.css.ts';

/** One line of a receipt: what it is, and what it was. */
export function ReceiptFact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
