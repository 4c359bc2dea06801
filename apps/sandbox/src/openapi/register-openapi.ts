import type { FastifyInstance } from 'fastify';
import { SERVED } from '../calls/register-calls.ts';
import { openapiDocument } from './document.ts';

/** The contract for machines: OpenAPI 3.1, for any origin that wants to read it. */
export function registerOpenapi(app: FastifyInstance): void {
  const text = JSON.stringify(openapiDocument(SERVED));

  app.get('/openapi.json', (_request, reply) =>
    reply
      .type('application/json; charset=utf-8')
      .header('access-control-allow-origin', '*')
      .header('cache-control', 'no-cache')
      .send(text),
  );
}
