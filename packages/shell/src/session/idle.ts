import type { Presence } from '@baize/domain/presence';
import { useSyncExternalStore } from 'react';

/** How a session without input stands; `endsAt` by the device's clock, in ms. */
export type Idle = { kind: 'active' } | { kind: 'warning'; endsAt: number };

/** Whether the player is at the page, as far as anybody can tell (SES-05, SES-10). */
export interface Attendance {
  idle: Idle;
  presence: Presence;
}

export const AT_THE_PAGE: Attendance = { idle: { kind: 'active' }, presence: 'online' };

let attendance = AT_THE_PAGE;
const listeners = new Set<() => void>();

/** Written by `watchIdle` alone; the same object as long as nothing changed. */
export const attendanceStore = {
  get: (): Attendance => attendance,
  set(next: Attendance): void {
    if (sameAs(next)) return;
    attendance = next;
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

function sameAs({ idle, presence }: Attendance): boolean {
  const endsAt = (one: Idle) => (one.kind === 'warning' ? one.endsAt : null);
  return presence === attendance.presence && endsAt(idle) === endsAt(attendance.idle);
}

/** While nobody is at the page, what moves by itself is asked for this much less often (SES-10). */
const AWAY_FACTOR = 4;

/** How many times slower than usual to poll now. */
export function pace(): number {
  return attendance.presence === 'online' ? 1 : AWAY_FACTOR;
}

export function useAttendance(): Attendance {
  return useSyncExternalStore(attendanceStore.subscribe, attendanceStore.get, () => AT_THE_PAGE);
}
