import type { Statement } from '@baize/domain/statement';
import { buildStatementChart } from '@baize/domain/statement-chart';
import { useMoneyFormatter } from '@baize/wallet/money-text';
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

/** So many columns have room for a short name on every screen, and so many on a wide one; more have it on the widest alone. */
const FEW = 6;
const MANY = 12;

type NameRoom = 'always' | 'wide' | 'widest';

function nameRoom(columns: number): NameRoom {
  if (columns <= FEW) return 'always';
  return columns <= MANY ? 'wide' : 'widest';
}

/** One currency's months as columns: what was paid in beside what was paid out. The table beneath has every figure. */
export function StatementChart({ statement, currencyCode, from, to }: StatementChartProps) {
  const { t, i18n } = useLingui();
  const text = useMoneyFormatter(currencyCode);
  const chart = buildStatementChart(statement, { currencyCode, from, to });
  if (chart === null) return null;
  const { unit, top, columns } = chart;
  const format = (id: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(i18n.locale, { ...options, timeZone: 'UTC' }).format(
      Date.parse(`${id.padEnd(7, '-06')}-15T00:00:00Z`),
    );
  const years = unit === 'month' ? yearBreaks(columns.map(({ id }) => id)) : null;
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
            <div
              key={id}
              className={styles.column}
              data-column={id}
              data-year-break={(years !== null && id.endsWith('-01') && id !== columns[0]?.id) || undefined}
            >
              <div className={styles.bars}>
                <Bar look={styles.paidInBar} share={inShare} />
                <Bar look={styles.paidOutBar} share={outShare} />
              </div>
              {unit === 'year' ? (
                <span className={styles.name}>{format(id, { year: 'numeric' })}</span>
              ) : (
                <MonthName
                  short={format(id, { month: 'short' })}
                  narrow={format(id, { month: 'narrow' })}
                  room={nameRoom(columns.length)}
                />
              )}
              {years === null ? null : (
                <span className={styles.year}>{years.has(id) ? format(id, { year: 'numeric' }) : null}</span>
              )}
            </div>
          ))}
        </div>
      </div>
    </figure>
  );
}

/** The months that are named with their year where the chart reaches over its end; null where it does not. */
function yearBreaks(months: readonly string[]): ReadonlySet<string> | null {
  const januaries = months.filter((month, place) => place > 0 && month.endsWith('-01'));
  if (januaries.length === 0) return null;
  // Beside the January that follows it there is no room for the year of a December.
  const first = months.length > 1 && months[1] !== januaries[0] ? months.slice(0, 1) : [];
  return new Set([...first, ...januaries]);
}

/** A month by a short name, by one letter where its column has no room for it. */
function MonthName({ short, narrow, room }: { short: string; narrow: string; room: NameRoom }) {
  return (
    <>
      <span className={styles.shortName[room]}>{short}</span>
      {room === 'always' ? null : <span className={styles.narrowName[room]}>{narrow}</span>}
    </>
  );
}

/** Nothing is drawn of nothing, but its place is kept. */
function Bar({ look, share }: { look: string; share: number }) {
  return <span className={share === 0 ? styles.noBar : look} style={{ blockSize: `${share * 100}%` }} />;
}
