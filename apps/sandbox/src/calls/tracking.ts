import { getScripts, logEvent } from '@baize/api/calls/tracking';
import { logEvents } from '../database/schema.ts';
import { registerCall, type Calls } from '../http/register-call.ts';

type Audience = 'everybody' | 'auth-users' | 'depositors';

/** Harmless counters, one for each place of the page and each kind of visitor. */
const SCRIPTS: readonly { audience: Audience; key: string; place: 'head' | 'bodyStart' | 'bodyEnd' }[] = [
  { audience: 'everybody', key: 'visit-counter', place: 'head' },
  { audience: 'auth-users', key: 'player-counter', place: 'bodyStart' },
  { audience: 'depositors', key: 'depositor-counter', place: 'bodyEnd' },
];

export function registerTracking(calls: Calls): void {
  const { database, clock } = calls.platform;

  registerCall(calls, getScripts, async ({ asked: { query } }) => {
    const wanted: Record<Audience, boolean> = {
      everybody: true,
      'auth-users': query.enableAuthUsers ?? false,
      depositors: query.enableDepositors ?? false,
    };
    return {
      data: SCRIPTS.filter(({ audience }) => wanted[audience]).map(({ key, place }) => ({
        key,
        head: null,
        bodyStart: null,
        bodyEnd: null,
        [place]: `<script>(window.sandboxCounters ??= []).push('${key}')</script>`,
      })),
    };
  });

  registerCall(calls, logEvent, async ({ asked: { body }, signedIn }) => {
    const { event, ...payload } = body;
    await database.insert(logEvents).values({
      at: new Date(clock.now()),
      playerId: signedIn?.player.id ?? null,
      event,
      payload,
    });
    return { data: {} };
  });
}
