import { webStorage, type StorageArea } from './web-storage.ts';

const PREFIX = 'baize.';

/** A persisted fact: one value under one key, seen alike by every tab of this browser. */
export type StoredValue<T> = {
  /** The value, or the fallback; the same object as long as nothing changed. */
  get(): T;
  /** `lifetime`: another than `expires`, for a value that has one, in milliseconds. */
  set(value: T, lifetime?: number): void;
  clear(): void;
  /** Hears every change, from this tab and from others; returns how to stop. */
  subscribe(listener: () => void): () => void;
};

export type StoredValueOptions<T> = {
  key: string;
  /** Judges what was found, which may be anything; undefined, or a throw, means the fallback. */
  parse(raw: unknown): T | undefined;
  fallback: T;
  /** How long a value lives after it was set, in milliseconds. */
  expires?: number;
  area?: StorageArea;
};

/**
 * Keeps one value in the browser, as JSON under `baize.<key>`. When storage is missing, blocked or full, the value
 * lives in memory and nothing throws.
 */
export function storedValue<T>({
  key,
  parse,
  fallback,
  expires,
  area = 'local',
}: StoredValueOptions<T>): StoredValue<T> {
  const name = PREFIX + key;
  const listeners = new Set<() => void>();
  let memory: string | null = null;
  let inMemory = false;
  let last: { text: string | null; value: T; until: number } = {
    text: null,
    value: fallback,
    until: Infinity,
  };

  function readText(): string | null {
    if (inMemory) return memory;
    try {
      return webStorage(area)?.getItem(name) ?? null;
    } catch {
      return null;
    }
  }

  function writeText(text: string | null): void {
    memory = text;
    try {
      const storage = webStorage(area);
      inMemory = storage === null;
      if (text === null) storage?.removeItem(name);
      else storage?.setItem(name, text);
    } catch {
      inMemory = true;
    }
    tell();
  }

  function tell(): void {
    for (const listener of listeners) listener();
  }

  function heard(event: StorageEvent): void {
    const elsewhere = event.storageArea !== null && event.storageArea !== webStorage(area);
    if (elsewhere || (event.key !== name && event.key !== null)) return;
    inMemory = false;
    tell();
  }

  return {
    get() {
      const text = readText();
      if (text !== last.text) last = { text, ...understood(text) };
      return last.until > Date.now() ? last.value : fallback;
    },
    set(value, lifetime = expires) {
      const until = lifetime === undefined ? undefined : Date.now() + lifetime;
      writeText(JSON.stringify(until === undefined ? value : { value, until }));
    },
    clear: () => writeText(null),
    subscribe(listener) {
      if (listeners.size === 0) globalThis.window?.addEventListener('storage', heard);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) globalThis.window?.removeEventListener('storage', heard);
      };
    },
  };

  function understood(text: string | null): { value: T; until: number } {
    const absent = { value: fallback, until: Infinity };
    if (text === null) return absent;
    try {
      const raw: unknown = JSON.parse(text);
      const boxed = expires === undefined ? { value: raw, until: Infinity } : unboxed(raw);
      const value = boxed === null ? undefined : parse(boxed.value);
      return boxed === null || value === undefined ? absent : { value, until: boxed.until };
    } catch {
      return absent;
    }
  }
}

function unboxed(raw: unknown): { value: unknown; until: number } | null {
  if (typeof raw !== 'object' || raw === null || !('value' in raw) || !('until' in raw)) return null;
  return typeof raw.until === 'number' ? { value: raw.value, until: raw.until } : null;
}
