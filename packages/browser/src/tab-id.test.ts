import { afterEach, expect, test } from 'vitest';
import { storedValue, type StoredValue } from './storage.ts';
import { createTabId } from './tab-id.ts';

afterEach(() => localStorage.clear());

/** A tab's own storage; the copy is what a duplicated tab begins with. */
interface TabStorage extends StoredValue<string> {
  copy(): TabStorage;
}

function tabStorage(initial = ''): TabStorage {
  let value = initial;
  return {
    get: () => value,
    set: (next) => void (value = next),
    clear: () => void (value = ''),
    subscribe: () => () => undefined,
    copy: () => tabStorage(value),
  };
}

function openDocument(carried: TabStorage) {
  const page = new EventTarget();
  const left = storedValue<readonly string[]>({
    key: 'tabs-left',
    parse: (raw) => raw as readonly string[],
    fallback: [],
  });
  const name = createTabId({ page, carried, left });
  return {
    name,
    leave: () => page.dispatchEvent(new Event('pagehide')),
    comeBack: () => page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
  };
}

test('a tab keeps its name through a reload, and through the page of a payment provider [PAY-06]', () => {
  const tab = tabStorage();
  const first = openDocument(tab);
  first.leave();
  const second = openDocument(tab);
  expect(second.name()).toBe(first.name());
  second.leave();
  expect(openDocument(tab).name()).toBe(first.name());
});

test('a duplicated tab, or one that was opened from a tab, has a name of its own, also after a reload [PAY-06]', () => {
  const tab = tabStorage();
  openDocument(tab).leave();
  const original = openDocument(tab);
  const storage = tab.copy();
  const duplicate = openDocument(storage);
  expect(duplicate.name()).not.toBe(original.name());
  duplicate.leave();
  expect(openDocument(storage).name()).toBe(duplicate.name());
});

test('of a tab that was duplicated while it showed another site only one keeps the name [PAY-06]', () => {
  const tab = tabStorage();
  const before = openDocument(tab);
  before.leave();
  const names = [openDocument(tab.copy()).name(), openDocument(tab).name()];
  expect(names.filter((name) => name === before.name())).toHaveLength(1);
});

test('a page that Back shows again from the browser’s memory has the name it had [PAY-06]', () => {
  const tab = tabStorage();
  const first = openDocument(tab);
  const name = first.name();
  first.leave();
  const second = openDocument(tab);
  second.leave();
  first.comeBack();
  expect(first.name()).toBe(name);
});

test('a page shown again by Back has a new name where a copy of its tab took the old one [PAY-06]', () => {
  const tab = tabStorage();
  const first = openDocument(tab);
  const name = first.name();
  first.leave();
  expect(openDocument(tab.copy()).name()).toBe(name);
  first.comeBack();
  expect(first.name()).not.toBe(name);
});

test('tabs that were left and closed are forgotten in the end', () => {
  for (let closed = 0; closed < 60; closed += 1) openDocument(tabStorage()).leave();
  expect(JSON.parse(localStorage.getItem('baize.tabs-left') ?? '')).toHaveLength(50);
});
