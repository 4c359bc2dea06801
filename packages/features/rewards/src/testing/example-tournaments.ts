import type { LeaderboardEntry, Tournament } from '@baize/api/endpoints/rewards';

const NAMES = ['Jib', 'Ebba', 'Halyard', 'Osprey', 'Quay', 'Anker', 'Dory', 'Coral', 'Luff', 'Marlin'];

/** A board of so many lines; every seventh has the points of the one above, and one may be the player's. */
export function exampleBoard(lines: number, ownPlace: number | null = null): LeaderboardEntry[] {
  return Array.from({ length: lines }, (_, index) => ({
    place: index + 1,
    nickname: `${NAMES[index % NAMES.length] ?? ''}${index + 11}`,
    points: 6_400 - (index % 7 === 6 ? index - 1 : index) * 6,
    prize: index < 10 ? 500 / (index + 1) : null,
    isPlayer: index + 1 === ownPlace,
  }));
}

const race: Tournament = {
  id: 'reef-race',
  name: 'Reef race',
  description: 'A point for every euro staked, Monday to Sunday.',
  image: null,
  status: 'running',
  startsAt: '2026-11-16T00:00:00Z',
  endsAt: '2026-11-23T00:00:00Z',
  currencyCode: 'EUR',
  prizePool: 1_000,
  prizes: [
    { from: 1, to: 1, amount: 400, label: 'Champion of the reef' },
    { from: 2, to: 3, amount: 150, label: null },
    { from: 4, to: 10, amount: 30, label: null },
  ],
  rule: 'wagered',
  minBet: null,
  maxPlayers: null,
  players: 122,
  gameSlugs: [],
  board: exampleBoard(60),
  boardAt: '2026-11-20T17:17:19Z',
  own: null,
};

/** A tournament that runs at the examples' instant; each story or test says what matters to it. */
export function exampleTournament(parts: Partial<Tournament> = {}): Tournament {
  const { board = race.board } = parts;
  return { ...race, own: board.find(({ isPlayer }) => isPlayer) ?? null, ...parts };
}

/** What runs, what comes and what ended, as the list tells it. */
export function exampleTournaments(): Tournament[] {
  return [
    exampleTournament({ board: exampleBoard(10, 7) }),
    exampleTournament({
      id: 'high-tide',
      name: 'High tide',
      description: 'The best multiple of a stake on Harbour Sevens counts, from half a euro on.',
      rule: 'multiplier',
      minBet: 0.5,
      gameSlugs: ['harbour-sevens'],
      endsAt: '2026-11-26T00:00:00Z',
      prizePool: 500,
      players: 81,
    }),
    exampleTournament({
      id: 'fortnight-cup',
      name: 'Fortnight cup',
      description: 'Rounds won in two weeks.',
      rule: 'wins',
      endsAt: '2026-11-22T00:00:00Z',
      prizePool: 2_450,
    }),
    exampleTournament({
      id: 'daily-dash',
      name: 'Daily dash',
      description: 'Most rounds from midnight to midnight.',
      rule: 'rounds',
      status: 'upcoming',
      startsAt: '2026-11-21T00:00:00Z',
      endsAt: '2026-11-22T00:00:00Z',
      players: 0,
      board: [],
      boardAt: null,
    }),
    exampleTournament({
      id: 'old-race',
      name: 'Spring race',
      description: null,
      status: 'finished',
      rule: 'unknown',
      startsAt: '2026-11-09T00:00:00Z',
      endsAt: '2026-11-16T00:00:00Z',
    }),
  ];
}
