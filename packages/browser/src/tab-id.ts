import { randomId } from './random.ts';
import { storedValue, type StoredValue } from './storage.ts';

interface TabIdOptions {
  /** Fires `pagehide` and `pageshow`. */
  page: EventTarget;
  /** This tab's storage, which a duplicated tab begins with a copy of: it holds a name only between two documents. */
  carried: StoredValue<string>;
  /** Names whose document was left, alike in every tab: only one document takes such a name over. */
  left: StoredValue<readonly string[]>;
}

/** So many tabs may be left and come back to; beyond that the oldest is a new tab. */
const MAX_LEFT_TABS = 50;

/**
 * Names a tab through reloads, pages of other sites and Back. The document keeps the name in memory and passes it on only
 * when it is left, so a duplicated or opened tab, which copies the tab's storage, finds no name there. Where the name
 * cannot be passed on for sure, the tab gets a new one.
 */
export function createTabId({ page, carried, left }: TabIdOptions): () => string {
  let name = takeOver();
  page.addEventListener('pagehide', () => {
    carried.set(name);
    left.set([...left.get().filter((other) => other !== name), name].slice(-MAX_LEFT_TABS));
  });
  page.addEventListener('pageshow', (event) => {
    // Back from the browser's memory: meanwhile another document of this tab had the name, or a copy of the tab took it.
    if ('persisted' in event && event.persisted === true) name = takeOver();
  });
  return () => name;

  function takeOver(): string {
    const found = carried.get();
    carried.clear();
    const others = left.get().filter((other) => other !== found);
    if (others.length === left.get().length) return randomId();
    left.set(others);
    return found;
  }
}

let currentTabId: (() => string) | undefined;

/**
 * The name of this tab, which no other tab has. Call it early in every document of a player: until then a copy of the tab
 * may take the name over.
 */
export function getTabId(): string {
  currentTabId ??= createTabId({
    page: window,
    carried: storedValue({
      key: 'tab-name',
      parse: (raw) => (typeof raw === 'string' ? raw : undefined),
      fallback: '',
      area: 'session',
    }),
    left: storedValue<readonly string[]>({
      key: 'tabs-left',
      parse: (raw) =>
        Array.isArray(raw) ? raw.filter((name): name is string => typeof name === 'string') : undefined,
      fallback: [],
    }),
  });
  return currentTabId();
}
