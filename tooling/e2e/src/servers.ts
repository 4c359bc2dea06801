import { fileURLToPath } from 'node:url';
import type { Brand, Place, Places } from './places.ts';

/** How a server of the journeys is started. */
export interface Server {
  cwd: string;
  file: string;
  env: Record<string, string>;
  /** Answers 200 once it is ready. */
  ready: string;
}

const folder = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

const listening = ({ port }: Place): Record<string, string> => ({ PORT: String(port), HOST: '127.0.0.1' });

/** The whole platform, in memory. */
export function sandboxServer({ sandbox }: Places): Server {
  return {
    cwd: folder('apps/sandbox'),
    file: 'src/main.ts',
    env: {
      ...listening(sandbox),
      SANDBOX_DATA: 'memory',
      DATABASE_URL: '',
      REDIS_URL: '',
      NODE_ENV: 'test',
    },
    ready: `${sandbox.url}/healthz`,
  };
}

/** A brand's production server, by default at the brand's own place. */
export function hostServer(places: Places, brand: Brand, at: Place = places[brand]): Server {
  return {
    cwd: folder(`apps/${brand}`),
    file: 'server.ts',
    env: {
      ...listening(at),
      PLATFORM_URL: places.sandbox.url,
      PUBLIC_BACKEND_URL: places.sandbox.url,
      PAYMENT_ORIGINS: places.sandbox.url,
      GAME_ORIGINS: places.sandbox.url,
      GEOCODER_URL: `${places.sandbox.url}/geocode?lat={lat}&lon={lon}`,
      SYSTEM_TOKEN: `sandbox-${brand}`,
      // A journey that changes settings has a host of its own; the shared ones must not catch them by chance.
      SETTINGS_EVERY: '86400',
    },
    ready: `${at.url}/readyz`,
  };
}
