import type { FastifyReply, FastifyRequest } from 'fastify';
import { pickEncoding, type CompressedBody } from './compress.ts';

/** Sends a text in the form the browser can read best. */
export function sendText(request: FastifyRequest, reply: FastifyReply, body: CompressedBody): FastifyReply {
  const { content, encoding } = pickEncoding(request.headers['accept-encoding'], body);
  reply.header('Vary', 'Accept-Encoding');
  if (encoding) reply.header('Content-Encoding', encoding);
  return reply.send(content);
}
