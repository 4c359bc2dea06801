import { afterEach, expect, test, vi } from 'vitest';
import { storedValue } from './storage.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
});

const word = (raw: unknown) => (typeof raw === 'string' ? raw : undefined);
const width = (area?: 'local' | 'session') =>
  storedValue({ key: 'w', parse: word, fallback: 'wide', ...(area ? { area } : {}) });

function anotherTabWrites(key: string | null, text?: string) {
  if (key !== null && text !== undefined) localStorage.setItem(key, text);
  window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }));
}

test('a choice is kept for the next visit and can be taken back', () => {
  width().set('narrow');
  expect(width().get()).toBe('narrow');
  width().clear();
  expect(width().get()).toBe('wide');
});

test('a choice of this visit stays out of the next', () => {
  width('session').set('narrow');
  expect(localStorage).toHaveLength(0);
  expect(width('session').get()).toBe('narrow');
});

test.each(['{', 'null', '7', '{"value":"x"}', '[]', ''])(
  'what cannot be understood (%s) is the fallback',
  (text) => {
    localStorage.setItem('baize.w', text);
    expect(width().get()).toBe('wide');
  },
);

test('a value that its judge throws at is the fallback', () => {
  localStorage.setItem('baize.w', '"x"');
  const choice = storedValue({
    key: 'w',
    fallback: 'wide',
    parse: () => {
      throw new Error('no');
    },
  });
  expect(choice.get()).toBe('wide');
});

test('an expired value is gone, one with a foreign shape too', () => {
  vi.useFakeTimers({ now: 1_000_000 });
  const choice = storedValue({ key: 'w', parse: word, fallback: 'none', expires: 365 * 86_400_000 });
  choice.set('mkt');
  vi.setSystemTime(1_000_000 + 365 * 86_400_000 - 1);
  expect(choice.get()).toBe('mkt');
  vi.setSystemTime(1_000_000 + 365 * 86_400_000);
  expect(choice.get()).toBe('none');
  localStorage.setItem('baize.w', '"mkt"');
  expect(choice.get()).toBe('none');
});

test('the same object comes back as long as nothing changed', () => {
  const list = storedValue<readonly string[]>({
    key: 'l',
    parse: (raw) => (Array.isArray(raw) ? raw.map(String) : undefined),
    fallback: [],
  });
  list.set(['a']);
  expect(list.get()).toBe(list.get());
});

test('a change is heard here and from other tabs, until one stops listening', () => {
  const choice = width();
  const heard = vi.fn();
  const stop = choice.subscribe(heard);
  choice.set('narrow');
  anotherTabWrites('baize.w', '"wider"');
  expect(choice.get()).toBe('wider');
  anotherTabWrites('baize.other', '1');
  anotherTabWrites(null);
  expect(heard).toHaveBeenCalledTimes(3);
  stop();
  choice.set('narrow');
  expect(heard).toHaveBeenCalledTimes(3);
});

test('when storage is full the value lives on in this tab', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const choice = width();
  choice.set('narrow');
  expect(choice.get()).toBe('narrow');
  choice.clear();
  expect(choice.get()).toBe('wide');
});

test('when storage is shut the value lives in memory', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const choice = width();
  expect(choice.get()).toBe('wide');
  choice.set('narrow');
  expect(choice.get()).toBe('narrow');
});

test('where there is no browser there is the fallback, and nothing throws', () => {
  vi.stubGlobal('window', undefined);
  const choice = width();
  const stop = choice.subscribe(() => undefined);
  expect(choice.get()).toBe('wide');
  choice.set('narrow');
  expect(choice.get()).toBe('narrow');
  stop();
});
