import { io } from 'socket.io-client';

export type HeardEvent = { event: string; payload: unknown };
export type SocketUnderTest = {
  heard: readonly HeardEvent[];
  /** The first of an event, whether it has come already or comes yet. */
  next(event: string): Promise<unknown>;
  close(): void;
};

/** A player's socket at one sandbox, once it is connected. */
export async function socketOf(url: string, token: string): Promise<SocketUnderTest> {
  const socket = io(url, { auth: { token }, transports: ['websocket'], forceNew: true, reconnection: false });
  const heard: HeardEvent[] = [];
  const waiting = new Map<string, (payload: unknown) => void>();
  socket.onAny((event: string, payload: unknown) => {
    heard.push({ event, payload });
    waiting.get(event)?.(payload);
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  return {
    heard,
    next: (event) => {
      const already = heard.find((one) => one.event === event);
      if (already) return Promise.resolve(already.payload);
      return new Promise((resolve) => waiting.set(event, resolve));
    },
    close: () => {
      socket.disconnect();
    },
  };
}
