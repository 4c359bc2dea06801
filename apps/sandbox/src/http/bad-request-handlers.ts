import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyReply } from 'fastify';

const BAD_REQUEST = { success: false, message: 'The request could not be read' };
/** How long somebody who was refused may go on talking. */
const SOCKET_CLOSE_MS = 2_000;

/** How the server says no to what never becomes a request: in the envelope, as everywhere, with the platform's date. */
export function createBadRequestHandlers(now: () => number) {
  return {
    /** An address that cannot be decoded. */
    frameworkErrors: (_error: Error, _request: unknown, reply: FastifyReply) => {
      void reply.code(400).send(BAD_REQUEST);
    },
    /** What is no HTTP, or has more headers than anybody needs; the line is closed after the answer. */
    clientErrorHandler: (error: Error & { code?: string }, socket: Duplex) => {
      // What comes on after the answer is heard out unread: ending the line on it would take the answer with it.
      if (error.code === 'ECONNRESET' || socket.destroyed || socket.writableEnded) return;
      const patience = setTimeout(() => socket.destroy(), SOCKET_CLOSE_MS);
      socket.once('close', () => clearTimeout(patience));
      const status = statusOf(error.code);
      const body = JSON.stringify(BAD_REQUEST);
      socket.end(
        [
          `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
          `Date: ${new Date(now()).toUTCString()}`,
          'Content-Type: application/json; charset=utf-8',
          `Content-Length: ${Buffer.byteLength(body)}`,
          'Connection: close',
          '',
          body,
        ].join('\r\n'),
      );
    },
  };
}

function statusOf(code: string | undefined): number {
  if (code === 'HPE_HEADER_OVERFLOW') return 431;
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
}
