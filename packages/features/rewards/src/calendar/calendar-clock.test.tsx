import { PlayerBoundary } from '@baize/player';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EXAMPLE_DAYS, exampleDay } from '../testing/example-days.ts';
import { FakePlatform, deferredResponse } from '../testing/fake-platform.ts';
import { freezeTimers, renderTab, advanceTime } from '../testing/render-tab.tsx';
import { PlayerCalendar } from './player-calendar.tsx';

const POLL = 10_000;
const view = (
  <PlayerBoundary>
    <PlayerCalendar shape="grid" />
  </PlayerBoundary>
);

let platform: FakePlatform;

beforeEach(() => {
  platform = new FakePlatform();
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function lookOf(date: string): string | undefined {
  return document.querySelector<HTMLElement>(`[data-day="${date}"]`)?.dataset.look;
}

function claimButton(): HTMLElement {
  return screen.getByRole('button', { name: /Friday 20 November$/ });
}

test('at local midnight the open calendar moves on without a reload [RB-10]', async () => {
  freezeTimers(Date.parse('2026-11-20T22:59:58Z'));
  platform.days = [exampleDay(), exampleDay({ canClaimDate: '2026-11-21', amount: 6 })];
  renderTab(platform, view);
  await advanceTime(500);
  expect(lookOf('2026-11-20')).toBe('claimable');
  expect(lookOf('2026-11-21')).toBe('locked');
  await advanceTime(2_000);
  expect(lookOf('2026-11-20')).toBe('last-chance');
  expect(lookOf('2026-11-21')).toBe('claimable');
});

test('on Sunday night the calendar moves on by a whole week [RB-10]', async () => {
  freezeTimers(Date.parse('2026-11-22T22:59:59Z'));
  platform.days = [...EXAMPLE_DAYS];
  renderTab(platform, view);
  await advanceTime(500);
  expect(lookOf('2026-11-09')).toBe('claimed');
  await advanceTime(1_000);
  expect(document.querySelector('[data-day="2026-11-09"]')).toBeNull();
  expect(lookOf('2026-12-13')).toBe('locked');
});

test('the days are asked for every ten seconds, and the button under the finger stays [RB-11]', async () => {
  freezeTimers();
  renderTab(platform, view);
  await advanceTime(500);
  const button = claimButton();
  button.focus();
  await advanceTime(3 * POLL);
  expect(platform.sent('/get-rakeback-days')).toHaveLength(4);
  expect(claimButton()).toBe(button);
  expect(document.activeElement).toBe(button);
});

test('a poll during a claim leaves it on its way [RB-11]', async () => {
  freezeTimers();
  const { answer, release } = deferredResponse();
  platform.claims.push(answer);
  renderTab(platform, view);
  await advanceTime(500);
  const button = claimButton();
  button.click();
  await advanceTime(POLL + 1_000);
  expect(platform.sent('/get-rakeback-days').length).toBeGreaterThan(1);
  expect(lookOf('2026-11-20')).toBe('pending');
  expect(claimButton()).toBe(button);
  release(platform.pay());
  await advanceTime(100);
  expect(lookOf('2026-11-20')).toBe('claimed');
});

test('an answer from before the claim cannot open its day again [RB-11]', async () => {
  freezeTimers();
  renderTab(platform, view);
  await advanceTime(500);
  claimButton().click();
  await advanceTime(500);
  expect(lookOf('2026-11-20')).toBe('claimed');
  platform.days = [exampleDay()];
  await advanceTime(POLL);
  expect(lookOf('2026-11-20')).toBe('claimed');
});

test('a poll that fails leaves the days as they were [RB-11]', async () => {
  freezeTimers();
  renderTab(platform, view);
  await advanceTime(500);
  platform.isFailing = true;
  await advanceTime(POLL + 1_000);
  expect(lookOf('2026-11-20')).toBe('claimable');
});
