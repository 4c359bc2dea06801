import { createStore } from '@baize/browser/create-store';
import type { Presence } from '@baize/domain/presence';
import { useSyncExternalStore } from 'react';

/** How a session without input stands; `endsAt` by the device's clock, in ms. */
export type IdleStatus = { kind: 'active' } | { kind: 'warning'; endsAt: number };

/** Whether the player is at the page, as far as anybody can tell (SES-05, SES-10). */
export interface ActivityState {
  idle: IdleStatus;
  presence: Presence;
}

export const ACTIVE_AND_ONLINE: ActivityState = { idle: { kind: 'active' }, presence: 'online' };

const activity = createStore(ACTIVE_AND_ONLINE);

/** Written by `watchIdle` alone; the same object as long as nothing changed. */
export const activityStore = {
  get: activity.get,
  set(next: ActivityState): void {
    if (!isUnchanged(next)) activity.set(next);
  },
  subscribe: activity.subscribe,
};

function isUnchanged({ idle, presence }: ActivityState): boolean {
  const endsAt = (one: IdleStatus) => (one.kind === 'warning' ? one.endsAt : null);
  const now = activity.get();
  return presence === now.presence && endsAt(idle) === endsAt(now.idle);
}

/** While nobody is at the page, what moves by itself is asked for this much less often (SES-10). */
const AWAY_FACTOR = 4;

/** How many times slower than usual to poll now. */
export function pollFactor(): number {
  return activity.get().presence === 'online' ? 1 : AWAY_FACTOR;
}

export function useActivityState(): ActivityState {
  return useSyncExternalStore(activityStore.subscribe, activityStore.get, () => ACTIVE_AND_ONLINE);
}
