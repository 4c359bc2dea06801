import type { StatementSpan, StatementTotals } from '@baize/domain/statement';
import { useLingui } from '@lingui/react/macro';

export type StatementFigure = Exclude<keyof StatementTotals, 'currencyCode'>;

/** What a statement's figures and lengths are called, on the screen and in its file. */
export function useStatementLabels() {
  const { t } = useLingui();
  const spans: Record<StatementSpan, string> = {
    '3-months': t({ id: 'statement.span.3', message: '3 months' }),
    '12-months': t({ id: 'statement.span.12', message: '12 months' }),
    lifetime: t({ id: 'statement.span.all', message: 'All time' }),
  };
  const figures: readonly { key: StatementFigure; name: string }[] = [
    { key: 'paidIn', name: t({ id: 'statement.paid-in', message: 'Paid in' }) },
    { key: 'paidOut', name: t({ id: 'statement.paid-out', message: 'Paid out' }) },
    { key: 'onItsWay', name: t({ id: 'withdraw.open.title', message: 'Open withdrawals' }) },
    { key: 'rewards', name: t({ id: 'statement.rewards', message: 'Rewards' }) },
    { key: 'corrected', name: t({ id: 'statement.corrected', message: 'Corrections' }) },
    { key: 'net', name: t({ id: 'statement.net', message: 'Net deposits' }) },
  ];
  return {
    spans,
    figures,
    month: t({ id: 'statement.month', message: 'Month' }),
    whole: t({ id: 'statement.total', message: 'Total' }),
    currency: t({ id: 'records.head.currency', message: 'Currency' }),
  };
}
