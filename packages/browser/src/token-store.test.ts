import { afterEach, expect, test, vi } from 'vitest';
import { tokenStore } from './token-store.ts';

afterEach(() => localStorage.clear());

test('a token is kept for every tab and gone after sign-out', () => {
  expect(tokenStore.get()).toBeNull();
  expect(tokenStore.set('abc.def-1')).toBe('kept');
  expect(localStorage.getItem('baize.token')).toBe('"abc.def-1"');
  expect(tokenStore.get()).toBe('abc.def-1');
  tokenStore.clear();
  expect(tokenStore.get()).toBeNull();
});

test.each(['', ' ', 'a b', 'a\nb', 'a\u0000', 'tökén', 'x'.repeat(8_193)])(
  'what could not travel as a token (%j) changes nothing',
  (token) => {
    tokenStore.set('abc');
    expect(tokenStore.set(token)).toBe('refused');
    expect(tokenStore.get()).toBe('abc');
  },
);

test('a sign-out in another tab is heard here', () => {
  tokenStore.set('abc');
  const heard = vi.fn();
  const stop = tokenStore.subscribe(heard);
  localStorage.removeItem('baize.token');
  window.dispatchEvent(new StorageEvent('storage', { key: 'baize.token', storageArea: localStorage }));
  expect(heard).toHaveBeenCalledTimes(1);
  expect(tokenStore.get()).toBeNull();
  stop();
});
