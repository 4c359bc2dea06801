import { afterEach, expect, test, vi } from 'vitest';
import { askBeforeUnload, watchUnload } from './unload.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

function stubPage(): EventTarget {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  return page;
}

test('a page that is about to be left is known as such, until nobody watches', () => {
  const page = stubPage();
  const watch = watchUnload();
  expect(watch.isUnloading()).toBe(false);
  page.dispatchEvent(new Event('beforeunload'));
  expect(watch.isUnloading()).toBe(true);

  const later = watchUnload();
  later.unwatch();
  page.dispatchEvent(new Event('beforeunload'));
  expect(later.isUnloading()).toBe(false);
});

test('where there is no page nothing is left', () => {
  vi.stubGlobal('addEventListener', undefined);
  vi.stubGlobal('removeEventListener', undefined);
  const watch = watchUnload();
  expect(watch.isUnloading()).toBe(false);
  watch.unwatch();
});

test('the browser asks before the page is left, until it is told to stop', () => {
  const page = stubPage();
  const asks = () => !page.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(asks()).toBe(false);
  const stop = askBeforeUnload();
  expect(asks()).toBe(true);
  stop();
  expect(asks()).toBe(false);
});
