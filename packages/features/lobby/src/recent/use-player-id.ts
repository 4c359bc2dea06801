import type { UserDetails } from '@baize/api/endpoints/session';
import { queryKeys } from '@baize/api/queries/keys';
import { loadRuntime } from '@baize/player/load-runtime';
import { RuntimeContext, type PlayerRuntime } from '@baize/player/player-runtime';
import { useSession } from '@baize/player/session';
import { useContext, useEffect, useState } from 'react';

/** Whose page this is, without a provider; null for a visitor and until it is known. */
export function usePlayerId(): string | null {
  const staged = useContext(RuntimeContext);
  const signedIn = useSession().phase === 'signed-in';
  const [player, setPlayer] = useState<string | null>(null);
  useEffect(() => {
    if (!signedIn) return undefined;
    let stop: (() => void) | null = null;
    const leaving = new AbortController();
    const follow = ({ queryClient }: PlayerRuntime) => {
      if (leaving.signal.aborted) return;
      const look = () =>
        setPlayer(queryClient.getQueryData<UserDetails>(queryKeys.userDetails)?.getUser.userId ?? null);
      look();
      stop = queryClient.getQueryCache().subscribe(look);
    };
    if (staged) follow(staged);
    // Who is signed in has had the client fetched already; without it nothing is remembered.
    else loadRuntime().then(follow, () => undefined);
    return () => {
      leaving.abort();
      stop?.();
      setPlayer(null);
    };
  }, [signedIn, staged]);
  return signedIn ? player : null;
}
