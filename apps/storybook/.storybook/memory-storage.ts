// Before the storage is replaced: what it takes hold of is the browser's own.
import '../src/tab-storage.ts';

/**
 * Stories stand side by side in one browser, but keep nothing for each other: what one of them chose (no countdowns, after a
 * limit) would change those beside it. Each frame has storage of its own, and each story begins with it empty.
 */
class MemoryStorage implements Storage {
  readonly #kept = new Map<string, string>();

  get length(): number {
    return this.#kept.size;
  }
  clear(): void {
    this.#kept.clear();
  }
  getItem(key: string): string | null {
    return this.#kept.get(key) ?? null;
  }
  key(index: number): string | null {
    return [...this.#kept.keys()][index] ?? null;
  }
  removeItem(key: string): void {
    this.#kept.delete(key);
  }
  setItem(key: string, value: string): void {
    this.#kept.set(key, value);
  }
}

const areas = { localStorage: new MemoryStorage(), sessionStorage: new MemoryStorage() };
for (const [name, value] of Object.entries(areas))
  Object.defineProperty(globalThis, name, { configurable: true, value });

/** Forgets what the story before has kept. */
export function clearStorage(): void {
  for (const area of Object.values(areas)) area.clear();
  delete document.documentElement.dataset['silence'];
}
