import { loadRuntime } from '@baize/player/load-runtime';
import { RuntimeContext } from '@baize/player/player-runtime';
import { useContext, useEffect, useState } from 'react';

/**
 * The country the visitor seems to be in, asked for only where a game is shut somewhere; null until it is told, and
 * where it is not. The platform judges at the launch in any case.
 */
export function useCountry(asked: 'needed' | 'not-needed'): string | null {
  const staged = useContext(RuntimeContext);
  const [country, setCountry] = useState<string | null>(null);
  useEffect(() => {
    if (asked === 'not-needed') return undefined;
    // A flag, not an abort: a list that changes lets go of dozens of tiles at once, and an abort is dear.
    let left = false;
    const read = async () => {
      const [{ api, queryClient }, { locationQuery }] = await Promise.all([
        staged ?? loadRuntime(),
        import('@baize/api/queries/location'),
      ]);
      const location = await queryClient.query(locationQuery(api));
      if (!left) setCountry(location?.country.code ?? null);
    };
    read().catch(() => undefined);
    return () => {
      left = true;
    };
  }, [asked, staged]);
  return country;
}
