/** What was typed where a result was opened, by the history entry it was typed at: Back finds it again. In memory alone. */
const typedAt = new Map<string, string>();

/** As many entries as anybody goes back. */
const MOST = 20;

export const searchTextStore = {
  /** For a test that starts anew. */
  clear: () => typedAt.clear(),
  get: (entry: string): string => typedAt.get(entry) ?? '',
  set(entry: string, typed: string): void {
    typedAt.delete(entry);
    typedAt.set(entry, typed);
    for (const oldest of typedAt.keys()) if (typedAt.size > MOST) typedAt.delete(oldest);
  },
};
