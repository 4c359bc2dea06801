import { STATEMENT_SPANS, type StatementSpan } from '@baize/domain/statement';
import { PlayerIsland } from '@baize/shell/player-island';
import { Segments } from '@baize/ui/segments';
import { useLingui } from '@lingui/react/macro';
import { useNavigate, useSearchParams } from 'react-router';
import { PrintButton } from '../print/print-button.tsx';
import { CsvButton } from '../records/csv-button.tsx';
import { CardFailed } from '../records/record-states.tsx';
import * as styles from './statement.css.ts';
import { StatementActions } from './statement-actions.tsx';
import { StatementList } from './statement-list.tsx';
import { StatementWaiting } from './statement-waiting.tsx';
import { useStatementWords } from './statement-words.ts';

/** What was paid in and out, by month and as a whole, with the lifetime net deposits (beyond 17, SES-14). */
export function StatementSection() {
  const { t } = useLingui();
  const words = useStatementWords();
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
        <Segments
          label={t({ id: 'statement.span', message: 'How far back' })}
          value={span}
          onValueChange={choose}
          options={STATEMENT_SPANS.map((value) => ({ value, label: words.spans[value] }))}
        />
        <PlayerIsland fallback={waiting}>
          <StatementActions span={span} />
        </PlayerIsland>
      </div>
      <PlayerIsland fallback={<StatementWaiting />} failed={<CardFailed />}>
        <StatementList span={span} />
      </PlayerIsland>
    </div>
  );
}
