import { createProcessGroup, type ProcessGroup } from './process-group.ts';
import { findBusyPorts } from './ports.ts';
import { createChildEnv, ROOT } from './root.ts';
import { listBrandApps, listServices, type Service } from './services.ts';
import { waitForStop } from './stop.ts';
import { waitUntilReady } from './wait-until-ready.ts';

const READY_WITHIN_MS = 90_000;
const PASSWORD = 'Baize-2026';

/**
 * Runs the sandbox and the hosts until they are stopped or one of them ends; answers the exit code.
 *
 * @param ask.entry the file of an app that starts its host.
 * @param ask.prepare what must be done before anything starts; a code other than 0 ends the run.
 */
export async function serve(ask: {
  entry: 'server.ts' | 'dev.ts';
  only?: string | undefined;
  prepare?: (brands: readonly string[]) => Promise<number>;
}): Promise<number> {
  const all = listBrandApps(ROOT);
  const brands = ask.only === undefined ? all : all.filter(({ name }) => name === ask.only);
  if (brands.length === 0) {
    console.error(
      `There is no brand app called ${ask.only ?? ''}: there are ${all.map(({ name }) => name).join(', ')}.`,
    );
    return 1;
  }
  const { sandbox, hosts } = listServices({ root: ROOT, brands, given: process.env });
  const busy = await findBusyPorts([sandbox, ...hosts], process.env['HOST'] ?? '127.0.0.1');
  if (busy.length > 0) {
    for (const { name, port } of busy)
      console.error(`Port ${port}, which ${name} needs, is in use: stop what listens there and start again.`);
    return 1;
  }
  const prepared = (await ask.prepare?.(brands.map(({ name }) => name))) ?? 0;
  if (prepared !== 0) return prepared;

  const children = createProcessGroup((line) => console.log(line));
  const running = run({ children, sandbox, hosts, entry: ask.entry });
  const outcome = await Promise.race([
    waitForStop().then(() => 'stop'),
    children.firstExit.then(({ name, reason }) => `${name} ended by itself (${reason})`),
    // Ready is no outcome: only a failure to get there is.
    running.then(() => new Promise<never>(() => undefined)),
  ]).catch((problem: unknown) => (problem instanceof Error ? problem.message : String(problem)));
  if (outcome !== 'stop') console.error(`${outcome}; stopping the others.`);
  await children.stop();
  return outcome === 'stop' ? 0 : 1;
}

async function run(ask: {
  children: ProcessGroup;
  sandbox: Service;
  hosts: readonly Service[];
  entry: string;
}): Promise<void> {
  const { children, sandbox, hosts, entry } = ask;
  const start = ({ name, folder, env }: Service, file: string): void => {
    console.log(`starting ${name}`);
    children.start({ name, command: process.execPath, args: [file], cwd: folder, env: createChildEnv(env) });
  };
  start(sandbox, 'src/main.ts');
  await waitUntilReady(sandbox.ready, READY_WITHIN_MS);
  for (const host of hosts) start(host, entry);
  await Promise.all(hosts.map(({ ready }) => waitUntilReady(ready, READY_WITHIN_MS)));
  await printAddresses(sandbox, hosts);
}

async function printAddresses(sandbox: Service, hosts: readonly Service[]): Promise<void> {
  const home = ({ port }: Service): string => `http://127.0.0.1:${port}`;
  const lines = [...hosts, sandbox].map((service) => `  ${service.name.padEnd(16)} ${home(service)}`);
  const personas = await readPersonas(home(sandbox));
  console.log(
    [
      '',
      ...lines,
      '',
      `  personas, password ${PASSWORD}`,
      ...personas.map(({ email, about }) => `  ${email.padEnd(32)} ${about}`),
      '',
      `ready: ${hosts.map((host) => `${host.name} ${home(host)}`).join(', ')} (stop with Ctrl-C)`,
    ].join('\n'),
  );
}

async function readPersonas(sandbox: string): Promise<{ email: string; about: string }[]> {
  const answer = await fetch(`${sandbox}/sandbox/state`);
  const { personas } = (await answer.json()) as { personas: { email: string; about: string }[] };
  return personas;
}
