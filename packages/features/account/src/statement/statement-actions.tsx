import { toCsv } from '@baize/domain/csv';
import { exactAmount, type StatementSpan } from '@baize/domain/statement';
import { PrintButton } from '../print/print-button.tsx';
import { CsvButton } from '../records/csv-button.tsx';
import * as styles from './statement.css.ts';
import { useStatementLabels } from './use-statement-labels.ts';
import { useStatement } from './use-statement.ts';

/** Takes the statement along, as a file or on paper; their place is kept until it is known that there is one. */
export function StatementActions({ span }: { span: StatementSpan }) {
  const words = useStatementLabels();
  const { statement, today } = useStatement(span);
  if (statement?.totals.length === 0) return null;
  const write = async () =>
    toCsv({
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
    <div className={styles.actions}>
      <CsvButton name={`statement-${span}-${today}.csv`} write={statement ? write : null} />
      <PrintButton />
    </div>
  );
}
