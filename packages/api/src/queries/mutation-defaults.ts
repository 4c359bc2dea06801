import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** How every write behaves: it is sent once, at once, and never by itself again (HTTP-05). */
export const mutationDefaults = { retry: false, networkMode: 'always' } as const;

/** Marks what a write changed as out of date; whoever looks at it asks again. */
export function invalidateKeys(cache: QueryClient, keys: readonly QueryKey[]): void {
  for (const queryKey of keys) void cache.invalidateQueries({ queryKey });
}

/** Resolves as the write does, and however it ends marks what it may have changed: a lost answer changes too. */
export async function invalidateAfter<T>(
  write: Promise<T>,
  cache: QueryClient,
  keys: readonly QueryKey[],
): Promise<T> {
  try {
    return await write;
  } finally {
    invalidateKeys(cache, keys);
  }
}
