import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import { readInput } from '../http/read-input.ts';
import type { Platform } from '../platform.ts';
import { pushLibrary } from './push-library.ts';
import { savePushRecord, pushSchema, listPushRecords } from './push-record.ts';

const limitSchema = v.object({
  limit: v.optional(v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number)), '200'),
});

/** A library is loaded into the brands' own pages, so it asks from other origins. */
function allowAnyOrigin(reply: FastifyReply): FastifyReply {
  return reply
    .header('access-control-allow-origin', '*')
    .header('access-control-allow-methods', 'PUT')
    .header('access-control-allow-headers', 'content-type')
    .header('cross-origin-resource-policy', 'cross-origin');
}

/** A push service that stands in for the real one and remembers all it hears (SES-12). */
export function registerPush(app: FastifyInstance, { database, clock }: Platform): void {
  const library = `(${pushLibrary.toString()})();`;

  app.get('/sandbox/push/library.js', (_request, reply) =>
    allowAnyOrigin(reply)
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(library),
  );

  app.options('/sandbox/push', (_request, reply) => allowAnyOrigin(reply).code(204).send());

  app.put('/sandbox/push', async ({ body }, reply) => {
    allowAnyOrigin(reply);
    return savePushRecord(database, { news: readInput(pushSchema, body), at: new Date(clock.now()) });
  });

  app.get('/sandbox/push-records', async ({ query }) => ({
    records: await listPushRecords(database, readInput(limitSchema, query).limit),
  }));
}
