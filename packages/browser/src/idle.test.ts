import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenIdle } from './idle.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('work waits for its delay and then for an idle moment', () => {
  const asked: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (run: () => void) => asked.push(run));
  const run = vi.fn();
  whenIdle(run, { delay: 100 });
  vi.advanceTimersByTime(99);
  expect(asked).toHaveLength(0);
  vi.advanceTimersByTime(1);
  expect(run).not.toHaveBeenCalled();
  asked[0]?.();
  expect(run).toHaveBeenCalledOnce();
});

test('a browser without idle moments works after the delay', () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  const run = vi.fn();
  whenIdle(run, { delay: 100 });
  vi.advanceTimersByTime(100);
  expect(run).toHaveBeenCalledOnce();
});

test('work that is called off never runs, before and after its delay', () => {
  const called = vi.fn();
  vi.stubGlobal('requestIdleCallback', () => 7);
  vi.stubGlobal('cancelIdleCallback', called);
  const run = vi.fn();
  whenIdle(run, { delay: 100 })();
  vi.advanceTimersByTime(200);
  const stop = whenIdle(run, { delay: 100 });
  vi.advanceTimersByTime(100);
  stop();
  expect(called).toHaveBeenCalledExactlyOnceWith(7);
  expect(run).not.toHaveBeenCalled();
});
