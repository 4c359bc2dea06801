import { Skeleton } from '@baize/ui/skeleton';
import { form } from '../record/record-search.css.ts';
import { head } from '../statement/statement.css.ts';
import { StatementSkeleton } from '../statement/statement-skeleton.tsx';
import { RecordListSkeleton } from '../records/record-list-skeleton.tsx';
import type { RecordView } from '../records/use-records-url-state.ts';
import * as styles from '../records/records.css.ts';

/** A label with its box. */
const FIELD = 78;
const BUTTON = 44;
const FIELD_BUTTON = 48;

/** The boxes of a list or the statement whose code is coming, each where the real one will stand. */
export function RecordsSectionSkeleton({ view }: { view: RecordView }) {
  if (view === 'statement') {
    return (
      <div className={styles.part}>
        <div className={head}>
          <Skeleton width={300} height={BUTTON} shape="block" />
          <ActionsSkeleton />
        </div>
        <StatementSkeleton />
      </div>
    );
  }
  const fields = view === 'transactions' ? ['a', 'b', 'c', 'd'] : ['a', 'b', 'c'];
  return (
    <div className={styles.part}>
      {view === 'transactions' ? (
        <div className={styles.toolbar}>
          <div className={form}>
            <Skeleton height={FIELD} shape="block" />
          </div>
          <ActionsSkeleton beside="fields" />
        </div>
      ) : null}
      <div className={styles.filters} data-fields={fields.length}>
        <div className={styles.filterToggle}>
          <Skeleton width={120} height={BUTTON} shape="block" />
        </div>
        {fields.map((field) => (
          <Skeleton key={field} height={FIELD} shape="block" />
        ))}
        {view === 'transactions' ? null : <ActionsSkeleton beside="fields" />}
      </div>
      <RecordListSkeleton list={view === 'transactions' ? 'payments' : 'games'} />
    </div>
  );
}

function ActionsSkeleton({ beside = 'chips' }: { beside?: 'chips' | 'fields' }) {
  const isBesideFields = beside === 'fields';
  const height = isBesideFields ? FIELD_BUTTON : BUTTON;
  return (
    <div className={isBesideFields ? `${styles.actions} ${styles.besideFields}` : styles.actions}>
      <Skeleton width={180} height={height} shape="block" />
      <Skeleton width={110} height={height} shape="block" />
    </div>
  );
}
