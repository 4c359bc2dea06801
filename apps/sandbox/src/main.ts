import { readEnvironment, type Environment } from './environment.ts';
import { FolderInUse } from './database/lock-folder.ts';
import { startSandbox, type Sandbox } from './start-sandbox.ts';

const STOP_WITHIN_MS = 8_000;

function printLine(line: string): void {
  process.stdout.write(`sandbox: ${line}\n`);
}

function printError(line: string): void {
  process.stderr.write(`sandbox: ${line}\n`);
}

/** One line that a person can act on, whatever went wrong. */
function reasonOf(error: unknown, { port, host, database }: Environment): string {
  const message = error instanceof Error ? error.message : String(error);
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return `port ${port} on ${host} is already in use; stop what listens there or set PORT`;
  if (error instanceof FolderInUse) return message;
  if (code === 'EADDRNOTAVAIL' || code === 'EACCES') return `cannot listen on ${host}:${port} (${code})`;
  // The database driver wraps what really happened.
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : null;
  const inDatabase = message.startsWith('Failed query');
  if (database.kind === 'postgres' && cause && inDatabase)
    return `the database at DATABASE_URL does not answer: ${cause.message || cause.name}`;
  if (database.kind === 'folder' && inDatabase)
    return `the data in ${database.path} cannot be used (${cause?.message ?? message}); remove that folder to start anew`;
  return `could not start: ${message}`;
}

async function run(environment: Environment): Promise<void> {
  const { port, host, database, redisUrl, lobby } = environment;
  const sandbox = await startSandbox({
    port,
    host,
    redisUrl,
    lobby,
    data: database.kind === 'folder' ? database.path : 'memory',
    databaseUrl: database.kind === 'postgres' ? database.url : undefined,
  });
  printLine(`ready at ${sandbox.url}`);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop(sandbox));
}

async function stop(sandbox: Sandbox): Promise<void> {
  setTimeout(() => {
    printError('did not stop in time');
    process.exit(1);
  }, STOP_WITHIN_MS).unref();
  await sandbox.close();
  printLine('stopped');
  process.exit(0);
}

try {
  const environment = readEnvironment(process.env);
  try {
    await run(environment);
  } catch (error) {
    printError(reasonOf(error, environment));
    process.exit(1);
  }
} catch (error) {
  printError(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
