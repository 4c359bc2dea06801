import { playSessionQuery } from '@baize/api/queries/play-session';
import { sumDecimals } from '@baize/domain/decimal';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { setPlaySums } from './play-session.ts';
import { useApi } from './use-api.ts';

/**
 * Keeps the figures of a session of play as the platform counts them (LIM-07): a round whose page was left is told by no
 * game. They are read at once and whenever `reason` changes, one reading after the other; a platform that does not know
 * the call leaves the count to the games.
 */
export function usePlatformPlaySums(since: number, reason: string): void {
  const { data, isFetching, refetch } = useQuery({ ...playSessionQuery(useApi(), since), enabled: false });
  const readFor = useRef<string | null>(null);
  const isUnknown = data === null;
  useEffect(() => {
    if (isFetching || isUnknown || readFor.current === reason) return;
    readFor.current = reason;
    void refetch({ cancelRefetch: false });
  }, [reason, isFetching, isUnknown, refetch]);
  useEffect(() => {
    if (!data) return;
    setPlaySums(
      since,
      data.map(({ currencyCode, staked, won }) => ({
        currency: currencyCode,
        staked,
        net: sumDecimals([won, -staked]),
      })),
    );
  }, [since, data]);
}
