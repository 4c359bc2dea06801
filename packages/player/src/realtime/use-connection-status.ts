import { useSyncExternalStore } from 'react';
import { connectionStore, type ConnectionStatus } from '../player/connection-status.ts';

/** How the line to the platform is. */
export function useConnectionStatus(): ConnectionStatus {
  return useSyncExternalStore<ConnectionStatus>(connectionStore.subscribe, connectionStore.get, () => 'off');
}
