import type { Tournament } from '@baize/api/endpoints/rewards';
import { ApiFailure } from '@baize/api/failure';
import { tournamentsQuery } from '@baize/api/queries/tournaments';
import { useApi } from '@baize/player';
import { PlayerProviders } from '@baize/player/player-providers';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

/** What the platform says of tournaments at this moment. */
export interface TournamentFeedState {
  rows: readonly Tournament[] | null;
  /** `none` that is what stands; `stale` the last asking failed; `missing` nothing came at all; `unknown` no such one. */
  error: 'none' | 'stale' | 'missing' | 'unknown';
  retry(): void;
}

export interface TournamentFeedProps {
  /** The one whose whole board is wanted; null for all of them. */
  id: string | null;
  onFeed(feed: TournamentFeedState): void;
}

/** Asks while somebody looks, and shows nothing: the page itself stays as it stands (PRO-07). */
export function TournamentFeed(props: TournamentFeedProps) {
  return (
    <PlayerProviders>
      <TournamentPolling {...props} />
    </PlayerProviders>
  );
}

function TournamentPolling({ id, onFeed }: TournamentFeedProps) {
  const ask = id === null ? {} : { id };
  const { data, error, refetch } = useQuery({
    ...tournamentsQuery(useApi(), ask),
    refetchOnMount: 'always',
  });
  useEffect(() => {
    onFeed({
      rows: data?.rows ?? null,
      error: toFeedError(error, data !== undefined),
      retry: () => void refetch(),
    });
  }, [data, error, refetch, onFeed]);
  return null;
}

function toFeedError(error: Error | null, known: boolean): TournamentFeedState['error'] {
  if (error === null) return 'none';
  if (error instanceof ApiFailure && error.status === 404) return 'unknown';
  return known ? 'stale' : 'missing';
}
