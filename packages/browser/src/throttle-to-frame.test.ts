import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { throttleToFrame } from './throttle-to-frame.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('what is wanted two hundred times a second is done ten times', () => {
  const work = vi.fn();
  const { schedule } = throttleToFrame(work, 100);
  for (let times = 0; times < 200; times += 1) {
    schedule();
    vi.advanceTimersByTime(5);
  }
  expect(work.mock.calls.length).toBeGreaterThan(7);
  expect(work.mock.calls.length).toBeLessThanOrEqual(10);
});

test('what is wanted last is done, too', () => {
  const work = vi.fn();
  const { schedule } = throttleToFrame(work, 100);
  schedule();
  vi.advanceTimersByTime(20);
  schedule();
  vi.advanceTimersByTime(200);
  expect(work).toHaveBeenCalledTimes(2);
});

test('a hidden tab, which has no frames, goes on', () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  vi.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(1);
  const work = vi.fn();
  throttleToFrame(work, 100).schedule();
  vi.advanceTimersByTime(10);
  expect(work).toHaveBeenCalledOnce();
});

test('nothing is done after a stop', () => {
  const work = vi.fn();
  const { schedule, cancel } = throttleToFrame(work, 100);
  schedule();
  cancel();
  vi.advanceTimersByTime(500);
  expect(work).not.toHaveBeenCalled();
});
