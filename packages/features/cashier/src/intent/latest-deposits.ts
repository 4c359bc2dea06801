import { transactionsQuery } from '@baize/api/queries/transactions';
import { useApi } from '@baize/player';
import { useQuery } from '@tanstack/react-query';

/** What every part of the deposit reads of the latest payments; one question for all. */
export const LATEST_DEPOSITS = { type: 'deposit', pageNo: 1, limit: 20 } as const;

/** Whether the last read failed. An error is forgotten while it is read again; when the last one came is not. */
export function isListOutdated({
  errorUpdatedAt,
  dataUpdatedAt,
}: {
  errorUpdatedAt: number;
  dataUpdatedAt: number;
}): boolean {
  return errorUpdatedAt > dataUpdatedAt;
}

/** Whether the player's latest deposits cannot be read right now; another part of the page reads them. */
export function useIsListUnreadable(): boolean {
  return isListOutdated(useQuery({ ...transactionsQuery(useApi(), LATEST_DEPOSITS), enabled: false }));
}
