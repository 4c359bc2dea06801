import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { use, useContext, useEffect } from 'react';
import { syncReducedPressure } from './sync-reduced-pressure.ts';
import { syncSuppressionStatus } from './sync-suppression-status.ts';
import { ApiContext } from './use-api.ts';
import { loadRuntime } from '../session/load-runtime.ts';
import { RuntimeContext } from '../session/player-runtime.ts';

/** Brings the cache and the client to a signed-in part of a page. */
export function PlayerProviders({ children }: { children: ReactNode }) {
  const given = useContext(RuntimeContext);
  const { api, queryClient } = given ?? use(loadOnce());
  useEffect(() => syncSuppressionStatus({ api, queryClient }), [api, queryClient]);
  useEffect(() => syncReducedPressure({ api, queryClient }), [api, queryClient]);
  return (
    <QueryClientProvider client={queryClient}>
      <ApiContext value={api}>{children}</ApiContext>
    </QueryClientProvider>
  );
}

let loading: ReturnType<typeof loadRuntime> | undefined;
function loadOnce() {
  loading ??= loadRuntime();
  return loading;
}
