import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance } from 'fastify';
import { registerProvider } from './cashier/provider/register-provider.ts';
import { watchRewards } from './tournaments/settle-rewards.ts';
import { watchPayments } from './cashier/settle-due-payments.ts';
import { registerEndpoints } from './endpoints/register-endpoints.ts';
import { createPlatformClock } from './clock/platform-clock.ts';
import { registerAccountControls } from './controls/register-account-controls.ts';
import { registerControls } from './controls/register-controls.ts';
import { registerBrandControls } from './controls/register-brand-controls.ts';
import { registerLobbyControls } from './controls/register-lobby-controls.ts';
import { registerRecordControls } from './controls/register-record-controls.ts';
import { createSimulatedVisitor } from './controls/visitor.ts';
import { openDatabase } from './database/open-database.ts';
import { openDocumentFiles } from './documents/document-files.ts';
import { getDatabaseLocation } from './environment.ts';
import { createFaultRegistry } from './faults/fault-registry.ts';
import { registerErrorHandler } from './http/error-handler.ts';
import { assertPortFree } from './http/assert-port-free.ts';
import { MULTIPART_LIMITS } from './http/read-multipart.ts';
import { closeUnusedSockets } from './http/close-unused-sockets.ts';
import { registerJsonParser } from './http/parse-json.ts';
import { createBadRequestHandlers } from './http/bad-request-handlers.ts';
import { watchSessionLimits } from './sessions/session-limit.ts';
import type { CatalogueSize } from './lobby/catalogue.ts';
import { createLobby } from './lobby/lobby.ts';
import { registerAssets } from './lobby/register-assets.ts';
import { registerDocs } from './docs/register-docs.ts';
import { registerOpenapi } from './openapi/register-openapi.ts';
import { registerControlPage } from './control-page/register-control-page.ts';
import { watchDataRequests } from './personal-data/data-requests.ts';
import { seedWhenEmpty } from './seed/seed.ts';
import { registerMaps } from './maps/register-maps.ts';
import type { Platform } from './platform.ts';
import { createGameSessions } from './play/game-sessions.ts';
import { registerPlay } from './play/register-play.ts';
import { registerPush } from './push/register-push.ts';
import { startRealtimeServer } from './realtime/realtime.ts';
import { createLoginLimits } from './sessions/login-limits.ts';
import { createBrandSettings } from './settings/brand-settings.ts';

export type SandboxOptions = {
  /** 0 takes any free port. */
  port?: number;
  host?: string;
  /** A folder, or `memory`. */
  data?: string | undefined;
  /** A PostgreSQL address; wins over `data`. */
  databaseUrl?: string | undefined;
  redisUrl?: string | undefined;
  /** 640 games, or 5,000. */
  lobby?: CatalogueSize;
};

export type Sandbox = { url: string; close(): Promise<void> };

/** Starts the whole platform: database, calls, sockets, controls, page. */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const { port = 4000, host = '127.0.0.1' } = options;
  // Before the database: two processes must never open one data folder.
  if (port !== 0) await assertPortFree({ port, host });
  const place = getDatabaseLocation(options);
  const { database, close: closeDatabase } = await openDatabase(place);
  const files = openDocumentFiles({ place, database });
  const clock = createPlatformClock();
  const stopping = new AbortController();
  const app = Fastify({
    ...createBadRequestHandlers(clock.now),
    forceCloseConnections: 'idle',
    bodyLimit: 1_048_576,
  });
  try {
    await seedWhenEmpty(database, clock.now());
    await files.sweep();
    const realtime = await startRealtimeServer({ server: app.server, database, redisUrl: options.redisUrl });
    const platform: Platform = {
      database,
      files,
      clock,
      realtime,
      faults: createFaultRegistry(),
      loginLimits: createLoginLimits({ platformNow: clock.now }),
      visitor: createSimulatedVisitor(),
      settings: createBrandSettings(),
      lobby: createLobby({ size: options.lobby ?? 'usual', now: clock.now }),
      play: createGameSessions(),
    };
    closeUnusedSockets(app);
    sendPlatformDate(app, clock.now);
    registerJsonParser(app);
    await app.register(multipart, { limits: MULTIPART_LIMITS, throwFileSizeLimit: false });
    registerErrorHandler(app);
    app.get('/healthz', () => ({ status: 'ok' }));
    registerEndpoints({ app, platform, stopping: stopping.signal });
    registerControls(app, platform);
    registerAccountControls(app, platform);
    registerBrandControls(app, platform);
    registerLobbyControls(app, platform);
    registerRecordControls(app, platform);
    registerPush(app, platform);
    registerAssets(app, platform);
    registerMaps(app);
    await registerPlay(app, platform);
    await registerProvider(app, platform);
    registerOpenapi(app);
    registerDocs(app, platform);
    await registerControlPage(app, platform);
    const stops = [
      watchSessionLimits(platform),
      watchPayments(platform),
      watchRewards(platform),
      watchDataRequests(platform),
    ];
    app.addHook('preClose', async () => {
      stopping.abort();
      for (const stop of stops) await stop();
      await realtime.close();
    });
    app.addHook('onClose', closeDatabase);
    await app.listen({ port, host });
  } catch (error) {
    await app.close();
    await closeDatabase();
    throw error;
  }
  return { url: urlOf(app), close: () => app.close() };
}

function urlOf(app: FastifyInstance): string {
  const listening = app.server.address();
  if (!listening || typeof listening === 'string') throw new Error('the server does not listen');
  const { address, family, port } = listening;
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
}

/** Every answer carries the platform's own time, the socket's handshakes and held-up calls included. */
function sendPlatformDate(app: FastifyInstance, now: () => number): void {
  const date = () => new Date(now()).toUTCString();
  app.server.prependListener('request', (_request, response) => {
    response.setHeader('date', date());
  });
  app.addHook('onSend', async (_request, reply) => {
    reply.header('date', date());
  });
}
