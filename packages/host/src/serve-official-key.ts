import { OFFICIAL_LIST_KEY_PATH } from '@baize/domain/official-list';
import type { FastifyInstance } from 'fastify';

/**
 * Serves the public key that the official list of addresses is signed with (MIR-01). It is in the settings, but one page
 * alone needs it: no other carries it.
 */
export function serveOfficialKey(app: FastifyInstance, key: () => string | null): void {
  app.get(OFFICIAL_LIST_KEY_PATH, async (_request, reply) =>
    reply.header('Cache-Control', 'no-store').send({ key: key() }),
  );
}
