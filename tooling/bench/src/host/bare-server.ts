import { createServer, get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

/**
 * Answers every request with one page of a host, head and bytes as the host sent them once: no server of Node's
 * can hand out that page quicker. A process of its own, told by `PAGE` and `PORT`.
 */
const page = await new Promise<IncomingMessage>((resolve, reject) =>
  get(process.env['PAGE'] ?? '', { headers: { 'accept-encoding': 'gzip' } }, resolve).on('error', reject),
);
const body = await buffer(page);

/** What Node says of each connection itself. */
const OWN_HEADERS = ['date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length'];
const head = page.rawHeaders.flatMap((name, index, all) =>
  index % 2 > 0 || OWN_HEADERS.includes(name.toLowerCase()) ? [] : [name, all[index + 1] ?? ''],
);
head.push('content-length', String(body.length));

createServer((_request, response) => response.writeHead(200, head).end(body)).listen(
  Number(process.env['PORT']),
  '127.0.0.1',
);
