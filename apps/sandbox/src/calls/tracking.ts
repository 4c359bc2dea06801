import { getScripts, logEvent } from '@baize/api/calls/tracking';
import { logEvents } from '../database/schema.ts';
import { ownAddress } from '../http/own-address.ts';
import { registerCall, type Calls } from '../http/register-call.ts';

type Audience = 'everybody' | 'auth-users' | 'depositors';
type Script = { audience: Audience; key: string; place: 'head' | 'bodyStart' | 'bodyEnd' };

/** Harmless counters, one for each place of the page and each kind of visitor, and the push service's library. */
const SCRIPTS: readonly Script[] = [
  { audience: 'everybody', key: 'visit-counter', place: 'head' },
  { audience: 'everybody', key: 'push-library', place: 'head' },
  { audience: 'auth-users', key: 'player-counter', place: 'bodyStart' },
  { audience: 'depositors', key: 'depositor-counter', place: 'bodyEnd' },
];

function htmlOf(key: string, address: string): string {
  if (key === 'push-library') return `<script async src="${address}/sandbox/push/library.js"></script>`;
  return `<script>(window.sandboxCounters ??= []).push('${key}')</script>`;
}

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
        [place]: htmlOf(key, ownAddress(calls.app)),
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
