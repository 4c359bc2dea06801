import type { StatementSpan } from '@baize/domain/statement';
import { usePlayer } from '@baize/shell/player';
import { Card } from '@baize/ui/card';
import { usePeriod } from '../print/use-period.ts';
import { RecordsFailed, RecordsNone } from '../records/record-states.tsx';
import { PlatformTotals } from './platform-totals.tsx';
import { StatementOfCurrency } from './statement-of-currency.tsx';
import { StatementPrint } from './statement-print.tsx';
import { StatementCardWaiting } from './statement-waiting.tsx';
import { useStatement } from './use-statement.ts';

/** The statement of a span, one card for each currency; inside a `PlayerIsland`. */
export function StatementList({ span }: { span: StatementSpan }) {
  const period = usePeriod();
  const { statement, isError, retry, days, today } = useStatement(span);
  const own = usePlayer()?.getUser.userWallet.currencyCode ?? '';
  return (
    <>
      <PlatformTotals />
      {statement === null && isError ? (
        <Card>
          <RecordsFailed onRetry={retry} />
        </Card>
      ) : null}
      {statement === null && !isError ? <StatementCardWaiting /> : null}
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
    </>
  );
}
