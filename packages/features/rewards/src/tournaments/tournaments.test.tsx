import type { Tournament } from '@baize/api/endpoints/rewards';
import { playerFixture } from '@baize/player/player-fixture';
import { TestProviders, type TestProvidersProps } from '@baize/player/test-providers';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StubPlatform } from '../testing/stub-platform.ts';
import { exampleBoard, exampleTournament, exampleTournaments } from '../testing/example-tournaments.ts';
import { okResponse, errorResponse } from '../testing/fake-platform.ts';
import { freezeTimers, advanceTime } from '../testing/render-tab.tsx';
import { TournamentsPage } from './tournaments-page.tsx';

const CALL = '/get-tournaments';
const LIMITS = '/user/limits';
const POLL = 15_000;
const OFFERED = /€1,000|Reef race|Prizes/;

let platform: StubPlatform;
beforeEach(() => {
  freezeTimers();
  platform = new StubPlatform();
  platform.respondWith(LIMITS, { limits: [] });
  tell(exampleTournaments());
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** The list, and one tournament by its id. */
function tell(rows: Tournament[]): void {
  platform.responses.set(CALL, (url) => {
    const id = url.searchParams.get('id');
    const found = id === null ? rows : rows.filter((row) => row.id === id);
    if (id !== null && found.length === 0)
      return Response.json({ success: false, message: 'No' }, { status: 404 });
    return Response.json({ success: true, data: { tournaments: { count: found.length, rows: found } } });
  });
}

function open(
  address: string,
  { rows = null, ...stage }: Partial<TestProvidersProps> & { rows?: readonly Tournament[] | null } = {},
) {
  return render(
    <TestProviders url={address} viewer="player" api={platform.client()} {...stage}>
      <TournamentsPage rows={rows} />
    </TestProviders>,
  );
}

/** The feed's code is wanted once it is known that it may be shown. */
async function settle(): Promise<void> {
  for (let step = 0; step < 3; step += 1) await advanceTime(200);
}

const text = () => document.body.textContent ?? '';
const names = () => screen.getAllByRole('heading', { level: 2 }).map((head) => head.textContent);

test('the page’s HTML shows what runs, without a time, a zone or a player', () => {
  const html = renderToString(
    <TestProviders url="/tournaments?id=reef-race&show=finished" viewer="starting">
      <TournamentsPage rows={exampleTournaments()} />
    </TestProviders>,
  );
  expect(html).toContain('Reef race');
  expect(html).toContain('€1,000.00');
  expect(html).not.toMatch(/Daily dash|\d\d:\d\d,? your time|Amsterdam|As of/);
});

test('running, upcoming and finished tournaments stand apart, and the address keeps which are shown [PRO-07]', async () => {
  open('/tournaments');
  await settle();
  expect(names()).toEqual(['Fortnight cup', 'Reef race', 'High tide']);
  await act(async () => screen.getByRole('link', { name: /Upcoming/ }).click());
  expect(names()).toEqual(['Daily dash']);
  expect(screen.getByRole('link', { name: /Upcoming/ }).getAttribute('aria-current')).toBe('page');
  cleanup();
  open('/tournaments?show=finished');
  await settle();
  expect(names()).toEqual(['Spring race']);
});

test('a tournament’s end is told in the player’s time and in UTC', async () => {
  open('/tournaments?id=reef-race');
  await settle();
  expect(text()).toContain('Ends Mon 23 Nov, 01:00 your time, 00:00 UTC');
});

test('a tournament that ends while somebody looks is finished at that minute, without a new answer', async () => {
  tell([exampleTournament({ endsAt: '2026-11-20T17:18:00Z' })]);
  open('/tournaments');
  await settle();
  expect(names()).toEqual(['Reef race']);
  platform.isOffline = true;
  await advanceTime(61_000);
  expect(screen.getByText('No tournament is running now.')).toBeTruthy();
});

test('a tournament by its address shows prizes, rule, smallest stake and the games that count [PRO-07]', async () => {
  open('/tournaments?id=high-tide');
  await settle();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('High tide');
  expect(text()).toContain('what it returned, divided by its stake');
  expect(text()).toContain('€0.50');
  expect(text()).toContain('Champion of the reef');
  expect(screen.getByRole('link', { name: 'Harbour Sevens' }).getAttribute('href')).toBe(
    '/casino/games/harbour-sevens',
  );
  await act(async () => screen.getByRole('link', { name: 'All tournaments' }).click());
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Tournaments');
});

test('the board is read again every quarter minute, and focus and lines stay where they are [PRO-07]', async () => {
  tell([exampleTournament({ board: exampleBoard(60, 40) })]);
  open('/tournaments?id=reef-race');
  await settle();
  const [first] = screen.getAllByRole('row').slice(1);
  const later = screen.getByRole('link', { name: 'Places after' });
  later.focus();
  tell([exampleTournament({ board: exampleBoard(60, 39), boardAt: '2026-11-20T17:17:34Z' })]);
  const before = platform.sent(CALL).length;
  await advanceTime(POLL);
  expect(platform.sent(CALL).length).toBe(before + 1);
  expect(text()).toContain('As of 18:17:34, 17:17:34 UTC');
  expect(text()).toContain('39');
  expect(screen.getAllByRole('row')[1]).toBe(first);
  expect(document.activeElement).toBe(later);
});

test('the player’s own line is above the board on every page of it, and marked where it stands', async () => {
  tell([exampleTournament({ board: exampleBoard(1_000, 777), players: 1_000 })]);
  open('/tournaments?id=reef-race');
  await settle();
  expect(screen.getAllByRole('row')).toHaveLength(26);
  expect(text()).toContain('Your place of 1,000');
  await act(async () => screen.getByRole('link', { name: 'Show it' }).click());
  expect(text()).toContain('Places 776 to 800 of 1000');
  const own = screen.getAllByRole('row').find((row) => row.getAttribute('aria-current') === 'true');
  expect(within(own ?? document.body).getByText('You')).toBeTruthy();
  expect(text()).toContain('Your place of 1,000');
});

test('points stand under each other with the same decimals', async () => {
  const [race] = exampleTournaments().filter(({ id }) => id === 'reef-race');
  if (race) tell([{ ...race, board: race.board.map((line, at) => ({ ...line, points: 5_378.5 - at })) }]);
  open('/tournaments?id=reef-race');
  await advanceTime(500);
  expect(text()).toContain('5,378.50');
  expect(text()).toContain('5,377.50');
});

test('equal points are marked as equal', async () => {
  tell([exampleTournament({ board: exampleBoard(20) })]);
  open('/tournaments?id=reef-race');
  await settle();
  expect(screen.getAllByText('equal points')).toHaveLength(4);
  expect(text()).toContain('decided by the platform');
});

test.each([
  ['visitor', 'reef-race', 'Log in to see your own place.'],
  ['player', 'high-tide', 'You have no points in this tournament.'],
  ['player', 'old-race', 'You had no points in this tournament.'],
] as const)('a %s sees on %s: %s', async (viewer, id, words) => {
  tell(exampleTournaments());
  open(`/tournaments?id=${id}`, { viewer });
  await settle();
  expect(text()).toContain(words);
});

test('a board that is not read again says from when it is; nothing known is taken away', async () => {
  open('/tournaments?id=reef-race');
  await settle();
  platform.isOffline = true;
  await advanceTime(POLL + 20_000);
  expect(text()).toContain('It updates as soon as possible.');
  expect(screen.getAllByRole('row').length).toBeGreaterThan(5);
});

test('an address of a tournament that is none says so and leads to all of them', async () => {
  open('/tournaments?id=never-held');
  await settle();
  expect(screen.getByRole('heading', { name: 'There is no such tournament' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'All tournaments' })).toBeTruthy();
});

test('without any answer the page says so and asks again when told to', async () => {
  platform.isOffline = true;
  open('/tournaments');
  await vi.waitFor(async () => {
    await advanceTime(10_000);
    expect(screen.getByText('The tournaments could not be loaded')).toBeTruthy();
  }, 5_000);
  platform.isOffline = false;
  await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
  await advanceTime(3_000);
  expect(names()).toContain('Reef race');
});

const shown = () => text().replaceAll(/[\u2066-\u2069]/g, '');

test.each([
  [
    'excluded',
    { selfExclusion: '2026-12-20' },
    'It ends Mon 21 Dec, 00:00 your time (Sun 20 Dec, 23:00\u00a0UTC).',
  ],
  ['excluded', { isSelfExclusionPermanent: true }, 'No end is set.'],
  ['frozen', { frozenUntil: '2026-12-20T12:00:00Z' }, 'It ends Sun 20 Dec, 13:00 your time'],
] as const)(
  'no prize is shown to whoever is %s: why, until when, and the ways that are open',
  async (_, limit, end) => {
    open('/tournaments', { rows: exampleTournaments(), player: playerFixture({ limit }) });
    await settle();
    expect(text()).not.toMatch(OFFERED);
    expect(shown()).toContain(end);
    expect(screen.getByRole('link', { name: 'Withdraw' })).toBeTruthy();
  },
);

test('no prize is shown before the player’s limits are read, nor after that to whoever has spent one', async () => {
  const late = Promise.withResolvers<Response>();
  platform.responses.set(LIMITS, () => late.promise);
  open('/tournaments?id=reef-race', { rows: exampleTournaments() });
  await advanceTime(5_000);
  expect(text()).not.toMatch(OFFERED);
  const periodEndsAt = '2026-11-20T23:00:00Z';
  const spent = { type: 'deposit', period: 0, amount: 25, used: 25, left: 0, periodEndsAt };
  late.resolve(okResponse({ limits: [spent] }));
  await settle();
  expect(text()).not.toMatch(OFFERED);
  expect(shown()).toContain('You have reached a limit you set.');
});

test('limits that cannot be read keep the prizes away until they are', async () => {
  platform.responses.set(LIMITS, () => errorResponse(500));
  open('/tournaments', { rows: exampleTournaments() });
  await advanceTime(30_000);
  expect(text()).not.toMatch(OFFERED);
  platform.respondWith(LIMITS, { limits: [] });
  await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
  await settle();
  expect(names()).toContain('Reef race');
});
