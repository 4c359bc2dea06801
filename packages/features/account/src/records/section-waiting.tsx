import { Skeleton } from '@baize/ui/skeleton';
import { form } from '../record/record-search.css.ts';
import { head } from '../statement/statement.css.ts';
import { StatementWaiting } from '../statement/statement-waiting.tsx';
import { ListWaiting } from './list-waiting.tsx';
import type { RecordView } from './record-place.ts';
import * as styles from './records.css.ts';

/** A label with its box. */
const FIELD = 78;
const BUTTON = 44;

/** The boxes of a list or the statement whose code is coming, each where the real one will stand. */
export function SectionWaiting({ view }: { view: RecordView }) {
  if (view === 'statement') {
    return (
      <div className={styles.part}>
        <div className={head}>
          <Skeleton width={300} height={BUTTON} shape="block" />
          <ActionsWaiting />
        </div>
        <StatementWaiting />
      </div>
    );
  }
  const fields = view === 'transactions' ? ['a', 'b', 'c', 'd'] : ['a', 'b', 'c'];
  return (
    <div className={styles.part}>
      {view === 'transactions' ? (
        <div className={form}>
          <Skeleton height={FIELD} shape="block" />
        </div>
      ) : null}
      <div className={styles.filters} data-fields={fields.length}>
        {fields.map((field) => (
          <Skeleton key={field} height={FIELD} shape="block" />
        ))}
        <ActionsWaiting />
      </div>
      <ListWaiting list={view === 'transactions' ? 'payments' : 'games'} />
    </div>
  );
}

function ActionsWaiting() {
  return (
    <div className={styles.actions}>
      <Skeleton width={180} height={BUTTON} shape="block" />
      <Skeleton width={110} height={BUTTON} shape="block" />
    </div>
  );
}
