import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach } from 'vitest';
import type { ApiClient } from '../client.ts';
import { json, startClient, startPlatform } from './platform.ts';

type Platform = Awaited<ReturnType<typeof startPlatform>>;

export interface QueryPlatform {
  readonly platform: Platform;
  readonly client: ApiClient;
  readonly cache: QueryClient;
  /** Answers every request with these data from now on. */
  answers(data: unknown): void;
}

/** A platform, a client and an empty query cache for each test of a file. Call it once, beside the tests. */
export function setUpQueryPlatform(): QueryPlatform {
  let started: Omit<QueryPlatform, 'answers'> | null = null;
  const get = () => {
    if (!started) throw new Error('There is a platform only while a test runs.');
    return started;
  };
  beforeEach(async () => {
    const platform = await startPlatform((_, response) => json(response, 404, { success: false }));
    const { client } = startClient({ baseUrl: platform.baseUrl });
    started = { platform, client, cache: new QueryClient() };
  });
  afterEach(async () => {
    get().cache.clear();
    await get().platform.close();
  });
  return {
    get platform() {
      return get().platform;
    },
    get client() {
      return get().client;
    },
    get cache() {
      return get().cache;
    },
    answers: (data) =>
      get().platform.replyWith((_, response) => json(response, 200, { success: true, data })),
  };
}
