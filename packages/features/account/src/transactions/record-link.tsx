import type { Transaction } from '@baize/api/calls/cashier';
import { linkClass } from '@baize/ui/link';
import { Link } from 'react-router';
import { RecordId, shortId } from '../records/record-cells.tsx';
import { useRecordPlace } from '../records/record-place.ts';
import { FROM_LIST, useReturnedFocus } from '../record/return-to-list.ts';
import * as styles from './record-link.css.ts';

/** Opens a transaction's record by its reference; the id stands beneath it, small and to be copied. */
export function RecordLink({ row: { transactionId, reference } }: { row: Transaction }) {
  const { recordOf } = useRecordPlace();
  const link = useReturnedFocus(transactionId);
  return (
    <span className={reference === null ? styles.beside : styles.above}>
      <Link
        ref={link}
        to={{ search: recordOf(transactionId) }}
        state={FROM_LIST}
        className={`${linkClass} ${styles.link}`}
      >
        <bdi dir="ltr">{reference ?? shortId(transactionId)}</bdi>
      </Link>
      <span className={styles.id}>
        <RecordId id={transactionId} show={reference === null ? 'bare' : 'beneath'} />
      </span>
    </span>
  );
}
