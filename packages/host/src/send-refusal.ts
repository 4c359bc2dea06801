import type { FastifyReply } from 'fastify';
import { REFUSAL_HEADERS } from './security-headers.ts';

/** A short answer to what is no page of ours; requests that never reached a route get the headers here too. */
export function sendRefusal(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply
    .code(status)
    .headers({ ...REFUSAL_HEADERS, 'Cache-Control': 'no-store' })
    .type('text/plain; charset=utf-8')
    .send(text);
}
