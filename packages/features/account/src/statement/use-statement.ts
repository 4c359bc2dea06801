import { allTransactionsQuery } from '@baize/api/queries/transactions';
import { platformClock } from '@baize/browser/clock';
import { statementDays, buildStatement, type StatementSpan } from '@baize/domain/statement';
import { useApi } from '@baize/player';
import { useQuery } from '@tanstack/react-query';
import { useToday } from '../records/use-records.ts';

/** Reads the statement of a span, inside a `PlayerBoundary`; null until it is known. */
export function useStatement(span: StatementSpan) {
  const { zone, today } = useToday();
  const days = statementDays({ span, now: platformClock.now(), zone });
  const asked = useQuery(allTransactionsQuery(useApi(), days ? { ...days, timeZone: zone } : {}));
  const statement = asked.data ? buildStatement(asked.data, { zone }) : null;
  return { statement, isError: asked.isError, retry: () => void asked.refetch(), days, today };
}
