import { playerFixture } from '@baize/player/player-fixture';
import { TestProviders, type TestProvidersProps } from '@baize/player/test-providers';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { StubPlatform } from '../testing/stub-platform.ts';
import { exampleLoyalty } from '../testing/example-club.ts';
import { ClubStatus } from './club-status.tsx';
import { ClubStatusView } from './club-status-view.tsx';

let platform: StubPlatform;
beforeEach(() => {
  platform = new StubPlatform();
  platform.respondWith('/loyalty', { loyalty: exampleLoyalty() });
  platform.respondWith('/limits', { limits: [], sessionStartedAt: null });
});
afterEach(cleanup);

function open(stage: Partial<TestProvidersProps> = {}) {
  return render(
    <TestProviders
      viewer="player"
      api={platform.client()}
      settings={{ loyaltyLevelGroupSteps: [0, 2, 4, 6] }}
      {...stage}
    >
      <ClubStatus />
    </TestProviders>,
  );
}
const text = () => document.body.textContent ?? '';

test('a player sees level, points, the way to the next level and the group’s place on the ladder [PRO-07]', async () => {
  open();
  expect(await screen.findByRole('progressbar', { name: 'Points towards the next level' })).toBeTruthy();
  expect(text()).toContain('Level 3');
  expect(text()).toContain('1,180 points');
  expect(text()).toMatch(/Yours began at [\d,]+, level 4 begins at 1,600 points/);
  const way = screen.getByRole('progressbar', { name: 'Points towards the next level' });
  expect(way.getAttribute('aria-valuetext')).toBe('1,180 of 1,600 points');
  expect(way.getAttribute('aria-valuenow')).toBe('40');
  expect(text()).toContain('Group 2 of 4');
  expect(text()).toContain('The next group begins with level 4');
});

test('what the next level brings beside one’s own is named, and every level stands in the list [PRO-07]', async () => {
  open();
  const next = await screen.findByRole('region', { name: 'What level 4 adds' });
  expect(
    within(next)
      .getAllByRole('listitem')
      .map((line) => line.textContent),
  ).toEqual(['9% cashback of net losses', 'Weekly cashback']);
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows).toHaveLength(7);
  expect(rows.find((row) => row.getAttribute('aria-current') === 'true')?.textContent).toContain('Yours');
});

test('nothing presses: no count of points that are missing, no date, no word of haste', async () => {
  open();
  await screen.findByRole('progressbar', { name: 'Points towards the next level' });
  expect(text()).not.toMatch(/420|only|left|hurry|until|last|!/i);
});

test('at the top there is nothing ahead', async () => {
  platform.respondWith('/loyalty', {
    loyalty: exampleLoyalty({ level: 6, points: 9_000, nextLevelPoints: null }),
  });
  open();
  expect(await screen.findByText('This is the highest level.')).toBeTruthy();
  expect(screen.queryByText(/What level \d+ adds/)).toBeNull();
  expect(text()).toContain('Group 4 of 4');
});

test.each([
  ['an excluded player', playerFixture({ limit: { selfExclusion: '2099-01-01' } }), []],
  ['a frozen player', playerFixture({ limit: { frozenUntil: '2099-01-01T00:00:00Z' } }), []],
  ['a player at a limit', playerFixture(), [{ type: 'loss', period: 1, amount: 50, used: 50, left: 0 }]],
])('%s sees what is theirs and nothing to reach for', async (_, player, limits) => {
  platform.respondWith('/limits', { limits, sessionStartedAt: null });
  open({ player });
  await waitFor(() => expect(text()).toContain('1,180 points'));
  expect(screen.queryByText('What your level brings')).toBeNull();
  expect(text()).not.toMatch(/Level 4|next group|All levels|cashback/i);
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('until the standing is read its place is kept, with its levels, and goes when they come [PRO-07]', async () => {
  const { container } = open();
  const boxes = () => container.querySelector('[data-pending="levels"]');
  expect(boxes()).not.toBeNull();
  await waitFor(() => expect(text()).toContain('Level 3'));
  await screen.findByRole('progressbar', { name: 'Points towards the next level' });
  expect(boxes()).toBeNull();
});

test('no place is kept for levels that are not told', () => {
  const { container } = render(
    <TestProviders>
      <ClubStatusView
        loyalty={null}
        level={3}
        steps={[]}
        nextLevel="hidden"
        failed={false}
        onRetry={() => undefined}
      />
    </TestProviders>,
  );
  expect(text()).toContain('Level 3');
  expect(container.querySelector('[aria-busy]')).not.toBeNull();
  expect(container.querySelector('[data-pending="levels"]')).toBeNull();
});

test('points that cannot be read leave the level, and are asked for again when told to', async () => {
  platform.responses.delete('/loyalty');
  open({ player: { ...playerFixture(), userLoyaltyLevel: 3 } });
  expect(await screen.findByText(/Your points could not be loaded/)).toBeTruthy();
  expect(text()).toContain('Level 3');
  platform.respondWith('/loyalty', { loyalty: exampleLoyalty() });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('progressbar', { name: 'Points towards the next level' })).toBeTruthy();
});

test('a visitor is told that everybody has a level, and how to get in [PRO-07]', () => {
  open({ viewer: 'visitor' });
  expect(text()).toContain('Every player has a level from the first day.');
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toContain('modal=login');
});
