import type { StatementSpan } from '@baize/domain/statement';
import { usePlayer } from '@baize/player';
import { Card } from '@baize/ui/card';
import { useFormatDateRange } from '../print/use-format-date-range.ts';
import { RecordsError, RecordsEmpty } from '../records/record-states.tsx';
import { PlatformTotals } from './platform-totals.tsx';
import { CurrencyStatement } from './currency-statement.tsx';
import { StatementPrint } from './statement-print.tsx';
import { StatementCardSkeleton } from './statement-skeleton.tsx';
import { useStatement } from './use-statement.ts';

/** The statement of a span, one card for each currency; inside a `PlayerBoundary`. */
export function StatementList({ span }: { span: StatementSpan }) {
  const period = useFormatDateRange();
  const { statement, isError, retry, days, today } = useStatement(span);
  const own = usePlayer()?.getUser.userWallet.currencyCode ?? '';
  return (
    <>
      <PlatformTotals />
      {statement === null && isError ? (
        <Card>
          <RecordsError onRetry={retry} />
        </Card>
      ) : null}
      {statement === null && !isError ? <StatementCardSkeleton /> : null}
      {statement?.totals.length === 0 ? (
        <Card>
          <RecordsEmpty clear={null} />
        </Card>
      ) : null}
      {statement?.totals
        .toSorted((one, other) => Number(other.currencyCode === own) - Number(one.currencyCode === own))
        .map((totals) => (
          <CurrencyStatement
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
    </>
  );
}
