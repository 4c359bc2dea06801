import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { restoreBuiltins } from './builtins.ts';
import { isolateScriptErrors } from './isolate-script-errors.ts';

let said: string[] = [];

beforeEach(() => {
  said = [];
  vi.spyOn(console, 'warn').mockImplementation((line: string) => void said.push(line));
});

afterEach(() => vi.restoreAllMocks());

test('what a script replaces of the language is put back and named, what it adds stays [TRK-01]', () => {
  const { map } = Array.prototype;
  const added = () => 'added';
  Reflect.set(Array.prototype, 'map', () => []);
  Reflect.set(window, 'fetch', () => null);
  Reflect.set(String.prototype, 'shout', added);
  restoreBuiltins();
  expect(Array.prototype.map).toBe(map);
  expect(Reflect.get(String.prototype, 'shout')).toBe(added);
  expect(said).toEqual([
    'A tracking script replaced window.fetch; it is put back.',
    'A tracking script replaced Array.map; it is put back.',
  ]);
  Reflect.deleteProperty(String.prototype, 'shout');
});

function fail(filename: string): boolean {
  return !window.dispatchEvent(new ErrorEvent('error', { filename, message: 'broken', cancelable: true }));
}

test('only errors of foreign code are kept from what counts ours [TRK-01]', () => {
  const counted = vi.fn();
  isolateScriptErrors();
  isolateScriptErrors();
  window.addEventListener('error', counted);
  expect(fail(`${window.location.origin}/assets/page-1a2b.js`)).toBe(false);
  expect(counted).toHaveBeenCalledTimes(1);
  for (const place of ['https://a.example/t.js', '', `${window.location.origin}/cashback`])
    expect(fail(place), place).toBe(true);
  expect(counted).toHaveBeenCalledTimes(1);
  expect(said).toEqual(['A tracking script failed.']);
  window.removeEventListener('error', counted);
});

function reject(stack: string | undefined): boolean {
  const reason = Object.assign(new Error('broken'), { stack });
  const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason });
  return !window.dispatchEvent(event);
}

test('a promise that foreign code leaves behind is told from one of ours by where it was made', () => {
  expect(reject('Error: broken\n  at x (https://a.example/t.js:1:2)')).toBe(true);
  expect(reject(`Error: broken\n  at x (${window.location.origin}/assets/a.js:1:2)`)).toBe(false);
  expect(reject(undefined)).toBe(false);
});
