import { parseGameMessage, type GameMessage } from '@baize/api/endpoints/lobby';

/** How far a game's page is trusted. */
export interface FrameTrust {
  /** The frame's `sandbox`: scripts alone, and its own origin only where that is not ours. */
  sandbox: string;
  /** The one origin whose messages are believed. */
  origin: string;
}

/**
 * Says how a launch address is framed. A game needs scripts and, to speak with its own server, its own origin; with
 * ours it could reach into the page and take the sandbox off, so there it gets none. Null for what cannot be framed.
 */
export function frameTrust(url: string, page: string): FrameTrust | null {
  const address = URL.parse(url, page);
  if (!address || !/^https?:$/.test(address.protocol)) return null;
  return address.origin === page
    ? { sandbox: 'allow-scripts', origin: 'null' }
    : { sandbox: 'allow-scripts allow-same-origin', origin: address.origin };
}

/** What a frame said; null unless it came from this very window and origin and is one of the messages. */
export function readFrameMessage(
  { source, origin, data }: Pick<MessageEvent<unknown>, 'source' | 'origin' | 'data'>,
  trusted: { window: MessageEventSource | null; origin: string },
): GameMessage | null {
  if (trusted.window === null || source !== trusted.window || origin !== trusted.origin) return null;
  return parseGameMessage(data);
}
