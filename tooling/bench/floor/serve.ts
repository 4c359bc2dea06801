import { readdir, readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { brotliCompressSync, constants, createBrotliCompress, createGzip, gzipSync } from 'node:zlib';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { STATIC_PAGE } from './static-page.ts';

/**
 * `node serve.ts`: both floors on one thin server. `/static` is the page without scripts, from memory; `/` is React
 * Router's, rendered and compressed for every request, with its scripts compressed beforehand.
 */
interface StaticFile {
  type: string;
  br: Buffer;
  gzip: Buffer;
  cache: string;
}

const staticFile = (content: Buffer, type: string, cache: string): StaticFile => ({
  type,
  cache,
  br: brotliCompressSync(content),
  gzip: gzipSync(content, { level: 9 }),
});

const build = (await import(new URL('build/server/index.js', import.meta.url).href)) as ServerBuild;
const render = createRequestHandler(build, 'production');
const assets = new URL('build/client/assets/', import.meta.url);
const files = new Map<string, StaticFile>([
  ['/static', staticFile(Buffer.from(STATIC_PAGE), 'text/html; charset=utf-8', 'no-cache')],
]);
for (const name of await readdir(assets)) {
  const content = await readFile(new URL(name, assets));
  files.set(`/assets/${name}`, staticFile(content, 'text/javascript', 'public, max-age=31536000, immutable'));
}

function encodingOf({ headers }: IncomingMessage): 'br' | 'gzip' {
  return /\bbr\b/.test(String(headers['accept-encoding'])) ? 'br' : 'gzip';
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const encoding = encodingOf(request);
  const file = files.get(request.url ?? '');
  if (file) {
    response.writeHead(200, {
      'content-type': file.type,
      'content-encoding': encoding,
      'content-length': file[encoding].length,
      'cache-control': file.cache,
    });
    response.end(file[encoding]);
    return;
  }
  const page = await render(new Request(`http://${request.headers.host ?? 'floor'}${request.url ?? '/'}`));
  response.writeHead(page.status, { ...Object.fromEntries(page.headers), 'content-encoding': encoding });
  if (!page.body) {
    response.end();
    return;
  }
  const compress =
    encoding === 'br'
      ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
      : createGzip({ level: 6 });
  Readable.fromWeb(page.body as Parameters<typeof Readable.fromWeb>[0])
    .pipe(compress)
    .pipe(response);
}

const server = createServer((request, response) => {
  answer(request, response).catch((problem: unknown) => {
    console.error(problem);
    response.destroy();
  });
});
server.listen(Number(process.env['PORT']), '127.0.0.1');
process.on('SIGTERM', () => {
  server.close();
  server.closeAllConnections();
});
