import { Skeleton } from '@baize/ui/skeleton';
import * as styles from './receipts-skeleton.css.ts';

const ROWS = ['one', 'two', 'three'];

/** The boxes of three receipts. */
export function ReceiptsSkeleton() {
  return (
    <div className={styles.rows} aria-busy>
      {ROWS.map((row) => (
        <Skeleton key={row} height={68} shape="block" />
      ))}
    </div>
  );
}
