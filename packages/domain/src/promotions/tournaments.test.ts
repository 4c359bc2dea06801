import { expect, test } from 'vitest';
import {
  leaderboardPage,
  isTournamentPhase,
  nextTournaments,
  tournamentPhase,
  tournamentsInPhase,
} from './tournaments.ts';

const race = {
  status: 'running',
  startsAt: '2026-11-16T00:00:00Z',
  endsAt: '2026-11-23T00:00:00Z',
};
const at = (instant: string) => Date.parse(instant);

test('before the clock is known a tournament stands as the platform says', () => {
  expect(tournamentPhase({ ...race, status: 'finished' }, null)).toBe('finished');
  expect(tournamentPhase({ ...race, status: 'called off' }, null)).toBe('running');
});

test('a tournament begins and ends by the platform’s clock, whatever was said last', () => {
  expect(tournamentPhase(race, at('2026-11-15T23:59:59Z'))).toBe('upcoming');
  expect(tournamentPhase(race, at('2026-11-16T00:00:00Z'))).toBe('running');
  expect(tournamentPhase(race, at('2026-11-22T23:59:59Z'))).toBe('running');
  expect(tournamentPhase(race, at('2026-11-23T00:00:00Z'))).toBe('finished');
});

test('times that cannot be read leave the platform’s word', () => {
  expect(tournamentPhase({ ...race, endsAt: 'soon', status: 'upcoming' }, 0)).toBe('upcoming');
  expect(tournamentPhase({ ...race, startsAt: '', status: 'finished' }, 0)).toBe('finished');
});

test('only the three phases are phases', () => {
  expect(['running', 'upcoming', 'finished', 'over', null].map(isTournamentPhase)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});

test('what ends first, starts first or ended last comes first', () => {
  const named = (name: string, startsAt: string, endsAt: string) => ({
    name,
    status: 'x',
    startsAt,
    endsAt,
  });
  const rows = [
    named('week', '2026-11-16T00:00:00Z', '2026-11-23T00:00:00Z'),
    named('day', '2026-11-20T00:00:00Z', '2026-11-21T00:00:00Z'),
    named('later', '2026-11-25T00:00:00Z', '2026-11-26T00:00:00Z'),
    named('next', '2026-11-21T00:00:00Z', '2026-11-30T00:00:00Z'),
    named('old', '2026-11-01T00:00:00Z', '2026-11-02T00:00:00Z'),
    named('yesterday', '2026-11-19T00:00:00Z', '2026-11-20T00:00:00Z'),
  ];
  const now = at('2026-11-20T17:00:00Z');
  const names = (phase: 'running' | 'upcoming' | 'finished') =>
    tournamentsInPhase(rows, { phase, now }).map(({ name }) => name);
  expect(names('running')).toEqual(['day', 'week']);
  expect(names('upcoming')).toEqual(['next', 'later']);
  expect(names('finished')).toEqual(['yesterday', 'old']);
  const few = (atMost: number) => nextTournaments(rows, { now, atMost }).map(({ name }) => name);
  expect(few(3)).toEqual(['day', 'week', 'next']);
  expect(few(1)).toEqual(['day']);
});

const lines = (count: number, own = 0) =>
  Array.from({ length: count }, (_, index) => ({
    place: index + 1,
    points: 10_000 - index,
    isPlayer: index + 1 === own,
  }));

test('a board is cut into pages of twenty-five, the last as long as what is left', () => {
  const board = lines(1_000, 777);
  expect(leaderboardPage(board, { page: 1 }).entries.map(({ place }) => place)).toEqual(
    Array.from({ length: 25 }, (_, index) => index + 1),
  );
  expect(leaderboardPage(board, { page: 40 })).toMatchObject({ page: 40, pages: 40, playerPage: 32 });
  expect(leaderboardPage(lines(26), { page: 2 }).entries.map(({ place }) => place)).toEqual([26]);
});

test('a page that is none is the nearest one', () => {
  const asked = [0, -3, Number.NaN, 99, 1.9].map((page) => leaderboardPage(lines(30), { page }).page);
  expect(asked).toEqual([1, 1, 1, 2, 1]);
  expect(leaderboardPage([], { page: 3 })).toEqual({ entries: [], page: 1, pages: 1, playerPage: null });
});

test('lines of equal points are told apart from the others, across pages too', () => {
  const board = [5, 3, 3, 1].map((points, index) => ({ place: index + 1, points, isPlayer: false }));
  expect(leaderboardPage(board, { page: 1 }).entries.map(({ tied }) => tied)).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(leaderboardPage(board, { page: 2, size: 2 }).entries.map(({ tied }) => tied)).toEqual([true, false]);
});
