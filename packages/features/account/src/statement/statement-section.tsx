import { allTransactionsQuery } from '@baize/api/queries/transactions';
import { platformClock } from '@baize/browser/clock';
import { csvText } from '@baize/domain/csv';
import {
  exactAmount,
  statementDays,
  statementOf,
  STATEMENT_SPANS,
  type StatementSpan,
} from '@baize/domain/statement';
import { useApi, usePlayer } from '@baize/shell/player';
import { Card } from '@baize/ui/card';
import { Segments } from '@baize/ui/segments';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { PrintButton } from '../print/print-button.tsx';
import { usePeriod } from '../print/use-period.ts';
import { CsvButton } from '../records/csv-button.tsx';
import { RecordsFailed, RecordsNone, RecordsWaiting } from '../records/record-states.tsx';
import { useToday } from '../records/use-records.ts';
import * as styles from './statement.css.ts';
import { PlatformTotals } from './platform-totals.tsx';
import { StatementOfCurrency } from './statement-of-currency.tsx';
import { StatementPrint } from './statement-print.tsx';
import { useStatementWords } from './statement-words.ts';

/** What was paid in and out, by month and as a whole, with the lifetime net deposits (beyond 17, SES-14). */
export function StatementSection() {
  const { t } = useLingui();
  const words = useStatementWords();
  const period = usePeriod();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const player = usePlayer();
  const span = STATEMENT_SPANS.find((name) => name === query.get('span')) ?? '3-months';
  const { zone, today } = useToday();
  const days = statementDays({ span, now: platformClock.now(), zone });
  const asked = useQuery(allTransactionsQuery(useApi(), days ? { ...days, timeZone: zone } : {}));
  const statement = asked.data ? statementOf(asked.data, { zone }) : null;
  const own = player?.getUser.userWallet.currencyCode ?? '';
  const choose = (next: StatementSpan) => {
    const search = new URLSearchParams(query);
    search.set('span', next);
    void navigate({ search: search.toString() }, { preventScrollReset: true });
  };
  const write = async () =>
    csvText({
      head: [words.month, ...words.figures.map(({ name }) => name), words.currency],
      rows: [
        ...(statement?.periods ?? []).flatMap(({ month, totals }) => totals.map((one) => ({ month, one }))),
        ...(statement?.totals ?? []).map((one) => ({ month: words.whole, one })),
      ].map(({ month, one }) => [
        month,
        ...words.figures.map(({ key }) => exactAmount(one[key])),
        one.currencyCode,
      ]),
    });
  return (
    <div className={styles.part}>
      <div className={styles.head}>
        <Segments
          label={t({ id: 'statement.span', message: 'How far back' })}
          value={span}
          onValueChange={choose}
          options={STATEMENT_SPANS.map((value) => ({ value, label: words.spans[value] }))}
        />
        {statement && statement.totals.length > 0 ? (
          <div className={styles.actions}>
            <CsvButton name={`statement-${span}-${today}.csv`} write={write} />
            <PrintButton />
          </div>
        ) : null}
      </div>
      <PlatformTotals />
      {statement === null ? (
        <Card>
          {asked.isError ? <RecordsFailed onRetry={() => void asked.refetch()} /> : <RecordsWaiting />}
        </Card>
      ) : null}
      {statement?.totals.length === 0 ? (
        <Card>
          <RecordsNone clear={null} />
        </Card>
      ) : null}
      {statement?.totals
        .toSorted((one, other) => Number(other.currencyCode === own) - Number(one.currencyCode === own))
        .map((totals) => (
          <StatementOfCurrency
            key={totals.currencyCode}
            totals={totals}
            statement={statement}
            span={span}
            from={days?.from.slice(0, 7) ?? null}
            to={today.slice(0, 7)}
          />
        ))}
      {statement ? (
        <StatementPrint
          statement={statement}
          period={period({ from: days?.from ?? null, to: days?.to ?? null, today })}
        />
      ) : null}
    </div>
  );
}
