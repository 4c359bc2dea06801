import { readEnvironment, type HostEnvironment } from './environment.ts';
import { consoleLog, type Log } from './log.ts';
import { openBuiltPages } from './built-pages.ts';
import type { Pages } from './pages.ts';
import { createHost } from './server.ts';

/** What the process exits with when the settings cannot be read; a shell shows 911 & 255 = 143 (SET-01). */
const NO_SETTINGS_EXIT_CODE = 911;
const STOP_WITHIN_MS = 9_000;

/**
 * Starts a brand's host and keeps it until the process is told to stop. Every reason not to start is
 * one line and an exit code.
 */
export async function startHost(ask: {
  brand: string;
  /** The app's folder. */
  folder: string;
  /** Where it listens unless PORT says otherwise. */
  port: number;
  /** Pages that are not built yet, while developing. */
  pages?: Pages;
}): Promise<void> {
  const log = consoleLog(ask.brand);
  let environment: HostEnvironment;
  let pages: Pages;
  try {
    environment = readEnvironment(process.env, ask.port);
    pages = ask.pages ?? (await openBuiltPages(ask.folder));
  } catch (failure) {
    log.error(errorText(failure));
    process.exit(1);
  }
  const app = await createHost({ environment, pages, log, theme: ask.brand }).catch((failure: unknown) => {
    log.error(`settings could not be read, the host stops: code=${NO_SETTINGS_EXIT_CODE} ${String(failure)}`);
    return process.exit(NO_SETTINGS_EXIT_CODE);
  });
  try {
    await app.listen({ port: environment.port, host: environment.host });
  } catch (failure) {
    const busy = failure instanceof Error && 'code' in failure && failure.code === 'EADDRINUSE';
    log.error(
      busy ? `port ${environment.port} is in use: stop what listens there or set PORT` : errorText(failure),
    );
    process.exit(1);
  }
  log.info(`listens on http://${environment.host}:${environment.port}`);
  stopOnSignal(log, () => app.close());
}

function stopOnSignal(log: Log, close: () => Promise<unknown>): void {
  let stopping = false;
  const stop = (signal: string): void => {
    if (stopping) return;
    stopping = true;
    log.info(`${signal}: finishing what is under way`);
    setTimeout(() => {
      log.error('some requests did not end in time');
      process.exit(1);
    }, STOP_WITHIN_MS).unref();
    close().then(
      () => process.exit(0),
      (failure: unknown) => {
        log.error(errorText(failure));
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', () => stop('SIGTERM'));
  process.on('SIGINT', () => stop('SIGINT'));
}

function errorText(failure: unknown): string {
  return failure instanceof Error ? failure.message : String(failure);
}
