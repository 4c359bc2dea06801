import { getScripts, logEvent } from '@baize/api/endpoints/tracking';
import { logEvents } from '../database/schema.ts';
import { getServerUrl } from '../http/server-url.ts';
import { registerEndpoint, type EndpointContext } from '../http/register-endpoint.ts';

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

export function registerTrackingEndpoints(calls: EndpointContext): void {
  const { database, clock } = calls.platform;

  registerEndpoint(calls, getScripts, async ({ input: { query } }) => {
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
        [place]: htmlOf(key, getServerUrl(calls.app)),
      })),
    };
  });

  registerEndpoint(calls, logEvent, async ({ input: { body }, signedIn }) => {
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
