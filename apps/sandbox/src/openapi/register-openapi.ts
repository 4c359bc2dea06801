import type { FastifyInstance } from 'fastify';
import { SERVED_ENDPOINTS } from '../endpoints/register-endpoints.ts';
import { openapiDocument } from './document.ts';

/** The contract for machines: OpenAPI 3.1, for any origin that wants to read it. */
export function registerOpenapi(app: FastifyInstance): void {
  const text = JSON.stringify(openapiDocument(SERVED_ENDPOINTS));

  app.get('/openapi.json', (_request, reply) =>
    reply
      .type('application/json; charset=utf-8')
      .header('access-control-allow-origin', '*')
      .header('cache-control', 'no-cache')
      .send(text),
  );
}
