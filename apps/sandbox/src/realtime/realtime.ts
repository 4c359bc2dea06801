import type { Server as HttpServer } from 'node:http';
import { createAdapter } from '@socket.io/redis-adapter';
import { Redis } from 'ioredis';
import { Server, type DefaultEventsMap, type Socket } from 'socket.io';
import { findSession, hashToken, type SignedIn } from '../sessions/session-store.ts';
import type { Database } from '../database/open-database.ts';

type Io = Server<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, { signedIn: SignedIn }>;

/** The platform's voice to signed-in browsers; an event of one player reaches that player's sockets alone. */
export type Realtime = {
  toPlayer(playerId: number, event: string, payload: unknown): void;
  /** Tells the sockets of one session why it ended, then shuts them. */
  endSession(tokenHash: string, reason: string): void;
  /** Shuts the sockets of a session that its own player ended. */
  disconnectSession(tokenHash: string): void;
  /** Dismisses everybody, as their sessions are gone. */
  disconnectAll(): void;
  countSockets(playerId: number): number;
  close(): Promise<void>;
};

const LOOPBACK_ORIGIN = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

const playerRoom = (playerId: number) => `player:${playerId}`;
const sessionRoom = (tokenHash: string) => `session:${tokenHash}`;

export async function startRealtimeServer({
  server,
  database,
  redisUrl,
}: {
  server: HttpServer;
  database: Database;
  redisUrl: string | undefined;
}): Promise<Realtime> {
  const io: Io = new Server(server, {
    serveClient: false,
    cors: { origin: LOOPBACK_ORIGIN },
  });
  const closeRedis = redisUrl === undefined ? async () => {} : await useRedis(io, redisUrl);

  io.use((socket, next) => {
    authenticateSocket(database, socket).then(
      (signedIn) => {
        socket.data.signedIn = signedIn;
        next();
      },
      (error: unknown) => next(error instanceof Error ? error : new Error('refused')),
    );
  });
  io.on('connection', (socket) => {
    const { player, session } = socket.data.signedIn;
    void socket.join([playerRoom(player.id), sessionRoom(session.tokenHash)]);
    // The session may have ended between the handshake and this moment.
    findSession(database, session.tokenHash).then(
      (still) => still ?? socket.disconnect(true),
      () => socket.disconnect(true),
    );
  });

  return {
    toPlayer: (playerId, event, payload) => {
      io.to(playerRoom(playerId)).emit(event, payload);
    },
    endSession: (tokenHash, reason) => {
      io.to(sessionRoom(tokenHash)).emit('session', { reason });
      io.in(sessionRoom(tokenHash)).disconnectSockets(true);
    },
    disconnectSession: (tokenHash) => {
      io.in(sessionRoom(tokenHash)).disconnectSockets(true);
    },
    disconnectAll: () => {
      io.disconnectSockets(true);
    },
    countSockets: (playerId) => io.sockets.adapter.rooms.get(playerRoom(playerId))?.size ?? 0,
    close: async () => {
      // Breaks the lines instead of dismissing the listeners: browsers try again, as after any restart.
      io.engine.close();
      await closeRedis();
    },
  };
}

async function authenticateSocket(database: Database, socket: Socket): Promise<SignedIn> {
  const auth: unknown = socket.handshake.auth;
  const token = typeof auth === 'object' && auth && 'token' in auth ? auth.token : undefined;
  const signedIn = typeof token === 'string' ? await findSession(database, hashToken(token)) : undefined;
  if (!signedIn) throw new Error('SESSION_ENDED');
  return signedIn;
}

/** Several sandboxes on one database speak to each other's sockets through Redis. */
async function useRedis(io: Io, url: string): Promise<() => Promise<void>> {
  const publisher = new Redis(url, { lazyConnect: true, maxRetriesPerRequest: 1 });
  const subscriber = publisher.duplicate();
  let lastTrouble = 'no answer';
  for (const connection of [publisher, subscriber]) {
    connection.on('error', (error: Error) => {
      lastTrouble = error.message;
    });
  }
  try {
    await Promise.all([publisher.connect(), subscriber.connect()]);
  } catch (error) {
    publisher.disconnect();
    subscriber.disconnect();
    throw new Error(`Redis at REDIS_URL does not answer: ${lastTrouble}`, { cause: error });
  }
  subscriber.on('reconnecting', () => {
    process.stderr.write(`sandbox: the connection to Redis was lost (${lastTrouble}), trying again\n`);
  });
  io.adapter(createAdapter(publisher, subscriber));
  return async () => {
    await Promise.all([publisher.quit(), subscriber.quit()]);
  };
}
