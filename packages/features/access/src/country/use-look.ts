import { loadRuntime } from '@baize/shell/load-runtime';
import { RuntimeContext, type PlayerRuntime } from '@baize/shell/player-runtime';
import { useContext, useEffect, useEffectEvent } from 'react';
import { lookUpCountry } from './look-up.ts';

/** The client of a visitor: a stage's own, else the document's. */
export function useVisitorRuntime(): () => Promise<PlayerRuntime> {
  const given = useContext(RuntimeContext);
  return async () => given ?? loadRuntime();
}

/** Looks up the visitor's country as soon as that could matter. */
export function useLook({ wanted, excluded }: { wanted: boolean; excluded: readonly string[] }): void {
  const runtime = useVisitorRuntime();
  const look = useEffectEvent(async () => {
    await lookUpCountry({ runtime: await runtime(), excluded, how: 'kept' });
  });
  useEffect(() => {
    if (wanted) void look();
  }, [wanted]);
}
