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

let activity = ACTIVE_AND_ONLINE;
const listeners = new Set<() => void>();

/** Written by `watchIdle` alone; the same object as long as nothing changed. */
export const activityStore = {
  get: (): ActivityState => activity,
  set(next: ActivityState): void {
    if (isUnchanged(next)) return;
    activity = next;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

function isUnchanged({ idle, presence }: ActivityState): boolean {
  const endsAt = (one: IdleStatus) => (one.kind === 'warning' ? one.endsAt : null);
  return presence === activity.presence && endsAt(idle) === endsAt(activity.idle);
}

/** While nobody is at the page, what moves by itself is asked for this much less often (SES-10). */
const AWAY_FACTOR = 4;

/** How many times slower than usual to poll now. */
export function pollFactor(): number {
  return activity.presence === 'online' ? 1 : AWAY_FACTOR;
}

export function useActivityState(): ActivityState {
  return useSyncExternalStore(activityStore.subscribe, activityStore.get, () => ACTIVE_AND_ONLINE);
}
