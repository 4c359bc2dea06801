import type { SocketStatus } from '@baize/api/socket';

/** How the line to the platform is; `off` while nobody is signed in. */
export type Line = SocketStatus | 'off';

let line: Line = 'off';
const listeners = new Set<() => void>();

/** Known to the parts that show the balance: without a line they ask for it now and then. */
export const lineStore = {
  get: (): Line => line,
  set(next: Line): void {
    line = next;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
