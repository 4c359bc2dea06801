import { readEnvironment, type Environment } from './environment.ts';
import { FolderInUse } from './database/lock-folder.ts';
import { startSandbox, type Sandbox } from './start-sandbox.ts';

const STOP_WITHIN_MS = 8_000;

function say(line: string): void {
  process.stdout.write(`sandbox: ${line}\n`);
}

function complain(line: string): void {
  process.stderr.write(`sandbox: ${line}\n`);
}

/** One line that a person can act on, whatever went wrong. */
function reasonOf(error: unknown, { port, host, place }: Environment): string {
  const message = error instanceof Error ? error.message : String(error);
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return `port ${port} on ${host} is already in use; stop what listens there or set PORT`;
  if (error instanceof FolderInUse) return message;
  if (code === 'EADDRNOTAVAIL' || code === 'EACCES') return `cannot listen on ${host}:${port} (${code})`;
  // The database driver wraps what really happened.
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : null;
  const inDatabase = message.startsWith('Failed query');
  if (place.kind === 'postgres' && cause && inDatabase)
    return `the database at DATABASE_URL does not answer: ${cause.message || cause.name}`;
  if (place.kind === 'folder' && inDatabase)
    return `the data in ${place.path} cannot be used (${cause?.message ?? message}); remove that folder to start anew`;
  return `could not start: ${message}`;
}

async function run(environment: Environment): Promise<void> {
  const { port, host, place, redisUrl, lobby } = environment;
  const sandbox = await startSandbox({
    port,
    host,
    redisUrl,
    lobby,
    data: place.kind === 'folder' ? place.path : 'memory',
    databaseUrl: place.kind === 'postgres' ? place.url : undefined,
  });
  say(`ready at ${sandbox.url}`);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop(sandbox));
}

async function stop(sandbox: Sandbox): Promise<void> {
  setTimeout(() => {
    complain('did not stop in time');
    process.exit(1);
  }, STOP_WITHIN_MS).unref();
  await sandbox.close();
  say('stopped');
  process.exit(0);
}

try {
  const environment = readEnvironment(process.env);
  try {
    await run(environment);
  } catch (error) {
    complain(reasonOf(error, environment));
    process.exit(1);
  }
} catch (error) {
  complain(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
