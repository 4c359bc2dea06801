import type { PreHydrationResponse } from './pre-hydration-requests.ts';
import { ApiFailure } from './failure.ts';
import type { HttpResponse } from './read-response.ts';

/** How long a whole answer may take, body and all (HTTP-02). */
const REQUEST_TIMEOUT_MS = 15_000;

/** An answer with the device's own times of sending and of the answer's first line; epoch ms. */
export type TransportResponse = HttpResponse & { sentAt: number; receivedAt: number };

type TransportRequest = {
  fetch: typeof fetch;
  url: string;
  path: string;
  init: RequestInit;
  signal: AbortSignal | undefined;
  /** The answer to the same request, where it was sent before. */
  preHydrationResponse?: PreHydrationResponse | null | undefined;
};

/**
 * Sends one request and reads its whole answer, or rejects with an ApiFailure `offline` or `timed-out`. When the caller
 * gives up first, it rejects with the caller's own reason.
 */
export async function sendRequest({
  fetch,
  url,
  path,
  init,
  signal,
  preHydrationResponse = null,
}: TransportRequest): Promise<TransportResponse> {
  signal?.throwIfAborted();
  const abort = new AbortController();
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    abort.abort();
  }, REQUEST_TIMEOUT_MS);
  const giveUp = () => abort.abort();
  signal?.addEventListener('abort', giveUp, { once: true });
  let status = 0;
  try {
    const before =
      preHydrationResponse && (await awaitPreHydrationResponse(preHydrationResponse, abort.signal));
    if (before) return before;
    const sentAt = Date.now();
    // A redirect could carry the token's second header to another origin, so none is followed.
    const response = await fetch(url, { ...init, redirect: 'manual', signal: abort.signal });
    const receivedAt = Date.now();
    status = response.status;
    return { status, headers: response.headers, text: await response.text(), sentAt, receivedAt };
  } catch (cause) {
    if (signal?.aborted === true) throw signal.reason;
    throw new ApiFailure({ kind: late ? 'timed-out' : 'offline', path, status, cause });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', giveUp);
  }
}

/** The whole of an answer that was asked for before; null where it did not come, so that it is asked for again. */
async function awaitPreHydrationResponse(
  early: PreHydrationResponse,
  gaveUp: AbortSignal,
): Promise<TransportResponse | null> {
  const whole = early.response
    .then(async (response) => ({
      status: response.status,
      headers: response.headers,
      text: await response.text(),
      sentAt: early.sentAt,
      receivedAt: early.receivedAt(),
    }))
    // The request that follows says what is wrong with the connection.
    .catch(() => null);
  const given = new Promise<never>((_, reject) => {
    gaveUp.addEventListener('abort', () => reject(gaveUp.reason), { once: true });
  });
  return Promise.race([whole, given]);
}
