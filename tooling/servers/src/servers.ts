import { fileURLToPath } from 'node:url';

/** How a server is started. */
export interface Server {
  name: string;
  cwd: string;
  file: string;
  env: Record<string, string>;
  /** Answers 200 once it is ready. */
  ready: string;
}

export interface ServerAddress {
  port: number;
  url: string;
}

/** A port of this machine, as an address. */
export function getServerAddress(port: number): ServerAddress {
  return { port, url: `http://127.0.0.1:${port}` };
}

const folder = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

const listening = ({ port }: ServerAddress): Record<string, string> => ({
  PORT: String(port),
  HOST: '127.0.0.1',
});

/** The whole platform, in memory. */
export function sandboxServer(place: ServerAddress): Server {
  return {
    name: 'sandbox',
    cwd: folder('apps/sandbox'),
    file: 'src/main.ts',
    env: {
      ...listening(place),
      SANDBOX_DATA: 'memory',
      DATABASE_URL: '',
      REDIS_URL: '',
      NODE_ENV: 'test',
    },
    ready: `${place.url}/healthz`,
  };
}

/** A brand's production server, with the given platform behind it. */
export function hostServer({
  brand,
  sandbox,
  at,
}: {
  brand: string;
  sandbox: ServerAddress;
  at: ServerAddress;
}): Server {
  return {
    name: brand,
    cwd: folder(`apps/${brand}`),
    file: 'server.ts',
    env: {
      ...listening(at),
      PLATFORM_URL: sandbox.url,
      PUBLIC_BACKEND_URL: sandbox.url,
      PAYMENT_ORIGINS: sandbox.url,
      GAME_ORIGINS: sandbox.url,
      GEOCODER_URL: `${sandbox.url}/geocode?lat={lat}&lon={lon}`,
      SYSTEM_TOKEN: `sandbox-${brand}`,
      // A journey that changes settings has a host of its own; the shared ones must not catch them by chance.
      SETTINGS_EVERY: '86400',
    },
    ready: `${at.url}/readyz`,
  };
}
