import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'vite';

/** The part of a server that development needs: a place in front of every request. */
interface DevApp {
  addHook(
    name: 'onRequest',
    hook: (
      request: { raw: IncomingMessage },
      reply: { raw: ServerResponse },
      done: (failure?: Error) => void,
    ) => void,
  ): unknown;
}

type Render<Facts> = (request: Request, facts: Facts) => Promise<Response>;

/**
 * A brand app as Vite serves it while somebody works on it: modules as they are on disk, styles by
 * Vite, nothing cached. The host around it is the one of production.
 */
export async function devPages<Facts>(ask: {
  folder: string;
  /** Where the browser hears of changed modules; one per app that runs at a time. */
  reloadPort: number;
}): Promise<{
  render: Render<Facts>;
  routeIds: readonly string[];
  sheet: string;
  sheets: Readonly<Record<string, string>>;
  code: { routeFiles: Readonly<Record<string, never>>; playerFiles: Readonly<Record<string, never>> };
  built: false;
  serveFiles(app: DevApp): Promise<void>;
}> {
  const vite = await createServer({
    root: ask.folder,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { port: ask.reloadPort } },
  });
  const { routes } = await vite.ssrLoadModule('/app/server.ts');
  return {
    routeIds: Object.keys(routes as object),
    async render(request, facts) {
      const bundle = await vite.ssrLoadModule('/app/server.ts');
      return (bundle['render'] as Render<Facts>)(request, facts);
    },
    sheet: '',
    sheets: {},
    code: { routeFiles: {}, playerFiles: {} },
    built: false,
    async serveFiles(app) {
      app.addHook('onRequest', (request, reply, done) => {
        vite.middlewares(request.raw, reply.raw, done);
      });
    },
  };
}
