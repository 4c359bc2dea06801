import type { CDPSession } from 'playwright';

/** One request of a page, as the browser reports it. */
export interface LoggedRequest {
  id: string;
  url: string;
  /** The browser's word for what it is: `Document`, `Script`, `Font`, `Image`, `Fetch`… */
  type: string;
  /** Addresses of the files that had to be there before the browser knew of this one; the page's own for its HTML. */
  initiators: string[];
  status: number | null;
  /** Body bytes as they were sent; null while it is under way and when it failed. */
  bytes: number | null;
  /** All bytes that came over the line, headers included; 0 for what the browser still had. */
  transferred: number;
  /** Ms since 1970 at which its answer began; null without one. */
  respondedAt: number | null;
}

export interface NetworkLog {
  /** In the order they were sent; what was never on the line (`data:`, `blob:`) is not among them. */
  requests: readonly LoggedRequest[];
  /** How long nothing was sent and nothing ended, in ms; 0 while the platform owes an answer. */
  idleMs(): number;
  body(request: LoggedRequest): Promise<Buffer>;
}

/** Writes down every request that a page sends from now on, and by what the browser came to know of it. */
export async function logNetwork(session: CDPSession): Promise<NetworkLog> {
  const requests: LoggedRequest[] = [];
  const open = new Map<string, { request: LoggedRequest; headers: number; clock: number }>();
  // A page that waits for what it shows or runs is not at rest; what may stay open for long (media, sockets) is not waited for.
  const owed = new Set<string>();
  let last = performance.now();
  session.on('Network.requestWillBeSent', ({ requestId, request, type, initiator, ...sent }) => {
    if (sent.redirectResponse || /^(?:data|blob):/.test(request.url)) return;
    const requested: LoggedRequest = {
      id: requestId,
      url: request.url,
      type: type ?? 'Other',
      initiators: getInitiators(initiator),
      status: null,
      bytes: null,
      transferred: 0,
      respondedAt: null,
    };
    requests.push(requested);
    if (requested.type === 'Fetch' || requested.type === 'Script') owed.add(requestId);
    // The browser counts from its own start; its two clocks, read at once, tell the difference.
    open.set(requestId, { request: requested, headers: 0, clock: sent.wallTime - sent.timestamp });
    last = performance.now();
  });
  session.on('Network.responseReceived', ({ requestId, response, type, timestamp }) => {
    const found = open.get(requestId);
    if (!found) return;
    found.headers = response.encodedDataLength;
    found.request.type = type;
    found.request.status = response.status;
    found.request.respondedAt = (found.clock + timestamp) * 1_000;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const found = open.get(requestId);
    if (!found) return;
    owed.delete(requestId);
    found.request.bytes = Math.max(0, encodedDataLength - found.headers);
    found.request.transferred = encodedDataLength;
    last = performance.now();
  });
  session.on('Network.loadingFailed', ({ requestId }) => {
    owed.delete(requestId);
    if (open.has(requestId)) last = performance.now();
  });
  await session.send('Network.enable');
  return {
    requests,
    idleMs: () => (owed.size > 0 ? 0 : performance.now() - last),
    async body({ id }) {
      const { body, base64Encoded } = await session.send('Network.getResponseBody', { requestId: id });
      return Buffer.from(body, base64Encoded ? 'base64' : 'utf8');
    },
  };
}

interface Initiator {
  url?: string;
  stack?: { callFrames: { url: string }[] };
}

/** Every file on the stack had to be there, not only the one that made the call: a helper of another file may have made it. */
function getInitiators({ url, stack }: Initiator): string[] {
  const named = [url ?? '', ...(stack?.callFrames ?? []).map((frame) => frame.url)];
  return [...new Set(named.filter((one) => one !== ''))];
}
