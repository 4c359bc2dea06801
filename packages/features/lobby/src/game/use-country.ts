import { locationQuery } from '@baize/api/queries/location';
import { loadRuntime } from '@baize/shell/load-runtime';
import { RuntimeContext } from '@baize/shell/player-runtime';
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
    const leaving = new AbortController();
    const read = async () => {
      const { api, queryClient } = staged ?? (await loadRuntime());
      const location = await queryClient.query(locationQuery(api));
      if (!leaving.signal.aborted) setCountry(location?.country.code ?? null);
    };
    read().catch(() => undefined);
    return () => leaving.abort();
  }, [asked, staged]);
  return country;
}
