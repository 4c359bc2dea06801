import type { DecisionBody, OpenRoundBody, Table } from '../../protocol.ts';
import { config } from './config.ts';

/** `refused` says why in `code`; `lost` means that nobody knows whether it was done: ask how the table stands. */
export type TableResponse =
  | { kind: 'table'; table: Table }
  | { kind: 'refused'; status: number; code: string; message: string }
  | { kind: 'lost' };

const BASE = `/games/${config.slug}/api`;
const TIMEOUT_MS = 15_000;
/** How long a wish is sent again before the player hears that its end is unknown. */
const PERSIST_MS = 3_000;

/** How everything stands; `wait` holds the answer until the running round ends by itself. */
export function fetchTable({ wait = false }: { wait?: boolean } = {}): Promise<TableResponse> {
  return request('GET', `/rounds/current${wait ? '?wait=1' : ''}`);
}

/** Opens a round. An answer that is lost at once is asked for twice more, under the same id. */
export function requestOpenRound(body: Omit<OpenRoundBody, 'actionId'>): Promise<TableResponse> {
  return retryUntilResponse('/rounds', { ...body, actionId: newId() });
}

export function requestDecision(
  roundId: string,
  body: Omit<DecisionBody, 'actionId'>,
): Promise<TableResponse> {
  return retryUntilResponse(`/rounds/${roundId}/actions`, { ...body, actionId: newId() });
}

async function retryUntilResponse(path: string, body: OpenRoundBody | DecisionBody): Promise<TableResponse> {
  const until = performance.now() + PERSIST_MS;
  let reply = await request('POST', path, body);
  for (let more = 2; more > 0 && reply.kind === 'lost' && performance.now() < until; more -= 1) {
    reply = await request('POST', path, body);
  }
  return reply;
}

async function request(
  method: 'GET' | 'POST',
  path: string,
  body?: OpenRoundBody | DecisionBody,
): Promise<TableResponse> {
  try {
    const response = await fetch(`${BASE}${path}`, {
      method,
      headers: {
        'x-launch-token': config.launchToken,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      cache: 'no-store',
    });
    const said: unknown = await response.json();
    const table = readProperty(said, 'data');
    if (response.ok && isTable(table)) return { kind: 'table', table };
    if (response.status >= 500 || response.ok) return { kind: 'lost' };
    const { status } = response;
    return { kind: 'refused', status, code: readText(said, 'code'), message: readText(said, 'message') };
  } catch {
    return { kind: 'lost' };
  }
}

function readProperty(said: unknown, part: string): unknown {
  return typeof said === 'object' && said !== null ? Reflect.get(said, part) : undefined;
}

function readText(said: unknown, part: string): string {
  const text = readProperty(said, part);
  return typeof text === 'string' ? text : '';
}

function isTable(said: unknown): said is Table {
  return Array.isArray(readProperty(said, 'stakes')) && Array.isArray(readProperty(said, 'history'));
}

/** A name for one wish, that nobody else would choose. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
