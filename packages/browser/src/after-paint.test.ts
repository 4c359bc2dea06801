import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterPaint } from './after-paint.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what may wait runs after the next frame, all of it in one task', () => {
  const order: string[] = [];
  afterPaint(() => order.push('first'));
  afterPaint(() => order.push('second'));
  requestAnimationFrame(() => order.push('frame'));
  vi.advanceTimersByTime(15);
  expect(order).toEqual([]);
  vi.advanceTimersByTime(17);
  expect(order).toEqual(['frame', 'first', 'second']);
});

test('in a tab that nobody sees it runs without a frame', () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const frame = vi.spyOn(globalThis, 'requestAnimationFrame');
  const run = vi.fn();
  afterPaint(run);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(0);
  expect(run).toHaveBeenCalledOnce();
  expect(frame).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

test('what is called off does not run, and nothing runs twice', () => {
  const order: string[] = [];
  const callOff = afterPaint(() => order.push('called off'));
  callOff();
  afterPaint(() => order.push('kept'));
  vi.advanceTimersByTime(50);
  expect(order).toEqual(['kept']);
});
