import type { Platform } from '../platform.ts';

/** What it takes to end what is due and tell the players. */
export type SettlementDeps = Pick<Platform, 'database'> & {
  clock: Pick<Platform['clock'], 'now'>;
  realtime: Pick<Platform['realtime'], 'toPlayer'>;
};
