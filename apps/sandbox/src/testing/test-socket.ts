import { io } from 'socket.io-client';

export type ReceivedEvent = { event: string; payload: unknown };
export type TestSocket = {
  received: readonly ReceivedEvent[];
  /** The first of an event, whether it has come already or comes yet. */
  next(event: string): Promise<unknown>;
  close(): void;
};

/** A player's socket at one sandbox, once it is connected. */
export async function connectTestSocket(url: string, token: string): Promise<TestSocket> {
  const socket = io(url, { auth: { token }, transports: ['websocket'], forceNew: true, reconnection: false });
  const received: ReceivedEvent[] = [];
  const waiting = new Map<string, (payload: unknown) => void>();
  socket.onAny((event: string, payload: unknown) => {
    received.push({ event, payload });
    waiting.get(event)?.(payload);
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  return {
    received,
    next: (event) => {
      const already = received.find((one) => one.event === event);
      if (already) return Promise.resolve(already.payload);
      return new Promise((resolve) => waiting.set(event, resolve));
    },
    close: () => {
      socket.disconnect();
    },
  };
}
