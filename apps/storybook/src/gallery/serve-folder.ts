import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
};

/** A folder's files on a free port of this machine. */
export interface FolderServer {
  url: string;
  close(): void;
}

/** Serves a folder, and nothing above it, until it is closed. */
export async function serveFolder(folder: string): Promise<FolderServer> {
  const server = createServer((request, response) => {
    const path = decodePath(request.url ?? '/');
    const file = path === null ? null : normalize(join(folder, path));
    if (file === null || !file.startsWith(folder + sep)) {
      response.writeHead(404).end();
      return;
    }
    readFile(file).then(
      (content) =>
        response
          .writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' })
          .end(content),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function decodePath(url: string): string | null {
  try {
    return decodeURIComponent(URL.parse(url, 'http://127.0.0.1')?.pathname ?? '/');
  } catch {
    return null;
  }
}
