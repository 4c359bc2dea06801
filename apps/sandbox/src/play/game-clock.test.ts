import { expect, test } from 'vitest';
import { createPlatformClock } from '../clock/platform-clock.ts';
import { createGameClock } from './game-clock.ts';

test('the games’ time goes on while the platform’s stands still, and moves along when that is moved', () => {
  let machine = 1_000;
  const clock = createPlatformClock(() => machine);
  const now = createGameClock(clock, () => machine);
  expect(now()).toBe(1_000);
  clock.move({ mode: 'frozen', now: 50_000 });
  expect(now()).toBe(50_000);
  machine += 300;
  expect([clock.now(), now()]).toEqual([50_000, 50_300]);
  clock.move({ advanceMs: 5_000 });
  expect(now()).toBe(55_300);
  clock.reset();
  expect(now()).toBe(1_300);
});
