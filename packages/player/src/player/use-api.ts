import type { ApiClient } from '@baize/api/client';
import { createContext, useContext } from 'react';

export const ApiContext = createContext<ApiClient | null>(null);

/** The platform's client, inside a `PlayerBoundary`. */
export function useApi(): ApiClient {
  const api = useContext(ApiContext);
  if (!api) throw new Error('No client here: render inside PlayerBoundary.');
  return api;
}
