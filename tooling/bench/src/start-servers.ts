import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  hostServer,
  getServerAddress,
  sandboxServer,
  type ServerAddress,
  type Server,
} from '@baize/servers/servers';
import { startServer, type RunningServer } from '@baize/servers/start';
import { buildFloor, floorServer } from './build-floor.ts';
import { BRANDS, type Brand } from './gates/page-gates.ts';

const FIRST_PORT = Number(process.env['BENCH_FIRST_PORT'] ?? 4930);

/** The n-th port of this measurement. */
export function getBenchAddress(step: number): ServerAddress {
  return getServerAddress(FIRST_PORT + step);
}

/** Where everything that is measured listens. */
export type BenchAddresses = Readonly<Record<Brand | 'sandbox' | 'floor', ServerAddress>>;

/**
 * Starts the sandbox, the floors and the given brands' hosts, gives them to `work`, and stops them after it.
 *
 * @throws Error saying what to do when a brand is not built.
 */
export async function withServers<T>(
  brands: readonly Brand[],
  work: (places: BenchAddresses, start: (server: Server) => Promise<RunningServer>) => Promise<T>,
): Promise<T> {
  const places: BenchAddresses = {
    sandbox: getBenchAddress(0),
    floor: getBenchAddress(1),
    curacao: getBenchAddress(2),
    lulu: getBenchAddress(3),
  };
  const hosts = brands.map((brand) => hostServer({ brand, sandbox: places.sandbox, at: places[brand] }));
  for (const { name, cwd } of hosts)
    if (!existsSync(join(cwd, 'build/server')))
      throw new Error(`${name} is not built: run \`pnpm turbo run build ${filters()}\` first.`);
  await buildFloor();
  const running: RunningServer[] = [];
  const start = async (server: Server): Promise<RunningServer> => {
    const one = await startServer(server);
    running.push(one);
    return one;
  };
  try {
    await Promise.all([start(sandboxServer(places.sandbox)), start(floorServer(places.floor))]);
    await Promise.all(hosts.map(start));
    return await work(places, start);
  } finally {
    for (const server of running.toReversed()) await server.stop();
  }
}

function filters(): string {
  return BRANDS.map((brand) => `--filter=@baize/${brand}`).join(' ');
}
