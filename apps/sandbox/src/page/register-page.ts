import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { testersPage } from './testers-page.ts';

const POLICY = "default-src 'self'; img-src 'self' data:; base-uri 'none'; frame-ancestors 'none'";

/** The testers' page: the same controls as buttons. */
export async function registerPage(app: FastifyInstance): Promise<void> {
  const read = (file: string) => readFile(new URL(file, import.meta.url), 'utf8');
  const files = [
    { path: '/', type: 'text/html; charset=utf-8', text: await read('index.html') },
    { path: '/sandbox/page.css', type: 'text/css; charset=utf-8', text: await read('page.css') },
    {
      path: '/sandbox/page.js',
      type: 'text/javascript; charset=utf-8',
      text: `(${testersPage.toString()})();`,
    },
  ];
  for (const { path, type, text } of files) {
    app.get(path, (_request, reply) =>
      reply
        .type(type)
        .header('cache-control', 'no-cache')
        .header('content-security-policy', POLICY)
        .send(text),
    );
  }
}
