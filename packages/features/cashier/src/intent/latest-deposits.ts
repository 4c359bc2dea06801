import { LATEST_DEPOSITS, transactionsQuery } from '@baize/api/queries/transactions';
import { useApi } from '@baize/player';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

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

/** So long a form waits for the list, which would push it down if it came later, in ms. */
const MAX_LIST_WAIT_MS = 400;

/** Reads the latest deposits beside what a form needs, and returns whether it is held back for them. */
export function useListDelay(): boolean {
  const { isPending, failureCount, isPaused } = useQuery(transactionsQuery(useApi(), LATEST_DEPOSITS));
  const [hasWaited, setWaited] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), MAX_LIST_WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  return isPending && failureCount === 0 && !isPaused && !hasWaited;
}
