import { LOG_EVENT_ROUTE } from './endpoints/tracking/log-event-route.ts';
import type { LogEventRequest } from './endpoints/tracking/log-event.ts';
import type { ClientPorts } from './client.ts';
import { HEADERS, requestHeaders } from './headers.ts';

const REQUEST_TIMEOUT_MS = 15_000;

/**
 * Notes what a visitor did without the client and its schemas, which a first view has no other use
 * for (TRK-02). Nothing is read from the answer but its clock, and a refused token ends the session
 * as everywhere. The request outlives the page.
 *
 * @throws when the event did not get through; the caller decides whether anybody should know.
 */
export async function sendBeacon(
  ports: Pick<ClientPorts, 'locale' | 'token' | 'onServerDate' | 'onSessionEnded' | 'fetch'>,
  event: LogEventRequest,
): Promise<void> {
  const token = ports.token();
  const sentAt = Date.now();
  const answer = await (ports.fetch ?? fetch)(LOG_EVENT_ROUTE.path, {
    method: LOG_EVENT_ROUTE.method,
    headers: requestHeaders({
      locale: ports.locale(),
      token,
      systemToken: undefined,
      freshness: 'always',
      idempotencyKey: undefined,
    }),
    body: JSON.stringify(event),
    keepalive: true,
    credentials: 'same-origin',
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  });
  const date = answer.headers.get(HEADERS.date);
  if (date !== null) ports.onServerDate(date, sentAt, Date.now());
  if (answer.ok) return;
  const refused = answer.status === 403 && token !== null && (await isPlatformRefusal(answer));
  // Asked last: while the answer was read another token may have taken this one's place.
  if (refused && token === ports.token()) ports.onSessionEnded('SESSION_EXPIRED');
  throw new Error(`log-event answered ${answer.status}`);
}

/** A refusal of the platform's own, not of something on the way to it. */
async function isPlatformRefusal(answer: Response): Promise<boolean> {
  const body: unknown = await answer.json().catch(() => null);
  return typeof body === 'object' && body !== null && 'success' in body && body.success === false;
}
