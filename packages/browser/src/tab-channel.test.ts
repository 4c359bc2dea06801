import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTabChannel, type TabChannel } from './tab-channel.ts';
import { simulateStorageChange } from './testing/tabs.ts';

/** The browser's channels: who opened one of a name hears the others of that name. */
class Broadcasts extends EventTarget {
  static open: Broadcasts[] = [];
  readonly name: string;
  constructor(name: string) {
    super();
    this.name = name;
    Broadcasts.open.push(this);
  }
  postMessage(data: unknown) {
    const copy: unknown = structuredClone(data);
    for (const other of Broadcasts.open) {
      if (other === this || other.name !== this.name) continue;
      other.dispatchEvent(new MessageEvent('message', { data: copy }));
    }
  }
  close() {
    Broadcasts.open = Broadcasts.open.filter((other) => other !== this);
  }
}

beforeEach(() => {
  vi.stubGlobal('BroadcastChannel', Broadcasts);
});

afterEach(() => {
  Broadcasts.open = [];
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const parse = (raw: unknown) => {
  if (raw === 'broken') throw new Error('cannot be judged');
  return typeof raw === 'string' ? raw : undefined;
};

const openChannel = (): TabChannel<string> => createTabChannel({ name: 'news', parse });

/** A tab that listens, and what it heard. */
function listening() {
  const heard: string[] = [];
  const channel = openChannel();
  return { channel, heard, stop: channel.subscribe((message) => heard.push(message)) };
}

test('what one tab tells, every other tab hears and it does not', () => {
  const [one, two, three] = [listening(), listening(), listening()];
  one.channel.post('hello');
  expect([one.heard, two.heard, three.heard]).toEqual([[], ['hello'], ['hello']]);
});

test('what is heard is never passed on', () => {
  const post = vi.spyOn(Broadcasts.prototype, 'postMessage');
  const [one, two] = [listening(), listening()];
  one.channel.post('hello');
  expect(two.heard).toEqual(['hello']);
  expect(post).toHaveBeenCalledTimes(1);
});

test('a message that cannot be judged is dropped, and one that cannot be copied is not sent', () => {
  const { heard } = listening();
  const stranger = createTabChannel<unknown>({ name: 'news', parse: (raw) => raw });
  for (const message of [7, null, { kind: 'hello' }, 'broken', () => 'code', 'fine']) stranger.post(message);
  expect(heard).toEqual(['fine']);
});

test('the line is open only while somebody listens', () => {
  const { channel, stop } = listening();
  expect(Broadcasts.open).toHaveLength(1);
  stop();
  expect(Broadcasts.open).toHaveLength(0);
  const { heard } = listening();
  channel.post('once');
  expect(heard).toEqual(['once']);
  expect(Broadcasts.open).toHaveLength(1);
});

test('a page in the browser’s memory has no line, and has it again when it is back', () => {
  const { heard } = listening();
  const other = openChannel();
  window.dispatchEvent(new Event('pagehide'));
  other.post('while away');
  window.dispatchEvent(new Event('pageshow'));
  other.post('back');
  expect(heard).toEqual(['back']);
});

test('without broadcasts the tabs talk by storage, and nothing stays behind', () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const written = vi.spyOn(Storage.prototype, 'setItem');
  const { channel, heard, stop } = listening();
  channel.post('hello');
  expect(written).toHaveBeenCalledWith('baize.channel.news', '"hello"');
  expect(localStorage).toHaveLength(0);
  expect(heard).toEqual([]);
  for (const text of ['"from there"', '{', '7']) {
    simulateStorageChange('baize.channel.news', text);
    simulateStorageChange('baize.channel.news', null);
  }
  simulateStorageChange('baize.channel.other', '"elsewhere"');
  expect(heard).toEqual(['from there']);
  stop();
  simulateStorageChange('baize.channel.news', '"too late"');
  expect(heard).toEqual(['from there']);
});

test('a full storage carries nothing and nothing breaks', () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => openChannel().post('hello')).not.toThrow();
});

test('a channel knows whether it can reach another tab at all', () => {
  expect(openChannel().isSupported()).toBe(true);
  vi.stubGlobal('BroadcastChannel', undefined);
  expect(openChannel().isSupported()).toBe(true);
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const cut = openChannel();
  expect(cut.isSupported()).toBe(false);
  const stop = cut.subscribe(() => undefined);
  expect(() => cut.post('hello')).not.toThrow();
  stop();
});
