import { serveFiles } from './built-pages.ts';
import { fakePlatform, jsonResponse } from './fake-platform.ts';
import type { Log } from './log.ts';
import type { Pages, RenderData } from './pages.ts';
import { createHost } from './server.ts';

/** Where a host reads its settings. */
export const SETTINGS_PATH = '/api/core/casino/settings2';
const settings = {
  brandName: 'Testbrand',
  navigationSystem: 'panel',
  inactivitySessionTimeout: '45',
  whitelistedIPs: ['203.0.113.7'],
  useMultiWallet: 'not a flag',
};

export const openedServers: { close(): Promise<unknown> }[] = [];
/** Ends every host and platform that a test started. */
export async function closeHosts(): Promise<void> {
  for (const one of openedServers.splice(0).toReversed()) await one.close();
}

function memoryLog(): Log & { lines: string[] } {
  const lines: string[] = [];
  const write = (line: string): void => void lines.push(line);
  return { lines, info: write, warn: write, error: write };
}

/** A brand's host over a platform of the test's own, nothing faked between them. */
export async function startFakeHost(ask: {
  responses?: Parameters<typeof fakePlatform>[0];
  render?: Pages['render'];
  systemToken?: string;
  settings?: Record<string, unknown>;
  hostNames?: readonly string[];
  /** A folder that stands for a client build. */
  files?: string;
}) {
  const platform = await fakePlatform({
    [SETTINGS_PATH]: jsonResponse({ success: true, data: { ...settings, ...ask.settings } }),
    ...ask.responses,
  });
  openedServers.push(platform);
  const log = memoryLog();
  const seen: RenderData[] = [];
  const app = await createHost({
    environment: {
      platformUrl: platform.url,
      backendUrl: platform.url,
      systemToken: ask.systemToken ?? null,
      assetRoot: null,
      paymentOrigins: ['https://pay.test'],
      gameOrigins: ['https://games.test'],
      geocoderUrl: `${platform.url}/maps?lat={lat}&lon={lon}`,
      hostNames: ask.hostNames ?? [],
      trustedProxies: [],
      port: 0,
      settingsEveryMs: 60_000,
      host: '127.0.0.1',
    },
    pages: {
      built: true,
      sheet: 'a{color:red}',
      sheets: {},
      code: { routeFiles: {}, playerFiles: {} },
      serveFiles: async (host) => (ask.files === undefined ? undefined : serveFiles(host, ask.files)),
      render: async (request, facts) => {
        seen.push(facts);
        if (ask.render) return ask.render(request, facts);
        return new Response(`<style>${facts.server.sheet}</style><script>start()</script>`, {
          headers: { 'Content-Type': 'text/html; charset=utf-8' },
        });
      },
    },
    log,
    theme: 'test',
  });
  openedServers.push(app);
  return { app, platform, log, seen };
}
