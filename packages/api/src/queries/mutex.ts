import type { ApiClient } from '../client.ts';

/** Runs its work while no other tab does the same; browser/tab-lock's `withTabLock` is one. */
export type Mutex = <T>(name: string, work: () => Promise<T>) => Promise<T>;

/** Work that no other tab could be doing. */
export const noLock: Mutex = (_name, work) => work();

type InFlightOptions<T> = { client: ApiClient; key: string; mutex: Mutex; work: () => Promise<T> };

/** Makes a place where work under one key runs once: who asks for it while it runs gets the same promise. */
export function dedupeInFlight<T>(): (asked: InFlightOptions<T>) => Promise<T> {
  const underWay = new WeakMap<ApiClient, Map<string, Promise<T>>>();
  return ({ client, key, mutex, work }) => {
    const running = underWay.get(client) ?? new Map<string, Promise<T>>();
    underWay.set(client, running);
    const already = running.get(key);
    if (already !== undefined) return already;
    const started = mutex(key, work).finally(() => running.delete(key));
    running.set(key, started);
    return started;
  };
}
