import type { Transaction } from '@baize/api/endpoints/cashier';
import { linkClass } from '@baize/ui/link';
import { Link } from 'react-router';
import { RecordId, shortId } from '../records/record-cells.tsx';
import { useRecordsUrlState } from '../records/use-records-url-state.ts';
import { FROM_LIST_STATE, useReturnedFocus } from '../record/return-to-list.ts';
import * as styles from './record-link.css.ts';

/** Opens a transaction's record by its reference; the ID stands beneath it, to be copied. */
export function RecordLink({ row: { transactionId, reference } }: { row: Transaction }) {
  const { getRecordSearch } = useRecordsUrlState();
  const link = useReturnedFocus(transactionId);
  return (
    <span className={styles.cell}>
      <span className={styles.numbers}>
        <Link
          ref={link}
          to={{ search: getRecordSearch(transactionId) }}
          state={FROM_LIST_STATE}
          className={`${linkClass} ${styles.link}`}
        >
          <bdi dir="ltr">{reference ?? shortId(transactionId)}</bdi>
        </Link>
        {reference === null ? null : (
          <bdi dir="ltr" className={styles.id}>
            {shortId(transactionId)}
          </bdi>
        )}
      </span>
      <span className={`${styles.id} ${styles.copy}`}>
        <RecordId id={transactionId} show="bare" />
      </span>
    </span>
  );
}
