import { LRUCache } from 'lru-cache';

const FRESH_MS = 60_000;
const MAX_RESPONSES = 500;
const UPSTREAM_TIMEOUT_MS = 15_000;

interface CachedResponse {
  status: number;
  headers: [string, string][];
  body: ArrayBuffer;
}

/**
 * A way to the platform for what pages show everybody: an answer serves all renders of a minute, several
 * that ask at once share one question, and when the platform fails the last answer stands.
 * Only for calls without a player's token.
 */
export function cachedFetch(): typeof fetch {
  const answers = new LRUCache<string, CachedResponse, { url: string; init: RequestInit }>({
    max: MAX_RESPONSES,
    ttl: FRESH_MS,
    allowStaleOnFetchRejection: true,
    noDeleteOnFetchRejection: true,
    fetchMethod: async (_key, _stale, { context: { url, init } }) => {
      const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(UPSTREAM_TIMEOUT_MS) });
      if (answer.status >= 500) throw new Error(`The platform answered ${answer.status}.`);
      const body = await answer.arrayBuffer();
      return { status: answer.status, headers: [...answer.headers], body };
    },
  });
  return async (input, init = {}) => {
    const url = input instanceof Request ? input.url : String(input);
    const language = new Headers(init.headers).get('Accept-Language') ?? '';
    const found = answers.fetch(`${language} ${url}`, { context: { url, init } });
    const kept = await Promise.race([found, rejectOnAbort(init.signal)]);
    if (!kept) throw new Error('The platform gave no answer.');
    return new Response(kept.body, { status: kept.status, headers: kept.headers });
  };
}

/** Rejects when the asker does not wait any longer; the question itself goes on for the next one. */
function rejectOnAbort(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_resolve, reject) => {
    if (!signal) return;
    const stop = (): void => reject(signal.reason);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
}
