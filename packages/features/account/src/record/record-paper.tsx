import { useNow } from '@baize/shell/clock';
import { useBrand } from '@baize/shell/brand';
import { usePage } from '@baize/shell/page';
import { useTwoTimes } from '@baize/shell/two-times';
import { Trans } from '@lingui/react/macro';
import { createPortal } from 'react-dom';
import * as styles from './record-paper.css.ts';
import type { RecordFact } from './use-record-facts.ts';

/**
 * The sheet of a record: on paper alone, and nothing else beside it. It lies ready while the record is open, so that
 * the browser's own print command prints it, too. What may still change says as of when it holds.
 */
export function RecordPaper({ facts }: { facts: readonly RecordFact[] }) {
  const { name } = useBrand();
  const { settings } = usePage();
  const twoTimes = useTwoTimes();
  const now = useNow({ every: 'minute' });
  const time = now === null ? null : twoTimes(now);
  return createPortal(
    <div className={styles.paper} data-record-paper="">
      <p className={styles.brand}>{settings.brandName ?? name}</p>
      <p className={styles.title}>
        <Trans id="records.paper.title">Transaction record</Trans>
      </p>
      <dl className={styles.facts}>
        {facts.map((fact) => (
          <div key={fact.name} className={styles.line}>
            <dt>{fact.name}</dt>
            <dd className={styles.value}>
              <bdi>{fact.value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {time === null ? null : (
        <p className={styles.foot}>
          <Trans id="records.paper.as-of">As of {time}</Trans>
        </p>
      )}
    </div>,
    document.body,
  );
}
