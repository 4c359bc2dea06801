import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createClock } from './create-clock.ts';

const START = Date.UTC(2026, 2, 2, 10, 0, 0, 250);
const DAY = 86_400_000;

beforeEach(() => {
  vi.useFakeTimers({ now: START });
});

afterEach(() => {
  show('visible');
  vi.useRealTimers();
});

function show(state: 'visible' | 'hidden') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

function startClock(remembered = 0) {
  const kept = { value: remembered };
  const clock = createClock({
    deviceNow: () => Date.now(),
    remembered: {
      get: () => kept.value,
      set: (offset) => {
        kept.value = offset;
      },
    },
  });
  const hearDate = (instant: number) => {
    clock.onServerDate(new Date(instant).toUTCString(), Date.now() - 20, Date.now());
  };
  return { clock, kept, hearDate };
}

test('the platform time is the device time until an answer says otherwise', () => {
  const { clock, kept, hearDate } = startClock();
  expect(clock.now()).toBe(START);
  hearDate(START);
  expect(clock.offset()).toBe(0);
  hearDate(START + DAY);
  expect(Math.abs(clock.now() - START - DAY)).toBeLessThan(1_000);
  expect(kept.value).toBe(clock.offset());
});

test('a reload goes on from what the visit knew', () => {
  expect(startClock(DAY).clock.now()).toBe(START + DAY);
});

test('every second runs on the full second, not on the second since it was asked', () => {
  const { clock } = startClock();
  const heard: number[] = [];
  const stop = clock.everySecond((now) => heard.push(now));
  vi.advanceTimersByTime(3_000);
  expect(heard).toEqual([START + 750, START + 1_750, START + 2_750]);
  stop();
  vi.advanceTimersByTime(5_000);
  expect(heard).toHaveLength(3);
});

test('every second rests while nobody looks and runs at once on return, at the right time', () => {
  const { clock } = startClock();
  const heard: number[] = [];
  const stop = clock.everySecond((now) => heard.push(now));
  show('hidden');
  vi.advanceTimersByTime(1_000);
  const before = heard.length;
  vi.advanceTimersByTime(40 * 60_000);
  expect(heard).toHaveLength(before);
  show('visible');
  expect(heard.at(-1)).toBe(START + 1_000 + 40 * 60_000);
  stop();
});

test('a device that slept is right with the next tick', () => {
  const { clock } = startClock();
  const heard: number[] = [];
  const stop = clock.everySecond((now) => heard.push(now));
  vi.setSystemTime(START + 3 * DAY);
  vi.advanceTimersByTime(1_000);
  expect(heard[0]).toBeGreaterThan(START + 3 * DAY);
  stop();
});

test('whoever watches the clock hears at once that it was moved', () => {
  const { clock, hearDate } = startClock();
  const heard: number[] = [];
  const alarm = vi.fn();
  const stop = clock.everySecond((now) => heard.push(now));
  clock.atInstant(START + DAY, alarm);
  hearDate(START + 2 * DAY);
  expect(heard.at(-1)).toBe(clock.now());
  expect(alarm).toHaveBeenCalledTimes(1);
  stop();
});

test('an instant is met once, however far away, and a passed one soon', () => {
  const { clock } = startClock();
  const far = vi.fn();
  const passed = vi.fn();
  const calledOff = vi.fn();
  clock.atInstant(START + 40 * DAY, far);
  clock.atInstant(START - 1, passed);
  clock.atInstant(START + 5_000, calledOff)();
  expect(passed).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(passed).toHaveBeenCalledTimes(1);
  vi.setSystemTime(START + 40 * DAY - 500);
  vi.advanceTimersByTime(1_499);
  expect(far).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(10_000);
  expect(far).toHaveBeenCalledTimes(1);
  expect(calledOff).not.toHaveBeenCalled();
});

test('an instant that passed while the device slept is met on return', () => {
  const { clock } = startClock();
  const alarm = vi.fn();
  clock.atInstant(START + 1_800_000, alarm);
  show('hidden');
  vi.setSystemTime(START + 3_600_000);
  expect(alarm).not.toHaveBeenCalled();
  show('visible');
  expect(alarm).toHaveBeenCalledTimes(1);
});
