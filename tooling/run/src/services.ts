import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SANDBOX_PORT = 4000;

/** A server of the workspace: the sandbox, or a brand's host. */
export interface Service {
  name: string;
  folder: string;
  port: number;
  /** Answers 200 when the service is ready. */
  ready: string;
  env: Record<string, string>;
}

export interface BrandApp {
  name: string;
  folder: string;
  port: number;
}

/**
 * The brand apps: folders under apps that have a server, with the port it names.
 *
 * @throws Error when a server names no port.
 */
export function listBrandApps(root: string): BrandApp[] {
  return readdirSync(join(root, 'apps'))
    .toSorted()
    .filter((name) => existsSync(join(root, 'apps', name, 'server.ts')))
    .map((name) => {
      const folder = join(root, 'apps', name);
      const port = /\bport:\s*(\d+)/.exec(readFileSync(join(folder, 'server.ts'), 'utf8'))?.[1];
      if (!port)
        throw new Error(`apps/${name}/server.ts names no port: add \`port: 4300\` to its startHost.`);
      return { name, folder, port: Number(port) };
    });
}

/** What runs on one machine: the sandbox and a host for each brand, all told where the others are. */
export function listServices(ask: {
  root: string;
  brands: readonly BrandApp[];
  given: Readonly<Record<string, string | undefined>>;
}): { sandbox: Service; hosts: Service[] } {
  const { root, brands, given } = ask;
  const address = (port: number): string => `http://127.0.0.1:${port}`;
  const platform = address(SANDBOX_PORT);
  const host = given['HOST'];
  const shared = host ? { HOST: host } : {};
  return {
    sandbox: {
      name: 'sandbox',
      folder: join(root, 'apps/sandbox'),
      port: SANDBOX_PORT,
      ready: `${platform}/healthz`,
      env: { ...shared, PORT: String(SANDBOX_PORT), NODE_ENV: 'development' },
    },
    hosts: brands.map(({ name, folder, port }) => ({
      name,
      folder,
      port,
      ready: `${address(port)}/readyz`,
      env: {
        ...shared,
        PORT: String(port),
        PLATFORM_URL: platform,
        PUBLIC_BACKEND_URL: given['PUBLIC_BACKEND_URL'] ?? platform,
        // The sandbox's payment provider and bank are pages of its own.
        PAYMENT_ORIGINS: platform,
        // So are its games.
        GAME_ORIGINS: platform,
        // And its map.
        GEOCODER_URL: `${platform}/geocode?lat={lat}&lon={lon}`,
        SYSTEM_TOKEN: `sandbox-${name}`,
      },
    })),
  };
}
