import type { Tournament } from '@baize/api/endpoints/rewards';
import type { TournamentPhase } from '@baize/domain/tournaments';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What wins points, in plain words. */
export const RULE_MESSAGES = {
  wagered: msg({
    id: 'tournament.rule.wagered',
    message: 'Points are what you stake, won or lost: each unit of the prize’s currency is one point.',
  }),
  multiplier: msg({
    id: 'tournament.rule.multiplier',
    message: 'Your best single round counts: what it returned, divided by its stake.',
  }),
  wins: msg({
    id: 'tournament.rule.wins',
    message: 'Each round that returns something counts one point, whatever the stake.',
  }),
  rounds: msg({
    id: 'tournament.rule.rounds',
    message: 'Each finished round counts one point, whatever it returns.',
  }),
  unknown: msg({
    id: 'tournament.rule.unknown',
    message: 'The description says how points are scored.',
  }),
} as const satisfies Record<Tournament['rule'], MessageDescriptor>;

/** The same in a word or two, for a card. */
export const RULE_NAMES = {
  wagered: msg({ id: 'tournament.by.wagered', message: 'By amount staked' }),
  multiplier: msg({ id: 'tournament.by.multiplier', message: 'By best multiple' }),
  wins: msg({ id: 'tournament.by.wins', message: 'By rounds won' }),
  rounds: msg({ id: 'tournament.by.rounds', message: 'By rounds played' }),
  unknown: msg({ id: 'tournament.by.unknown', message: 'Own rule' }),
} as const satisfies Record<Tournament['rule'], MessageDescriptor>;

export const PHASE_MESSAGES = {
  running: msg({ id: 'tournament.phase.running', message: 'Running' }),
  upcoming: msg({ id: 'tournament.phase.upcoming', message: 'Upcoming' }),
  finished: msg({ id: 'tournament.phase.finished', message: 'Finished' }),
} as const satisfies Record<TournamentPhase, MessageDescriptor>;
