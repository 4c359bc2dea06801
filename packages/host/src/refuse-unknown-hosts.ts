import { isKnownHost } from '@baize/domain/known-hosts';
import type { Settings } from '@baize/domain/settings';
import type { FastifyInstance } from 'fastify';
import type { Log } from './log.ts';
import { sendRefusal } from './send-refusal.ts';

/** What watches a host reaches it by whatever address it has. */
const HEALTH_PATHS = ['/healthz', '/readyz'];
/** A scan of the internet must not fill the log. */
const MAX_LOGGED = 20;

/**
 * Refuses, 421, every request for a host that is none of the brand's: a copied site that passes requests on gets no page
 * and no call, so nobody logs in there (MIR-01). To be added before the routes.
 */
export function refuseUnknownHosts(
  app: FastifyInstance,
  { settings, names, log }: { settings: () => Settings; names: readonly string[]; log: Log },
): void {
  const logged = new Set<string>();
  app.addHook('onRequest', async (request, reply) => {
    const host = request.host || '';
    if (isKnownHost({ host, settings: settings(), names })) return undefined;
    if (HEALTH_PATHS.includes(request.url)) return undefined;
    const name = JSON.stringify(host.slice(0, 100));
    if (!logged.has(name) && logged.size < MAX_LOGGED) {
      logged.add(name);
      log.warn(`refuses requests for the host ${name}: neither the settings nor HOST_NAMES name it`);
    }
    return sendRefusal(reply, 421, 'This site does not answer at this address.');
  });
}
