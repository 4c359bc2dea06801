import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectPushService, type PushConnection } from './push-connection.ts';
import { queuePushEvent } from './push-queue.ts';

const heard: unknown[] = [];
let lines: PushConnection[] = [];

const service = {
  setUserId: (userId: string | null) => void heard.push(['user', userId]),
  track: (event: string, data: object) => void heard.push([event, data]),
};

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  heard.length = 0;
});

afterEach(() => {
  for (const line of lines) line.close();
  lines = [];
  Reflect.deleteProperty(window, 'pushService');
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function open(): PushConnection {
  const line = connectPushService();
  lines.push(line);
  return line;
}

function bring(library: unknown = service) {
  Reflect.set(window, 'pushService', library);
}

function show(state: 'visible' | 'hidden') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

test('the library is looked for every second, and hears who is there when it has come [SES-12]', () => {
  open().setUser('7');
  vi.advanceTimersByTime(60_000);
  bring();
  vi.advanceTimersByTime(999);
  expect(heard).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(heard).toEqual([['user', '7']]);
  vi.advanceTimersByTime(60_000);
  expect(heard).toHaveLength(1);
  expect(vi.getTimerCount()).toBe(0);
});

test('a hidden tab does not look, and looks at once when it is seen again', () => {
  const line = open();
  show('hidden');
  line.setUser('7');
  expect(vi.getTimerCount()).toBe(0);
  bring();
  show('visible');
  expect(heard).toEqual([['user', '7']]);
});

test('a sign-out clears the player at the service, once [SES-12]', () => {
  bring();
  const line = open();
  line.setUser('7');
  line.setUser(null);
  line.setUser(null);
  expect(heard).toEqual([
    ['user', '7'],
    ['user', null],
  ]);
});

test('a visitor whom the service still takes for a player of an earlier page is cleared there [SES-12]', () => {
  bring();
  open().setUser('7');
  heard.length = 0;
  open().setUser(null);
  expect(heard).toEqual([['user', null]]);
  heard.length = 0;
  open().setUser(null);
  expect(heard).toEqual([]);
});

test('a visitor is nothing to tell, and nothing is looked for', () => {
  open().setUser(null);
  expect(vi.getTimerCount()).toBe(0);
});

test('what happens is told with the player’s id, also when the library comes later [SES-12]', () => {
  open().setUser('7');
  queuePushEvent({ event: 'LOGIN', userId: '7' });
  queuePushEvent({ event: 'CLAIM', userId: '7', id: 'day 1' });
  bring();
  vi.advanceTimersByTime(1000);
  queuePushEvent({ event: 'DEPOSIT', userId: '7', id: 'payment 1' });
  expect(heard).toEqual([
    ['user', '7'],
    ['LOGIN', { user_id: '7' }],
    ['CLAIM', { user_id: '7' }],
    ['DEPOSIT', { user_id: '7' }],
  ]);
});

test('what happened on a page without the library is told on the next page that has it, within a day', () => {
  queuePushEvent({ event: 'DEPOSIT', userId: '7' });
  bring();
  open().setUser('7');
  expect(heard).toEqual([
    ['user', '7'],
    ['DEPOSIT', { user_id: '7' }],
  ]);
  Reflect.deleteProperty(window, 'pushService');
  queuePushEvent({ event: 'DEPOSIT', userId: '7' });
  vi.advanceTimersByTime(24 * 60 * 60_000 + 1);
  bring();
  heard.length = 0;
  open().setUser('7');
  expect(heard).toEqual([['user', '7']]);
});

test('a login is told once the service knows the player, a sign-up at once, another player’s news not at all [SES-12]', () => {
  bring();
  const line = open();
  line.setUser(null);
  queuePushEvent({ event: 'SIGN_UP', userId: '9' });
  queuePushEvent({ event: 'LOGIN', userId: '7' });
  queuePushEvent({ event: 'DEPOSIT', userId: '8' });
  expect(heard).toEqual([['SIGN_UP', { user_id: '9' }]]);
  line.setUser('7');
  expect(heard.slice(1)).toEqual([
    ['user', '7'],
    ['LOGIN', { user_id: '7' }],
  ]);
});

test('one payment that several tabs hear of is told once', () => {
  bring();
  open().setUser('7');
  heard.length = 0;
  for (let tab = 0; tab < 3; tab += 1) queuePushEvent({ event: 'DEPOSIT', userId: '7', id: 'payment 1' });
  expect(heard).toHaveLength(1);
});

test('a library that throws, or is none, harms nothing', () => {
  const said = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  bring({ setUserId: 'no function', track: null });
  const line = open();
  line.setUser('7');
  bring({
    track: () => undefined,
    setUserId: () => {
      throw new Error('broken');
    },
  });
  vi.advanceTimersByTime(1000);
  expect(said).toHaveBeenCalledOnce();
  line.setUser(null);
});
