import { afterEach, expect, test, vi } from 'vitest';
import { withLease } from './storage-lease.ts';
import { withTabLock } from './tab-lock.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  localStorage.clear();
});

/** Work that notes when it begins and ends. */
function noting(log: string[], name: string, ms = 100) {
  return async () => {
    log.push(`${name} begins`);
    await new Promise((done) => {
      setTimeout(done, ms);
    });
    log.push(`${name} ends`);
    return name;
  };
}

function locksThat(request: (name: string, work: () => Promise<unknown>) => Promise<unknown>) {
  vi.stubGlobal('navigator', { locks: { request } });
}

const TURNS = ['a begins', 'a ends', 'b begins', 'b ends'];

test("two tabs without the browser's locks take turns by a lease", async () => {
  vi.useFakeTimers();
  const log: string[] = [];
  const both = Promise.all([withLease('claim', noting(log, 'a')), withLease('claim', noting(log, 'b'))]);
  await vi.runAllTimersAsync();
  expect((await both).toSorted()).toEqual(['a', 'b']);
  expect(log.map((line) => line.slice(2))).toEqual(['begins', 'ends', 'begins', 'ends']);
  expect(log[0]?.slice(0, 1)).toBe(log[1]?.slice(0, 1));
  expect(localStorage).toHaveLength(0);
});

test('the lease of a tab that died is taken over, and a lease from nowhere is not believed', async () => {
  vi.useFakeTimers();
  localStorage.setItem('baize.lease.claim', JSON.stringify({ owner: 'gone', until: Date.now() + 5_000 }));
  const log: string[] = [];
  const run = withLease('claim', noting(log, 'a'));
  await vi.advanceTimersByTimeAsync(4_000);
  expect(log).toEqual([]);
  await vi.runAllTimersAsync();
  expect(await run).toBe('a');
  for (const lease of ['{', '7', JSON.stringify({ owner: 'x', until: Date.now() + 10 ** 9 })]) {
    localStorage.setItem('baize.lease.claim', lease);
    const next = withLease('claim', noting([], 'b'));
    await vi.runAllTimersAsync();
    expect(await next).toBe('b');
  }
});

test('without any storage, or with a full one, the work still runs', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(await withLease('claim', async () => 'done')).toBe('done');
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(await withLease('claim', async () => 'done')).toBe('done');
});

test('works of one name take turns within a tab, a failed one included', async () => {
  const log: string[] = [];
  locksThat((_name, work) => work());
  const failing = withTabLock('claim', async () => {
    log.push('a begins');
    await Promise.resolve();
    log.push('a ends');
    throw new Error('no');
  });
  const next = withTabLock('claim', noting(log, 'b', 0));
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('b');
  expect(log).toEqual(TURNS);
});

test("the browser's own lock is asked for by name, and the work's end is the lock's", async () => {
  const asked: string[] = [];
  locksThat((name, work) => {
    asked.push(name);
    return work();
  });
  expect(await withTabLock('claim', async () => 5)).toBe(5);
  await expect(withTabLock('claim', () => Promise.reject(new Error('work failed')))).rejects.toThrow(
    'work failed',
  );
  expect(asked).toEqual(['baize.claim', 'baize.claim']);
});

test('when the browser refuses its lock the work runs once, under a lease', async () => {
  vi.useFakeTimers();
  locksThat(() => Promise.reject(new DOMException('opaque', 'SecurityError')));
  const work = vi.fn(async () => 'done');
  const run = withTabLock('claim', work);
  await vi.runAllTimersAsync();
  expect(await run).toBe('done');
  expect(work).toHaveBeenCalledTimes(1);
});

test('when the browser takes the lock away the work still ends once', async () => {
  locksThat(async (_name, work) => {
    void work();
    throw new DOMException('stolen', 'AbortError');
  });
  const work = vi.fn(async () => 'done');
  expect(await withTabLock('claim', work)).toBe('done');
  expect(work).toHaveBeenCalledTimes(1);
});
