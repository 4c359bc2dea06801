import { expect, test, vi } from 'vitest';
import { createListeners, createStore } from './create-store.ts';

test('a store tells of every change, and of none that is none', () => {
  const store = createStore<{ at: number } | null>(null);
  const heard = vi.fn();
  const stop = store.subscribe(heard);
  const first = { at: 1 };
  store.set(first);
  store.set(first);
  expect(heard).toHaveBeenCalledTimes(1);
  expect(store.get()).toBe(first);
  stop();
  store.set(null);
  expect(heard).toHaveBeenCalledTimes(1);
  expect(store.get()).toBeNull();
});

test('who listens may stop while it is told', () => {
  const { notify, subscribe } = createListeners<[string]>();
  const heard: string[] = [];
  const stop = subscribe((word) => {
    heard.push(word);
    stop();
  });
  subscribe((word) => heard.push(word.toUpperCase()));
  notify('a');
  notify('b');
  expect(heard).toEqual(['a', 'A', 'B']);
});
