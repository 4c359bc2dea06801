import type { Tournament } from '@baize/api/endpoints/rewards';
import { playerFixture } from '@baize/player/player-fixture';
import { TestProviders } from '@baize/player/test-providers';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StubPlatform } from '../testing/stub-platform.ts';
import { exampleTournament, exampleTournaments } from '../testing/example-tournaments.ts';
import { dayLimit } from '../testing/fake-promotions.ts';
import { freezeTimers, advanceTime } from '../testing/render-tab.tsx';
import { TournamentsTeaser } from './tournaments-teaser.tsx';

let platform: StubPlatform;
beforeEach(() => {
  freezeTimers();
  platform = new StubPlatform();
  platform.respondWith('/limits', { limits: [dayLimit()], sessionStartedAt: null });
  tell(exampleTournaments());
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function tell(rows: Tournament[]): void {
  platform.respondWith('/get-tournaments', { tournaments: { count: rows.length, rows } });
}

async function show(viewer: 'visitor' | 'player' = 'visitor', player = playerFixture()) {
  render(
    <TestProviders viewer={viewer} api={platform.client()} player={player}>
      <TournamentsTeaser viewer={viewer} fallback={<p>waiting</p>} />
    </TestProviders>,
  );
  await advanceTime(500);
  await advanceTime(500);
}

const names = () => screen.queryAllByRole('heading', { level: 3 }).map((head) => head.textContent);
const text = () => document.body.textContent ?? '';

test.each(['visitor', 'player'] as const)(
  'a %s sees the two tournaments that end first, with prize, both times and the way there',
  async (viewer) => {
    await show(viewer);
    expect(names()).toEqual(['Fortnight cup', 'Reef race']);
    expect(text()).toContain('€1,000.00 Total prizes');
    expect(text()).toContain('Ends Mon 23 Nov, 01:00 your time, 00:00 UTC');
    expect(screen.getByRole('link', { name: 'Reef race' }).getAttribute('href')).toBe(
      '/tournaments?id=reef-race',
    );
    expect(screen.getByRole('link', { name: 'See all' }).getAttribute('href')).toBe('/tournaments');
  },
);

test('where fewer run, what comes next stands beside them with its start', async () => {
  tell(exampleTournaments().filter(({ id }) => id === 'daily-dash' || id === 'old-race'));
  await show();
  expect(names()).toEqual(['Daily dash']);
  expect(text()).toContain('Starts Sat 21 Nov, 01:00 your time, 00:00 UTC');
});

test('without a running or a coming tournament nothing stands there, nor when they cannot be read', async () => {
  tell([exampleTournament({ endsAt: '2026-11-20T17:00:00Z' })]);
  await show();
  expect(text()).toBe('');
  cleanup();
  platform.responses.clear();
  await show();
  expect(text()).toBe('');
});

const SHUT = {
  excluded: { limit: { selfExclusion: '2026-12-20' } },
  frozen: { limit: { frozenUntil: '2026-12-20T00:00:00Z' } },
  limited: {},
} as const;

test.each(['excluded', 'frozen', 'limited'] as const)(
  'no prize is praised to whoever is %s, and none is asked for',
  async (why) => {
    if (why === 'limited')
      platform.respondWith('/limits', {
        limits: [dayLimit({ type: 'loss', used: 50, left: 0 })],
        sessionStartedAt: null,
      });
    await show('player', playerFixture(SHUT[why]));
    expect(text()).toBe('');
    expect(platform.sent('/get-tournaments')).toEqual([]);
  },
);
