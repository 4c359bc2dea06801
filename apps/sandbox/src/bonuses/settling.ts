import type { Platform } from '../platform.ts';

/** What it takes to end what is due and tell the players. */
export type Settling = Pick<Platform, 'database' | 'clock'> & {
  realtime: Pick<Platform['realtime'], 'toPlayer'>;
};
