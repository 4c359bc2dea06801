import { createClient, type ApiClient } from '@baize/api/client';
import { DEFAULT_LOCALE, type Locale } from '@baize/domain/locales';
import type { HostEnvironment } from './environment.ts';
import { cachedFetch } from './cached-fetch.ts';
import type { Log } from './log.ts';

/** The host's ways to the platform, all under the brand's name and without a player. */
export interface PlatformClients {
  /** For what the host itself needs to know or tell. */
  host: ApiClient;
  /** For what pages show everybody, in one language: answers are kept for a minute. */
  cached(locale: Locale): ApiClient;
}

/** Opens the clients of one host. */
export function platformClients(ask: { environment: HostEnvironment; log: Log }): PlatformClients {
  const { environment, log } = ask;
  const ports = {
    baseUrl: environment.platformUrl,
    token: () => null,
    onServerDate: () => undefined,
    onSessionEnded: () => undefined,
    report: (problem: unknown) => log.warn(`platform answer: ${JSON.stringify(problem)}`),
    ...(environment.systemToken === null ? {} : { systemToken: environment.systemToken }),
  };
  const fetch = cachedFetch();
  return {
    host: createClient({ ...ports, locale: () => DEFAULT_LOCALE }),
    cached: (locale) => createClient({ ...ports, fetch, locale: () => locale }),
  };
}
