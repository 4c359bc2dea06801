import { DEFAULT_LOCALE, splitLocale } from '@baize/domain/locales';
import { createClient } from '@baize/api/client';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { openCatalogues } from './catalogues.ts';
import { pickEncoding, type Compressed } from './compressed.ts';
import type { HostEnvironment } from './environment.ts';
import { errorPage } from './error-page.ts';
import type { Log } from './log.ts';
import { pageAddress } from './page-address.ts';
import { openPageCache, Overloaded } from './page-cache.ts';
import type { Pages } from './pages.ts';
import { proxyPlatform } from './proxy.ts';
import { receiveReports } from './reports.ts';
import { addSecurityHeaders, REFUSAL_HEADERS } from './security-headers.ts';
import { serveCatalogues } from './serve-catalogues.ts';
import { openSettings } from './settings-source.ts';
import { openTracking } from './tracking-source.ts';

/**
 * A brand's server, ready to listen. It keeps nothing but caches, so there may be as many as needed
 * behind one CDN.
 *
 * @throws the settings' last failure when they could not be read (SET-01).
 */
export async function createHost(ask: {
  environment: HostEnvironment;
  pages: Pages;
  log: Log;
}): Promise<FastifyInstance> {
  const { environment, pages, log } = ask;
  const client = createClient({
    baseUrl: environment.platformUrl,
    locale: () => DEFAULT_LOCALE,
    token: () => null,
    onServerDate: () => undefined,
    onSessionEnded: () => undefined,
    report: (problem) => log.warn(`platform answer: ${JSON.stringify(problem)}`),
    ...(environment.systemToken === null ? {} : { systemToken: environment.systemToken }),
  });
  const settings = await openSettings({ client, log });
  const catalogues = openCatalogues({
    client,
    log,
    showIds: () => settings.current().visible.debugShowTranslationKeys,
  });
  const tracking = await openTracking({ client, log });

  const app = fastify({
    trustProxy: environment.trustedProxies.length > 0 ? [...environment.trustedProxies] : false,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 2_000, ignoreTrailingSlash: false },
    frameworkErrors: (_problem, _request, reply) => sendRefusal(reply, 400, 'Bad request'),
  });
  app.addHook('onClose', async () => {
    settings.stop();
    tracking.stop();
  });
  addSecurityHeaders(app, pages);
  answerHealth(app);
  receiveReports(app, log);
  await proxyPlatform(app, environment);
  await pages.serveFiles(app);

  serveCatalogues(app, { catalogues, send: sendText });

  const cache = openPageCache({
    backendUrl: environment.backendUrl,
    pictures: environment.assetRoot,
    guests: () => ({
      tracking: tracking.current().allowed,
      recaptcha: settings.current().settings.reCaptchaSiteKey !== null,
    }),
    built: pages.built,
    onStale: (path, failure) =>
      log.warn(`${path} could not be made anew, the old page stays: ${String(failure)}`),
    render: async (path) => {
      const locale = localeOf(path);
      const catalogue = await catalogues.of(locale);
      return pages.render(new Request(new URL(path, 'http://host.internal')), {
        page: {
          locale,
          settings: settings.current().visible,
          backendUrl: environment.backendUrl,
          assetRoot: environment.assetRoot,
          catalogueHref: catalogue.href,
        },
        server: {
          messages: catalogue.messages,
          sheet: pages.sheet,
          sheets: pages.sheets,
          documents: catalogue.documents,
        },
      });
    },
  });

  app.get('/*', async (request, reply) => {
    const { path, moved } = pageAddress(request.url);
    if (moved !== null) return reply.code(308).header('Location', moved).send();
    const catalogue = await catalogues.of(localeOf(path));
    const version = `${settings.current().version} ${catalogue.version} ${tracking.current().version}`;
    const page = await cache.get({ path, version });
    reply.code(page.status).headers(page.headers);
    if (page.status === 200 && hasAlready(request, page.headers['ETag'])) return reply.code(304).send();
    return sendText(request, reply, page.body);
  });

  app.setNotFoundHandler((request, reply) =>
    request.method === 'GET' || request.method === 'HEAD'
      ? sendRefusal(reply, 404, 'Not found')
      : sendRefusal(reply.header('Allow', 'GET, HEAD'), 405, 'Method not allowed'),
  );

  app.setErrorHandler(async (problem: Error, request, reply) => {
    const busy = problem instanceof Overloaded;
    if (!busy) log.error(`${request.method} ${request.url.split('?')[0]}: ${problem.message}`);
    const status = busy ? 503 : 500;
    if (busy) reply.header('Retry-After', '1');
    const { html, policy } = errorPage(status);
    return reply
      .code(status)
      .headers({ 'Cache-Control': 'no-store', 'Content-Security-Policy': policy })
      .type('text/html; charset=utf-8')
      .send(html);
  });
  return app;
}

/** The language an address names; the data of a client navigation ends in `.data`. */
function localeOf(path: string): ReturnType<typeof splitLocale>['locale'] {
  return splitLocale(path.replace(/\.data$/, '')).locale;
}

function answerHealth(app: FastifyInstance): void {
  const answer = (path: string, status: string): void => {
    app.get(path, async (_request, reply) => reply.header('Cache-Control', 'no-store').send({ status }));
  };
  answer('/healthz', 'ok');
  answer('/readyz', 'ready');
}

function sendText(request: FastifyRequest, reply: FastifyReply, body: Compressed): FastifyReply {
  const { content, encoding } = pickEncoding(request.headers['accept-encoding'], body);
  reply.header('Vary', 'Accept-Encoding');
  if (encoding) reply.header('Content-Encoding', encoding);
  return reply.send(content);
}

/** Whether the browser holds this very page, by any of the tags it names. */
function hasAlready(request: FastifyRequest, tag: string | undefined): boolean {
  const named = request.headers['if-none-match'];
  if (named === undefined || tag === undefined) return false;
  return named.split(',').some((one) => one.trim() === tag || one.trim() === '*');
}

/** A short answer to what is no page of ours; requests that never reached a route get the headers here too. */
function sendRefusal(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply
    .code(status)
    .headers({ ...REFUSAL_HEADERS, 'Cache-Control': 'no-store' })
    .type('text/plain; charset=utf-8')
    .send(text);
}
