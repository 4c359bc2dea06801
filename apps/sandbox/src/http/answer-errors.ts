import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { hangUp } from '../faults/meet-fault.ts';
import { generalText } from './general-text.ts';
import { AnswerLost, Refusal } from './refusal.ts';

/** Puts every refusal and failure into the envelope; what went wrong inside is logged, never sent. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Refusal | AnswerLost, request, reply) => {
    if (error instanceof Refusal) return sendRefusal(reply, error);
    if (error instanceof AnswerLost) {
      hangUp(request, reply);
      return reply;
    }
    const status = ('statusCode' in error ? error.statusCode : undefined) ?? 500;
    if (status >= 400 && status < 500) {
      const refused = new Refusal(400, 'The request could not be read');
      return sendRefusal(reply, refused);
    }
    const cause = error.cause instanceof Error ? `: ${error.cause.message}` : '';
    process.stderr.write(
      `sandbox: ${request.method} ${request.url.split('?')[0]} failed: ${error.message}${cause}\n`,
    );
    return sendRefusal(reply, new Refusal(500, generalText(500)));
  });
  app.setNotFoundHandler((_request, reply) => sendRefusal(reply, new Refusal(404, generalText(404))));
}

function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
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
