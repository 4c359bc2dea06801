import fastify, { type FastifyInstance } from 'fastify';
import { createCatalogues } from './catalogues.ts';
import type { HostEnvironment } from './environment.ts';
import { errorPage } from './error-page.ts';
import type { Log } from './log.ts';
import { createPageCache, OverloadedError } from './page-cache.ts';
import { localeOf, servePages } from './page-routes.ts';
import type { Pages } from './pages.ts';
import { openGameSource } from './game-source.ts';
import { createGeocoder } from './geocoder.ts';
import { handlePaymentReturns } from './payment-return.ts';
import { platformClients } from './platform-clients.ts';
import { proxyPlatform } from './proxy.ts';
import { handleCspReports } from './csp-reports.ts';
import { refuseUnknownHosts } from './refuse-unknown-hosts.ts';
import { addSecurityHeaders } from './security-headers.ts';
import { sendRefusal } from './send-refusal.ts';
import { serveSitemaps } from './serve-sitemaps.ts';
import { serveCatalogues } from './serve-catalogues.ts';
import { serveGames } from './serve-games.ts';
import { serveHandover } from './serve-handover.ts';
import { serveOfficialKey } from './serve-official-key.ts';
import { serveVisitor } from './serve-visitor.ts';
import { openSettingsSource } from './settings-source.ts';
import { openTrackingSource } from './tracking-source.ts';

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
  /** The theme the app ships. */
  theme: string;
}): Promise<FastifyInstance> {
  const { environment, pages, log } = ask;
  const platform = platformClients({ environment, log });
  const client = platform.host;
  const everyMs = environment.settingsEveryMs;
  const settings = await openSettingsSource({
    client,
    log,
    theme: ask.theme,
    routeIds: pages.routeIds,
    everyMs,
  });
  const catalogues = createCatalogues({
    client,
    log,
    showIds: () => settings.current().publicSettings.debugShowTranslationKeys,
  });
  const games = openGameSource({ client, log });
  const tracking = await openTrackingSource({ client, log, everyMs });

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
  refuseUnknownHosts(app, {
    settings: () => settings.current().settings,
    names: environment.hostNames,
    log,
  });
  serveHealth(app);
  handleCspReports(app, log);
  await proxyPlatform(app, environment);
  await pages.serveFiles(app);

  serveCatalogues(app, catalogues);
  serveGames(app, games);
  serveHandover(app);
  serveOfficialKey(app, () => settings.current().settings.officialListKey);
  serveVisitor(app, {
    whitelist: () => settings.current().settings.whitelistedIPs,
    geocode: createGeocoder(environment.geocoderUrl),
    log,
  });

  const cache = createPageCache({
    backendUrl: environment.backendUrl,
    pictures: environment.assetRoot,
    formTargets: environment.paymentOrigins,
    games: environment.gameOrigins,
    guests: () => ({
      tracking: tracking.current().allowed,
      recaptcha: settings.current().settings.reCaptchaSiteKey !== null,
    }),
    built: pages.built,
    onStale: (path, failure) =>
      log.warn(`${path} could not be made anew, the old page stays: ${String(failure)}`),
    render: async (path, closed) => {
      const locale = localeOf(path);
      const catalogue = await catalogues.get(locale);
      return pages.render(new Request(new URL(path, 'http://host.internal')), {
        page: {
          locale,
          settings: settings.current().publicSettings,
          backendUrl: environment.backendUrl,
          assetRoot: environment.assetRoot,
          catalogueHref: catalogue.href,
          paymentOrigins: environment.paymentOrigins,
        },
        server: {
          messages: catalogue.messages,
          sheet: pages.sheet,
          sheets: pages.sheets,
          code: pages.code,
          documents: catalogue.documents,
          closed,
          api: platform.cached(locale),
          games: async () => (await games.read()).games,
        },
      });
    },
  });

  handlePaymentReturns(app, { client, log });
  serveSitemaps(app, { games, client, settings: () => settings.current().publicSettings });
  servePages(app, {
    catalogues,
    cache,
    settings: () => settings.current().publicSettings,
    version: () => `${settings.current().version} ${tracking.current().version}`,
  });

  app.setNotFoundHandler((request, reply) =>
    request.method === 'GET' || request.method === 'HEAD'
      ? sendRefusal(reply, 404, 'Not found')
      : sendRefusal(reply.header('Allow', 'GET, HEAD'), 405, 'Method not allowed'),
  );

  app.setErrorHandler(async (problem: Error & { statusCode?: number }, request, reply) => {
    const { statusCode = 500 } = problem;
    // What is wrong with the request is no failure of the host: a path that leaves the folder of files names none.
    if (statusCode === 403) return sendRefusal(reply, 404, 'Not found');
    if (statusCode >= 400 && statusCode < 500) return sendRefusal(reply, statusCode, 'Bad request');
    const busy = problem instanceof OverloadedError;
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

function serveHealth(app: FastifyInstance): void {
  const answer = (path: string, status: string): void => {
    app.get(path, async (_request, reply) => reply.header('Cache-Control', 'no-store').send({ status }));
  };
  answer('/healthz', 'ok');
  answer('/readyz', 'ready');
}
