import type { Statement, StatementTotals } from '@baize/domain/statement';
import { useLingui } from '@lingui/react/macro';
import { useStatementLabels } from './use-statement-labels.ts';

export interface StatementTableRow {
  /** The month (`yyyy-MM`), empty for all of them together. */
  id: string;
  name: string;
  totals: StatementTotals;
}

/** Names the rows of a currency's statement: its months, the newest first, then all of them together. */
export function useStatementRows(statement: Statement): (currencyCode: string) => StatementTableRow[] {
  const { i18n } = useLingui();
  const words = useStatementLabels();
  const month = new Intl.DateTimeFormat(i18n.locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (currencyCode) => {
    const ofCurrency = (all: readonly StatementTotals[]) =>
      all.filter((one) => one.currencyCode === currencyCode);
    return [
      ...statement.periods.flatMap((period) =>
        ofCurrency(period.totals).map((totals) => ({
          id: period.month,
          name: month.format(Date.parse(`${period.month}-15T00:00:00Z`)),
          totals,
        })),
      ),
      ...ofCurrency(statement.totals).map((totals) => ({ id: '', name: words.whole, totals })),
    ];
  };
}
