import type { GameMessage } from '@baize/api/endpoints/lobby';
import { expect, test } from 'vitest';
import { playReducer, INITIAL_PLAY_STATE, type PlayEvent, type PlayState } from './play-state.ts';

const after = (events: readonly PlayEvent[], from: PlayState = INITIAL_PLAY_STATE) =>
  events.reduce(playReducer, from);
const told = (message: GameMessage, at = 1_000): PlayEvent => ({ type: 'told', message, at });
const round = (stake: number, win: number): PlayEvent =>
  told({ type: 'round', roundId: `${stake}-${win}`, stake, win, currencyCode: 'EUR' });

const OPENED: readonly PlayEvent[] = [
  { type: 'asked', mode: 'real' },
  { type: 'opened', mode: 'real', url: 'https://games.test/reef' },
];
const READY = [...OPENED, told({ type: 'ready' })];

test('a session counts from the moment the game is ready, and from the first one only', () => {
  expect(after(OPENED)).toMatchObject({ readiness: 'loading', startedAt: null });
  expect(after([...READY, told({ type: 'ready' }, 9_000)])).toMatchObject({
    readiness: 'ready',
    startedAt: 1_000,
  });
});

test('stakes and the net result are the exact sums of the rounds', () => {
  const played = after([...READY, round(0.1, 0), round(0.2, 0), round(0.7, 1.2)]);
  expect(played).toMatchObject({ staked: 1, net: 0.2, currency: 'EUR' });
});

test('an error is over with the next round, a limit stays said', () => {
  const lost = told({ type: 'error', code: 'CONNECTION_LOST', message: null });
  expect(after([...READY, lost])).toMatchObject({ problem: { kind: 'error', code: 'CONNECTION_LOST' } });
  expect(after([...READY, lost, round(1, 0)])).toMatchObject({ problem: null });
  const limit = told({ type: 'limit', code: 'dailyBetLimit' });
  expect(after([...READY, limit, round(1, 0)])).toMatchObject({
    problem: { kind: 'limit', code: 'dailyBetLimit' },
  });
});

test('a game that is slow is said to be, and is shown all the same once it is ready', () => {
  expect(after([...OPENED, { type: 'late' }])).toMatchObject({ readiness: 'slow' });
  expect(after([...OPENED, { type: 'late' }, told({ type: 'ready' })])).toMatchObject({ readiness: 'ready' });
  expect(after([...READY, { type: 'late' }])).toMatchObject({ readiness: 'ready' });
});

test('what comes after the game was left changes nothing', () => {
  const left: readonly PlayEvent[] = [...READY, { type: 'left' }];
  const late: readonly PlayEvent[] = [
    round(1, 0),
    { type: 'opened', mode: 'real', url: 'https://games.test/x' },
    { type: 'stopped', problem: { kind: 'failed', messageKey: 'error.general' } },
    { type: 'late' },
  ];
  expect(after([...left, ...late])).toEqual(INITIAL_PLAY_STATE);
});

test('a launch that failed keeps its mode, so that it can be asked again', () => {
  const problem = { kind: 'failed', messageKey: 'error.offline' } as const;
  expect(
    after([
      { type: 'asked', mode: 'demo' },
      { type: 'stopped', problem: problem },
    ]),
  ).toEqual({
    kind: 'stopped',
    mode: 'demo',
    problem,
  });
});
