import type { SocketStatus } from '@baize/api/socket';

/** How the line to the platform is; `off` while nobody is signed in. */
export type ConnectionStatus = SocketStatus | 'off';

let status: ConnectionStatus = 'off';
const listeners = new Set<() => void>();

/** Known to the parts that show the balance: without a line they ask for it now and then. */
export const connectionStore = {
  get: (): ConnectionStatus => status,
  set(next: ConnectionStatus): void {
    status = next;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
