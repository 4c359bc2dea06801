import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { destroyConnection } from '../faults/apply-fault.ts';
import { getDefaultMessage } from '../errors/default-message.ts';
import { ResponseDropped, HttpError } from '../errors/http-error.ts';

/** Puts every refusal and failure into the envelope; what went wrong inside is logged, never sent. */
export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | HttpError | ResponseDropped, request, reply) => {
    if (error instanceof HttpError) return sendError(reply, error);
    if (error instanceof ResponseDropped) {
      destroyConnection(request, reply);
      return reply;
    }
    const status = ('statusCode' in error ? error.statusCode : undefined) ?? 500;
    if (status >= 400 && status < 500) {
      const refused = new HttpError(400, 'The request could not be read');
      return sendError(reply, refused);
    }
    const cause = error.cause instanceof Error ? `: ${error.cause.message}` : '';
    process.stderr.write(
      `sandbox: ${request.method} ${request.url.split('?')[0]} failed: ${error.message}${cause}\n`,
    );
    return sendError(reply, new HttpError(500, getDefaultMessage(500)));
  });
  app.setNotFoundHandler((_request, reply) => sendError(reply, new HttpError(404, getDefaultMessage(404))));
}

function sendError(reply: FastifyReply, refusal: HttpError): FastifyReply {
  if (refusal.retryAfterSeconds !== undefined) reply.header('retry-after', refusal.retryAfterSeconds);
  return reply.code(refusal.status).send({
    success: false,
    message: refusal.message,
    ...(refusal.code === undefined ? {} : { code: refusal.code }),
    ...(refusal.fields === undefined ? {} : { errors: refusal.fields }),
    ...(refusal.details === undefined ? {} : { details: refusal.details }),
    ...(refusal.reference === undefined ? {} : { reference: refusal.reference }),
  });
}
