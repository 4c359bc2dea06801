import { expect, test } from 'vitest';
import { createLoginLimits } from './login-limits.ts';

const MINUTE = 60_000;

function limitsAt(start: number) {
  const time = { platform: start, machine: start };
  const limits = createLoginLimits({ platformNow: () => time.platform, machineNow: () => time.machine });
  return { time, limits };
}

test('the 121st attempt of one network address within a minute has to wait, another address does not', () => {
  const { time, limits } = limitsAt(0);
  for (let attempt = 0; attempt < 120; attempt += 1) expect(limits.countAttempt('198.51.100.1')).toBe(0);
  time.machine += 20_000;
  expect(limits.countAttempt('198.51.100.1')).toBe(40);
  expect(limits.countAttempt('198.51.100.2')).toBe(0);
  time.machine += 40_000;
  expect(limits.countAttempt('198.51.100.1')).toBe(0);
});

test('the wait after five wrong passwords ends when the oldest of them is fifteen minutes old', () => {
  const { time, limits } = limitsAt(0);
  for (let attempt = 0; attempt < 5; attempt += 1) {
    expect(limits.waitFor('a@player.test')).toBe(0);
    limits.countWrongPassword('a@player.test');
    time.platform += MINUTE;
  }
  expect(limits.waitFor('a@player.test')).toBe(10 * 60);
  time.platform += 10 * MINUTE;
  expect(limits.waitFor('a@player.test')).toBe(0);
});

test('moving the platform clock back forgets wrong passwords instead of locking an address for ever', () => {
  const { time, limits } = limitsAt(1_000 * MINUTE);
  for (let attempt = 0; attempt < 5; attempt += 1) limits.countWrongPassword('a@player.test');
  time.platform -= 500 * MINUTE;
  expect(limits.waitFor('a@player.test')).toBe(0);
});
