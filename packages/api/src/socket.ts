import { io } from 'socket.io-client';
import { PLATFORM_EVENTS, platformEventSchema, type PlatformEvent } from './events.ts';
import { parseTolerantly } from './parse-tolerantly.ts';
import type { Diagnostic } from './diagnostic.ts';

/**
 * How the line to the platform is. `lost`: it broke and is being tried again; polling has to do meanwhile. `refused`:
 * the platform does not want this token, and nothing is tried again.
 */
export type SocketStatus = 'connecting' | 'connected' | 'lost' | 'refused';

type SocketOptions = {
  /** The backend's origin; empty for the page's own. */
  url: string;
  token: string;
  onEvent(event: PlatformEvent): void;
  onStatus(status: SocketStatus): void;
  report?(problem: Diagnostic): void;
};

/**
 * Listens to what the platform tells one player (SES-11): websocket first, then polling; reconnects with growing, uneven
 * waits up to 30 s. A payload that cannot be read is reported and not passed on. Nothing is heard after `close()`.
 */
export function connectSocket({ url, token, onEvent, onStatus, report }: SocketOptions): { close(): void } {
  const socket = io(url, {
    auth: { token },
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    forceNew: true,
    autoConnect: false,
    reconnectionDelay: 1_000,
    reconnectionDelayMax: 30_000,
    randomizationFactor: 0.5,
  });
  const afterBreak = () => onStatus(socket.active ? 'lost' : 'refused');
  socket.on('connect', () => onStatus('connected'));
  socket.on('disconnect', afterBreak);
  socket.on('connect_error', afterBreak);
  for (const name of PLATFORM_EVENTS) {
    socket.on(name, (payload: unknown) => {
      const result = parseTolerantly(platformEventSchema, { name, payload });
      if (result.ok) onEvent(result.value);
      else report?.({ kind: 'event-unreadable', source: name, where: result.where, reason: result.reason });
    });
  }
  onStatus('connecting');
  socket.connect();
  return {
    close() {
      socket.removeAllListeners();
      socket.disconnect();
    },
  };
}
