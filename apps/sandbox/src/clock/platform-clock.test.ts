import { expect, test } from 'vitest';
import { createPlatformClock } from './platform-clock.ts';

function clockWithMachine(start: number) {
  const machine = { now: start };
  return { machine, clock: createPlatformClock(() => machine.now) };
}

test('an untouched clock is the machine’s', () => {
  const { machine, clock } = clockWithMachine(1_000);
  machine.now = 5_000;
  expect(clock.now()).toBe(5_000);
});

test('a frozen clock stands still and moves only when told', () => {
  const { machine, clock } = clockWithMachine(1_000);
  clock.move({ mode: 'frozen', now: 80_000 });
  machine.now += 10_000;
  expect(clock.now()).toBe(80_000);
  clock.move({ advanceMs: 500 });
  expect(clock.now()).toBe(80_500);
  expect(clock.state().mode).toBe('frozen');
});

test('a live clock set to another time runs on from there', () => {
  const { machine, clock } = clockWithMachine(1_000);
  clock.move({ mode: 'live', now: 80_000 });
  machine.now += 250;
  expect(clock.now()).toBe(80_250);
  clock.move({ advanceMs: -10_000 });
  expect(clock.now()).toBe(70_250);
});

test('freezing without a time holds the time it is', () => {
  const { machine, clock } = clockWithMachine(1_000);
  clock.move({ advanceMs: 100 });
  clock.move({ mode: 'frozen' });
  machine.now += 9_000;
  expect(clock.now()).toBe(1_100);
});

test('asking plainly for a live clock, or a reset, gives back the machine’s time', () => {
  const { machine, clock } = clockWithMachine(1_000);
  clock.move({ mode: 'frozen', now: 5 });
  clock.move({ mode: 'live' });
  expect(clock.now()).toBe(machine.now);
  clock.move({ advanceMs: 77 });
  clock.reset();
  expect(clock.now()).toBe(machine.now);
});
