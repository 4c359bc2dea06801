import { STATEMENT_SPANS, type StatementSpan } from '@baize/domain/statement';
import { PlayerBoundary } from '@baize/player/player-boundary';
import { SegmentedControl } from '@baize/ui/segmented-control';
import { useLingui } from '@lingui/react/macro';
import { useNavigate, useSearchParams } from 'react-router';
import { PrintButton } from '../print/print-button.tsx';
import { CsvButton } from '../records/csv-button.tsx';
import { RecordsCardError } from '../records/record-states.tsx';
import * as styles from './statement.css.ts';
import { StatementActions } from './statement-actions.tsx';
import { StatementList } from './statement-list.tsx';
import { StatementSkeleton } from './statement-skeleton.tsx';
import { useStatementLabels } from './use-statement-labels.ts';

/** What was paid in and out, by month and as a whole, with the lifetime net deposits (beyond 17, SES-14). */
export function StatementSection() {
  const { t } = useLingui();
  const words = useStatementLabels();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const span = STATEMENT_SPANS.find((name) => name === query.get('span')) ?? '3-months';
  const choose = (next: StatementSpan) => {
    const search = new URLSearchParams(query);
    search.set('span', next);
    void navigate({ search: search.toString() }, { preventScrollReset: true });
  };
  const waiting = (
    <div className={styles.actions}>
      <CsvButton name="" write={null} />
      <PrintButton />
    </div>
  );
  return (
    <div className={styles.part}>
      <div className={styles.head}>
        <SegmentedControl
          label={t({ id: 'statement.span', message: 'Period' })}
          value={span}
          onValueChange={choose}
          options={STATEMENT_SPANS.map((value) => ({ value, label: words.spans[value] }))}
        />
        <PlayerBoundary fallback={waiting}>
          <StatementActions span={span} />
        </PlayerBoundary>
      </div>
      <PlayerBoundary fallback={<StatementSkeleton />} errorFallback={<RecordsCardError />}>
        <StatementList span={span} />
      </PlayerBoundary>
    </div>
  );
}
