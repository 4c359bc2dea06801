import type { ReelTable } from '../register-reels.ts';
import { config } from '../../page/client/config.ts';

export type ReelResponse =
  | { kind: 'table'; table: ReelTable }
  /** `isOver`: the reel cannot go on. */
  | { kind: 'refused'; code: string; message: string; isOver: boolean }
  | { kind: 'lost' };

const TIMEOUT_MS = 15_000;

/** Asks the reel's server how it stands, or for a round; the same wish draws once, however often it is sent. */
export async function requestReel(
  path: 'table' | 'rounds',
  body?: { actionId: string; bet: number },
): Promise<ReelResponse> {
  return (await sendOnce(path, body)) ?? { kind: 'lost' };
}

async function sendOnce(path: string, body?: object): Promise<ReelResponse | null> {
  try {
    const response = await fetch(`/games/reel/${config.slug}/api/${path}`, {
      method: body ? 'POST' : 'GET',
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
    if (response.ok || response.status >= 500) return null;
    const [code, message] = [String(readProperty(said, 'code')), String(readProperty(said, 'message'))];
    return { kind: 'refused', code, message, isOver: response.status === 403 };
  } catch {
    return null;
  }
}

function readProperty(said: unknown, part: string): unknown {
  return typeof said === 'object' && said !== null ? Reflect.get(said, part) : undefined;
}

function isTable(said: unknown): said is ReelTable {
  return Array.isArray(readProperty(said, 'stakes'));
}

/** A name for one wish, that nobody else would choose. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
