import type { FastifyInstance } from 'fastify';

const ANYWHERE = new Set(['0.0.0.0', '::']);

/** Where this server can be reached by a browser on the same machine; only known once it listens. */
export function getServerUrl({ server }: FastifyInstance): string {
  const listening = server.address();
  if (!listening || typeof listening === 'string') throw new Error('the server does not listen');
  const { address, family, port } = listening;
  if (ANYWHERE.has(address)) return `http://127.0.0.1:${port}`;
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
}
