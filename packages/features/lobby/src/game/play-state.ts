import type { GameMessage } from '@baize/api/endpoints/lobby';
import { sumDecimals } from '@baize/domain/decimal';
import type { PlayMode, PlayRefusal } from '@baize/domain/play-access';
import type { OtherMessage } from '@baize/domain/errors';

/** Why a launch came to nothing: the platform said no, or something failed that may pass. */
export type LaunchProblem =
  | { kind: 'refused'; refusal: PlayRefusal }
  | { kind: 'failed'; messageKey: OtherMessage };

/** What a game last complained of, until it goes on. */
export type GameProblem = { kind: 'limit'; code: string } | { kind: 'error'; code: string | null };

/** A game in its frame. `slow` once it has taken too long to say that it is ready. */
export interface RunningGame {
  kind: 'running';
  mode: PlayMode;
  url: string;
  readiness: 'loading' | 'slow' | 'ready';
  /** The platform's instant of `ready`; null before. */
  startedAt: number | null;
  staked: number;
  net: number;
  /** Of the amounts; null for play money. */
  currency: string | null;
  problem: GameProblem | null;
}

/** What stands in the game's place. */
export type PlayState =
  | { kind: 'cover' }
  | { kind: 'opening'; mode: PlayMode }
  | { kind: 'stopped'; mode: PlayMode; problem: LaunchProblem }
  | RunningGame;

export type PlayEvent =
  | { type: 'asked'; mode: PlayMode }
  | { type: 'opened'; mode: PlayMode; url: string }
  | { type: 'stopped'; problem: LaunchProblem }
  | { type: 'late' }
  | { type: 'told'; message: GameMessage; at: number }
  | { type: 'left' };

export const INITIAL_PLAY_STATE: PlayState = { kind: 'cover' };

/** What follows from an event; one that does not belong to the present state changes nothing. */
export function playReducer(state: PlayState, event: PlayEvent): PlayState {
  switch (event.type) {
    case 'asked':
      return { kind: 'opening', mode: event.mode };
    case 'opened':
      return state.kind === 'opening' ? startRunning(event) : state;
    case 'stopped':
      return state.kind === 'opening' ? { kind: 'stopped', mode: state.mode, problem: event.problem } : state;
    case 'late':
      return state.kind === 'running' && state.readiness === 'loading'
        ? { ...state, readiness: 'slow' }
        : state;
    case 'told':
      return state.kind === 'running' ? applyMessage(state, event) : state;
    case 'left':
      return INITIAL_PLAY_STATE;
  }
}

function startRunning({ mode, url }: { mode: PlayMode; url: string }): RunningGame {
  const nothing = { startedAt: null, staked: 0, net: 0, currency: null, problem: null };
  return { kind: 'running', mode, url, readiness: 'loading', ...nothing };
}

function applyMessage(
  state: RunningGame,
  { message, at }: { message: GameMessage; at: number },
): RunningGame {
  switch (message.type) {
    case 'ready':
      return { ...state, readiness: 'ready', startedAt: state.startedAt ?? at };
    case 'round':
      return {
        ...state,
        staked: sumDecimals([state.staked, message.stake]),
        net: sumDecimals([state.net, message.win, -message.stake]),
        currency: message.currencyCode,
        // A limit stays said; a game that plays on has got over its error.
        problem: state.problem?.kind === 'limit' ? state.problem : null,
      };
    case 'limit':
      return { ...state, problem: { kind: 'limit', code: message.code } };
    case 'error':
      return { ...state, problem: { kind: 'error', code: message.code } };
    case 'close':
      return state;
  }
}
