import { afterEach, expect, test, vi } from 'vitest';
import { backedValue } from './backed-value.ts';
import { webStorage } from './web-storage.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

const word = (raw: unknown) => (typeof raw === 'string' ? raw : undefined);
/** As a document reads it that has written nothing: after a reload, or in another tab. */
const open = () =>
  backedValue({
    key: 'w',
    parse: word,
    fallback: 'none',
    expires: 60_000,
    merge: (own, shared) => `${shared}+${own}`,
  });

/** Fills the storage of all tabs; returns how to make room again. */
function fillStorage(): () => void {
  const { setItem } = Storage.prototype;
  const spy = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, name, text) {
    if (this === webStorage('local')) throw new DOMException('full', 'QuotaExceededError');
    setItem.call(this, name, text);
  });
  return () => spy.mockRestore();
}

test('a value stands in the storage of all tabs, and nowhere else', () => {
  const first = open();
  expect(first.isPersisted()).toBe(false);
  first.set('one');
  expect(first.isPersisted()).toBe(true);
  expect(open().get()).toBe('one');
  expect(sessionStorage).toHaveLength(0);
});

test('where that is full it outlives a reload of its tab, and says that others do not see it', () => {
  open().set('old');
  const makeRoom = fillStorage();
  const first = open();
  first.set('new');
  expect(first.isPersisted()).toBe(false);
  expect(open().get()).toBe('old+new');
  makeRoom();
  // Another tab writes: nothing of it is lost by what this one kept for itself.
  localStorage.setItem('baize.w', JSON.stringify({ value: 'theirs', until: Date.now() + 60_000 }));
  const joined = open();
  expect(joined.get()).toBe('theirs+new');
  joined.set(joined.get());
  expect(joined.isPersisted()).toBe(true);
  expect(sessionStorage).toHaveLength(0);
  expect(open().get()).toBe('theirs+new');
});

test('a change is heard wherever it is kept, until one stops listening', () => {
  const value = open();
  const listener = vi.fn<() => void>();
  const stop = value.subscribe(listener);
  fillStorage();
  value.set('one');
  expect(listener).toHaveBeenCalled();
  stop();
  listener.mockClear();
  value.clear();
  expect(value.get()).toBe('none');
  expect(listener).not.toHaveBeenCalled();
});

test('what neither storage takes does not outlive a reload, and says so', () => {
  const value = open();
  expect(value.outlivesReload()).toBe(false);
  value.set('one');
  expect(value.outlivesReload()).toBe(true);
  fillStorage();
  value.set('two');
  expect(value.outlivesReload()).toBe(true);
  vi.restoreAllMocks();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  value.set('three');
  expect(value.get()).toBe('one+three');
  expect(value.outlivesReload()).toBe(false);
});
