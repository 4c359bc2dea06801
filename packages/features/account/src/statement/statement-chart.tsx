import { buildStatementChart } from '@baize/domain/statement-chart';
import type { Statement } from '@baize/domain/statement';
import { useMoneyFormatter } from '@baize/shell/money-text';
import { Trans, useLingui } from '@lingui/react/macro';
import * as styles from './statement-chart.css.ts';

export interface StatementChartProps {
  statement: Statement;
  currencyCode: string;
  /** The first month of the span (`yyyy-MM`); null for everything. */
  from: string | null;
  /** This month. */
  to: string;
}

/** More columns than these have room for a letter alone. */
const WIDE = 6;

/** One currency's months as columns: what was paid in beside what was paid out. The table beneath has every figure. */
export function StatementChart({ statement, currencyCode, from, to }: StatementChartProps) {
  const { t, i18n } = useLingui();
  const text = useMoneyFormatter(currencyCode);
  const chart = buildStatementChart(statement, { currencyCode, from, to });
  if (chart === null) return null;
  const { unit, top, columns } = chart;
  const month = columns.length > WIDE ? 'narrow' : 'short';
  const name = (id: string) =>
    unit === 'year'
      ? new Intl.DateTimeFormat(i18n.locale, { year: 'numeric', timeZone: 'UTC' }).format(
          Date.parse(`${id}-06-15T00:00:00Z`),
        )
      : new Intl.DateTimeFormat(i18n.locale, { month, timeZone: 'UTC' }).format(
          Date.parse(`${id}-15T00:00:00Z`),
        );
  const label =
    unit === 'month'
      ? t({
          id: 'statement.chart.months',
          message: 'Paid in and paid out by month. The table below has every figure.',
        })
      : t({
          id: 'statement.chart.years',
          message: 'Paid in and paid out by year. The table below has every figure.',
        });
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.legend}>
        <span className={styles.key}>
          <span className={styles.paidIn} />
          {t({ id: 'statement.paid-in', message: 'Paid in' })}
        </span>
        <span className={styles.key}>
          <span className={styles.paidOut} />
          <Trans id="statement.chart.paid-out">Paid out, including pending</Trans>
        </span>
      </figcaption>
      <div role="img" aria-label={label} className={styles.plot}>
        <span className={styles.top}>{text(top)}</span>
        <div className={styles.columns}>
          {columns.map(({ id, inShare, outShare }) => (
            <div key={id} className={styles.column} data-column={id}>
              <div className={styles.bars}>
                <Bar look={styles.paidInBar} share={inShare} />
                <Bar look={styles.paidOutBar} share={outShare} />
              </div>
              <span className={styles.name}>{name(id)}</span>
            </div>
          ))}
        </div>
      </div>
    </figure>
  );
}

/** Nothing is drawn of nothing, but its place is kept. */
function Bar({ look, share }: { look: string; share: number }) {
  return <span className={share === 0 ? styles.noBar : look} style={{ blockSize: `${share * 100}%` }} />;
}
