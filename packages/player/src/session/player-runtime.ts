import type { ApiClient } from '@baize/api/client';
import type { QueryClient } from '@tanstack/react-query';
import { createContext } from 'react';

/** What signed-in parts of a page read from: one of each per document. */
export interface PlayerRuntime {
  api: ApiClient;
  queryClient: QueryClient;
}

/** Stories and tests put a runtime of their own here; null loads the document's. */
export const RuntimeContext = createContext<PlayerRuntime | null>(null);
