import { webStorage } from './web-storage.ts';

/** A line between the tabs of this browser for messages of one kind. */
export type TabChannel<T> = {
  /** Whether other tabs can be reached at all. */
  isSupported(): boolean;
  /** Tells the other tabs, never this one; what cannot be sent is dropped. */
  post(message: T): void;
  /** Hears the other tabs; returns how to stop. Nothing heard is passed on. */
  subscribe(listener: (message: T) => void): () => void;
};

type TabChannelOptions<T> = {
  name: string;
  /** Judges what came, which may be of another version of the page; undefined, or a throw, drops it. */
  parse(raw: unknown): T | undefined;
};

type ChannelTransport = { post(message: unknown): void; close(): void };
type OpenTransport = (name: string, hear: (raw: unknown) => void) => ChannelTransport | null;

/**
 * Opens the line of a name, by BroadcastChannel or, where that is missing, by `storage` events. It is open only while
 * somebody listens, and shut while the page lies in the browser's memory.
 */
export function createTabChannel<T>({ name, parse }: TabChannelOptions<T>): TabChannel<T> {
  const listeners = new Set<(message: T) => void>();
  let line: ChannelTransport | null = null;

  const hear = (raw: unknown) => {
    const message = parseSafely(raw, parse);
    if (message === undefined) return;
    for (const listener of listeners) listener(message);
  };
  const open = () => {
    line ??= openTransport(name, hear);
  };
  const shut = () => {
    line?.close();
    line = null;
  };

  return {
    isSupported: () => globalThis.BroadcastChannel !== undefined || webStorage('local') !== null,
    post(message) {
      const already = line;
      open();
      line?.post(message);
      if (already === null && listeners.size === 0) shut();
    },
    subscribe(listener) {
      if (listeners.size === 0) {
        open();
        globalThis.window?.addEventListener('pagehide', shut);
        globalThis.window?.addEventListener('pageshow', open);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        globalThis.window?.removeEventListener('pagehide', shut);
        globalThis.window?.removeEventListener('pageshow', open);
        shut();
      };
    },
  };
}

function parseSafely<T>(raw: unknown, parse: TabChannelOptions<T>['parse']): T | undefined {
  try {
    return parse(raw);
  } catch {
    return undefined;
  }
}

const openTransport: OpenTransport = (name, hear) =>
  openBroadcastTransport(`baize.${name}`, hear) ?? openStorageTransport(name, hear);

const openBroadcastTransport: OpenTransport = (name, hear) => {
  try {
    const channel = new BroadcastChannel(name);
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => hear(data));
    return {
      post(message) {
        try {
          // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves its origin
          channel.postMessage(message);
        } catch {
          // What cannot be copied is for this tab alone.
        }
      },
      close: () => channel.close(),
    };
  } catch {
    return null;
  }
};

/** The message is taken out again at once: others hear it by the event, and nothing stays behind. */
const openStorageTransport: OpenTransport = (name, hear) => {
  const storage = webStorage('local');
  if (storage === null) return null;
  const key = `baize.channel.${name}`;
  const heard = (event: StorageEvent) => {
    if (event.key !== key || event.newValue === null) return;
    try {
      hear(JSON.parse(event.newValue));
    } catch {
      // Not one of ours.
    }
  };
  globalThis.window.addEventListener('storage', heard);
  return {
    post(message) {
      try {
        storage.setItem(key, JSON.stringify(message));
        storage.removeItem(key);
      } catch {
        // A full storage carries nothing.
      }
    },
    close: () => globalThis.window.removeEventListener('storage', heard),
  };
};
