import type { FastifyInstance } from 'fastify';

/** Takes JSON, and an empty body as none: a control pulled without arguments need not send `{}`. */
export function registerJsonParser(app: FastifyInstance): void {
  const strict = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body.toString();
    if (text.trim() === '') done(null, undefined);
    else void strict(request, text, done);
  });
}
