import type { Statement, StatementSpan, StatementTotals } from '@baize/domain/statement';
import { Card } from '@baize/ui/card';
import { useMoneyFormatter } from '@baize/wallet/money-text';
import { Trans, useLingui } from '@lingui/react/macro';
import { StatementChart } from './statement-chart.tsx';
import * as styles from './statement.css.ts';
import { useStatementRows } from './statement-rows.ts';
import { useStatementLabels } from './use-statement-labels.ts';

interface StatementOfCurrencyProps {
  totals: StatementTotals;
  statement: Statement;
  span: StatementSpan;
  /** The first month of the span (`yyyy-MM`), null for everything, and this one. */
  from: string | null;
  to: string;
}

/** One currency's statement: the net first, then the months that add up to it. */
export function CurrencyStatement({ totals, statement, span, from, to }: StatementOfCurrencyProps) {
  const { t } = useLingui();
  const words = useStatementLabels();
  const { currencyCode, net } = totals;
  const length = words.spans[span];
  const text = useMoneyFormatter(currencyCode);
  const rows = useStatementRows(statement)(currencyCode);
  const title = t({ id: 'statement.of', message: `Statement in ${currencyCode}` });
  return (
    <Card as="section" aria-label={title} className={styles.card} data-list="">
      <div className={styles.net}>
        <span className={styles.name}>
          <Trans id="statement.net.of">Net deposits, {length}</Trans>
        </span>
        <span className={styles.amount}>{text(net)}</span>
        <p className={styles.note}>
          <Trans id="statement.net.what">
            Deposits less withdrawals. Above 0, you have paid in more than you have taken out.
          </Trans>
        </p>
      </div>
      <StatementChart statement={statement} currencyCode={currencyCode} from={from} to={to} />
      <table aria-label={title} className={styles.table}>
        <thead className={styles.heads}>
          <tr>
            <th scope="col" className={styles.headStart}>
              {words.month}
            </th>
            {words.figures.map(({ key, name }) => (
              <th key={key} scope="col" className={styles.headEnd}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={styles.body}>
          {rows.map(({ id, name, totals: one }) => (
            <tr key={id} className={styles.row} data-whole={id === '' || undefined}>
              <th scope="row" className={styles.month}>
                {name}
              </th>
              {words.figures.map(({ key, name: figure }) => (
                <td key={key} className={styles.cell}>
                  <span aria-hidden className={styles.label}>
                    {figure}
                  </span>
                  {text(one[key])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
