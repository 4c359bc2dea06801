import type { ResponseInputOf } from '@baize/api/endpoint';
import type { getTournaments } from '@baize/api/endpoints/rewards';
import type { Database } from '../database/open-database.ts';
import { getLeaderboard, type LeaderboardRow } from './leaderboard.ts';
import { getSeriesText } from './series-text.ts';
import { getPrize, type TournamentEdition, type Series } from './editions.ts';

export type TournamentDetails = NonNullable<
  ResponseInputOf<typeof getTournaments>['tournaments']['rows']
>[number];

type TournamentView = {
  edition: TournamentEdition;
  now: number;
  playerId: number | null;
  lines: number;
  language: string;
};

export function getTournamentStatus(
  { startsAt, endsAt }: TournamentEdition,
  now: number,
): 'upcoming' | 'running' | 'finished' {
  if (now < startsAt) return 'upcoming';
  return now < endsAt ? 'running' : 'finished';
}

/** A tournament as the call carries it, with the first `lines` of its board; money in euros. */
export async function loadTournamentDetails(
  database: Database,
  { edition, now, playerId, lines, language }: TournamentView,
): Promise<TournamentDetails> {
  const { id, series, startsAt, endsAt } = edition;
  const words = getSeriesText(series, language);
  const status = getTournamentStatus(edition, now);
  const at = Math.min(now, endsAt);
  const board = status === 'upcoming' ? [] : await getLeaderboard(database, edition, at);
  const mine = playerId === null ? undefined : board.find((line) => line.playerId === playerId);
  const shown = (line: LeaderboardRow) => ({
    place: line.rank,
    nickname: line.nickname,
    points: Number(line.points) / 100,
    prize: inEuros(getPrize(series, line.rank)),
    isPlayer: playerId !== null && line.playerId === playerId,
  });
  return {
    id,
    name: words.name,
    description: words.description,
    status,
    startsAt: new Date(startsAt).toISOString(),
    endsAt: new Date(endsAt).toISOString(),
    currencyCode: 'EUR',
    prizePool: getPrizePool(series),
    prizes: series.prizes.map(({ from, to, cents, label }) => ({
      from,
      to,
      amount: inEuros(cents),
      label: label === undefined ? null : words.firstPrize,
    })),
    rule: series.rule,
    minBet: inEuros(series.minBetCents),
    players: board.length,
    gameSlugs: [...series.gameSlugs],
    board: board.slice(0, lines).map(shown),
    boardAt: status === 'upcoming' ? null : new Date(at).toISOString(),
    own: mine ? shown(mine) : null,
  };
}

function getPrizePool({ prizes }: Series): number {
  return prizes.reduce((sum, { from, to, cents }) => sum + (to - from + 1) * cents, 0) / 100;
}

function inEuros(cents: number | null): number | null {
  return cents === null ? null : cents / 100;
}
