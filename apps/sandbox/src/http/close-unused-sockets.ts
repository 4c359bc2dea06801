import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Lets the server stop while lines are open over which nothing was ever asked, as browsers keep some ready: the server's
 * own closing knows only lines that have been used, and would wait a minute for the rest.
 */
export function closeUnusedSockets(app: FastifyInstance): void {
  const unused = new Set<Socket>();
  const used = ({ socket }: { socket: Socket }) => unused.delete(socket);
  app.server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  app.server.prependListener('request', used);
  app.server.prependListener('upgrade', used);
  app.addHook('preClose', async () => {
    for (const socket of unused) socket.destroy();
  });
}
