import { loadRuntime } from '@baize/player/load-runtime';
import { RuntimeContext, type PlayerRuntime } from '@baize/player/player-runtime';
import { useContext, useEffect, useEffectEvent } from 'react';
import { lookUpCountry } from './look-up-country.ts';

/** The client of a visitor: a stage's own, else the document's. */
export function useVisitorRuntime(): () => Promise<PlayerRuntime> {
  const given = useContext(RuntimeContext);
  return async () => given ?? loadRuntime();
}

/** Looks up the visitor's country as soon as that could matter. */
export function useLookUpCountry({
  isEnabled,
  excluded,
}: {
  isEnabled: boolean;
  excluded: readonly string[];
}): void {
  const runtime = useVisitorRuntime();
  const look = useEffectEvent(async () => {
    await lookUpCountry({ runtime: await runtime(), excluded, freshness: 'kept' });
  });
  useEffect(() => {
    if (isEnabled) void look();
  }, [isEnabled]);
}
