import type { SocketStatus } from '@baize/api/socket';
import { createStore } from '@baize/browser/create-store';

/** How the line to the platform is; `off` while nobody is signed in. */
export type ConnectionStatus = SocketStatus | 'off';

/** Known to the parts that show the balance: without a line they ask for it now and then. */
export const connectionStore = createStore<ConnectionStatus>('off');
