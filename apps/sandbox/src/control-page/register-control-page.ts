import type { FastifyInstance } from 'fastify';
import { notFoundError } from '../errors/http-error.ts';
import type { Platform } from '../platform.ts';
import { homePage } from './home-page.ts';
import { sendSandboxPage } from './page-layout.ts';
import { readPageAssets } from './page-assets.ts';

/** The testers' page, and the sheets and scripts of it and of the reader at /docs. */
export async function registerControlPage(app: FastifyInstance, platform: Platform): Promise<void> {
  const assets = await readPageAssets();

  app.get('/', (_request, reply) => sendSandboxPage(reply, homePage(platform)));

  app.get<{ Params: { '*': string } }>('/sandbox/assets/*', async (request, reply) => {
    const asset = assets.get(request.params['*']);
    if (!asset) throw notFoundError();
    reply
      .header('cache-control', 'no-cache')
      .header('etag', asset.tag)
      .header('x-content-type-options', 'nosniff');
    if (request.headers['if-none-match'] === asset.tag) return reply.code(304).send();
    return reply.type(asset.type).send(asset.text);
  });
}
