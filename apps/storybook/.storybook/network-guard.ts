import { COUNTRY_LOOKUP_PATH, VISITOR_PATH } from '@baize/domain/blocked-visit';
import { GAME_INDEX_PATH } from '@baize/domain/game-index';

/** What a brand's host answers at the page's own origin, and Storybook's server does not. */
const HOST_PATHS: readonly string[] = [COUNTRY_LOOKUP_PATH, VISITOR_PATH, GAME_INDEX_PATH];

let refused: string[] = [];

/** Forgets what the story before has called. */
export function clearRefusedCalls(): void {
  refused = [];
}

/**
 * Lets a story end only if it called no server.
 *
 * @throws Error that names each refused call since the last time.
 */
export function assertNoRefusedCalls(): void {
  const calls = refused;
  refused = [];
  if (calls.length === 0) return;
  throw new Error(
    `Stories have no network, but this one called:\n${calls.map((call) => `  ${call}`).join('\n')}\n` +
      'Give it a fake: a client of the feature’s src/testing, or a fetch of its own in beforeEach.',
  );
}

/** Whether a story may call this: its own page's files, and what never leaves the browser. */
function isAllowed({ address, method }: { address: URL; method: string }): boolean {
  if (['blob:', 'data:'].includes(address.protocol)) return true;
  // Vite's and Storybook's own sockets are of the page's host.
  if (['ws:', 'wss:'].includes(address.protocol)) return address.host === location.host;
  if (address.origin !== location.origin || method.toUpperCase() !== 'GET') return false;
  return !/\/api\//.test(address.pathname) && !HOST_PATHS.includes(address.pathname);
}

/** Notes a call that a story may not make, and returns why; null for one that it may. */
function refuse(name: string, to: string | URL, method = 'GET'): string | null {
  const address = new URL(to, document.baseURI);
  if (isAllowed({ address, method })) return null;
  const call = `${name} ${method.toUpperCase()} ${address.href}`;
  refused.push(call);
  return `A story has no network: ${call}`;
}

const { fetch, XMLHttpRequest, EventSource, WebSocket } = globalThis;

const guardedFetch: typeof fetch = (input, init) => {
  const request = input instanceof Request ? input : { url: input, method: 'GET' };
  const problem = refuse('fetch', request.url, init?.method ?? request.method);
  return problem === null ? fetch(input, init) : Promise.reject(new TypeError(problem));
};

function throwIfRefused(problem: string | null): void {
  if (problem !== null) throw new DOMException(problem, 'SecurityError');
}

type OpenRest = [async?: boolean, user?: string | null | undefined, password?: string | null | undefined];

class GuardedXMLHttpRequest extends XMLHttpRequest {
  override open(method: string, url: string | URL, ...rest: OpenRest): void {
    throwIfRefused(refuse('XMLHttpRequest', url, method));
    const [async = true, user, password] = rest;
    super.open(method, url, async, user, password);
  }
}

class GuardedEventSource extends EventSource {
  constructor(url: string | URL, init?: EventSourceInit) {
    throwIfRefused(refuse('EventSource', url));
    super(url, init);
  }
}

class GuardedWebSocket extends WebSocket {
  constructor(url: string | URL, protocols?: string | string[]) {
    throwIfRefused(refuse('WebSocket', url));
    super(url, protocols);
  }
}

/** Replaces every way to a server by one that refuses; whatever still ends after its story is refused too. */
export function guardNetwork(): void {
  Object.assign(globalThis, {
    fetch: guardedFetch,
    XMLHttpRequest: GuardedXMLHttpRequest,
    EventSource: GuardedEventSource,
    WebSocket: GuardedWebSocket,
  });
  // A beacon is a POST, which no file answers.
  navigator.sendBeacon = (url) => refuse('sendBeacon', url, 'POST') === null;
}
