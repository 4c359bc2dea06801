import type { ApiClient } from '@baize/api/client';
import { getSettings } from '@baize/api/endpoints/settings';
import { DEFAULT_PATHS, type PageKey } from '@baize/domain/page-paths';
import { refusedPages } from '@baize/domain/refused-pages';
import {
  parseSettings,
  publicSettings,
  unwrapSettings,
  type PublicSettings,
  type Settings,
} from '@baize/domain/settings';
import type { Log } from './log.ts';

const TRIES = 5;
const FIRST_WAIT_MS = 500;
const GIVE_UP_AFTER_MS = 30_000;

/** Settings as the host holds them: the last good ones, and what of them a browser may see. */
export interface SettingsSource {
  current(): { settings: Settings; publicSettings: PublicSettings; version: number };
  refresh(): Promise<void>;
  stop(): void;
}

interface Options {
  client: ApiClient;
  log: Log;
  /** The one theme the app ships, whatever the settings ask for (SET-06). */
  theme: string;
  /** The ids of the app's routes; left out, it has every page. */
  routeIds?: readonly string[] | undefined;
  /** How long they are believed before they are read again, in ms. */
  everyMs: number;
  /** Waits that many milliseconds; tests hand in their own. */
  wait?: (ms: number) => Promise<void>;
}

/**
 * Reads the settings before the host listens, five times within 30 s, and again every `everyMs` after (SET-01). A failed
 * refresh keeps the last good ones.
 *
 * @throws the last failure when no try succeeded.
 */
export async function openSettingsSource(ask: Options): Promise<SettingsSource> {
  const { client, log } = ask;
  const reported = new Set<string>();
  const warnOnce = (line: string): void => {
    if (!reported.has(line)) log.warn(line);
    reported.add(line);
  };
  const read = async (signal?: AbortSignal): Promise<Settings> => {
    const answer = await client.send(getSettings, {}, signal ? { signal } : {});
    const { settings, problems } = parseSettings(answer);
    for (const { key, reason } of problems) {
      // An answer that is no settings at all must not replace good ones with defaults.
      if (key === '*') throw new Error(`the answer is no settings: ${reason}`);
      warnOnce(
        reason === 'rows-dropped'
          ? `setting ${key} is used without its rows that cannot be read or are refused${refusedRows(key, answer)}`
          : `setting ${key} takes its default: ${reason}`,
      );
    }
    const asked = problems.some(({ key }) => key === 'theme') ? ask.theme : settings.theme;
    if (asked !== ask.theme)
      warnOnce(`setting theme asks for "${asked}", the app ships and keeps "${ask.theme}"`);
    return { ...settings, pageKeys: settings.pageKeys.filter(isServed) };
  };
  // What the brand's route map leaves out is gone, whatever the settings say: no link leads there.
  const isServed = (key: PageKey): boolean =>
    ask.routeIds?.includes(key === 'root' ? 'home' : DEFAULT_PATHS[key]) ?? true;

  let settings = await firstRead({ ...ask, read });
  let version = 1;
  let known = JSON.stringify(settings);
  const refresh = async (): Promise<void> => {
    try {
      const next = await read();
      const text = JSON.stringify(next);
      if (text === known) return;
      settings = next;
      known = text;
      version += 1;
      log.info('settings changed');
    } catch (failure) {
      log.warn(`settings could not be refreshed, the last good ones stay: ${String(failure)}`);
    }
  };
  const timer = setInterval(() => void refresh(), ask.everyMs);
  timer.unref();
  return {
    current: () => ({ settings, publicSettings: publicSettings(settings), version }),
    refresh,
    stop: () => clearInterval(timer),
  };
}

/** Which page addresses are refused, and why (NAV-02). */
function refusedRows(key: string, answer: unknown): string {
  const refused = key === 'pageUrlSetup' ? refusedPages(unwrapSettings(answer)?.[key]) : [];
  return refused.length === 0 ? '' : `: ${refused.join(', ')}`;
}

async function firstRead(ask: Options & { read(signal: AbortSignal): Promise<Settings> }): Promise<Settings> {
  const wait = ask.wait ?? ((ms: number) => new Promise<void>((done) => setTimeout(done, ms)));
  const deadline = AbortSignal.timeout(GIVE_UP_AFTER_MS);
  let last: unknown;
  for (let attempt = 1; attempt <= TRIES && !deadline.aborted; attempt += 1) {
    try {
      return await ask.read(deadline);
    } catch (failure) {
      last = failure;
      ask.log.warn(`settings: try ${attempt} of ${TRIES} failed: ${String(failure)}`);
      if (attempt < TRIES) await wait(FIRST_WAIT_MS * 2 ** (attempt - 1));
    }
  }
  throw last;
}
