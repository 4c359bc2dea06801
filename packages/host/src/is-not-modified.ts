import type { FastifyRequest } from 'fastify';

/** Whether the browser holds this very answer, by any of the tags it names. */
export function isNotModified(request: FastifyRequest, tag: string | undefined): boolean {
  const named = request.headers['if-none-match'];
  if (named === undefined || tag === undefined) return false;
  return named.split(',').some((one) => one.trim() === tag || one.trim() === '*');
}
