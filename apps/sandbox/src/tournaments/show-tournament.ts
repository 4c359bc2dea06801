import type { SentAnswerOf } from '@baize/api/call';
import type { getTournaments } from '@baize/api/calls/rewards';
import type { Database } from '../database/open-database.ts';
import { boardAt, type Line } from './board.ts';
import { seriesWords } from './series-words.ts';
import { prizeOf, type Edition, type Series } from './editions.ts';

export type ShownTournament = NonNullable<SentAnswerOf<typeof getTournaments>['tournaments']['rows']>[number];

type Viewing = { edition: Edition; now: number; playerId: number | null; lines: number; language: string };

export function statusAt({ startsAt, endsAt }: Edition, now: number): 'upcoming' | 'running' | 'finished' {
  if (now < startsAt) return 'upcoming';
  return now < endsAt ? 'running' : 'finished';
}

/** A tournament as the call carries it, with the first `lines` of its board; money in euros. */
export async function showTournament(
  database: Database,
  { edition, now, playerId, lines, language }: Viewing,
): Promise<ShownTournament> {
  const { id, series, startsAt, endsAt } = edition;
  const words = seriesWords(series, language);
  const status = statusAt(edition, now);
  const at = Math.min(now, endsAt);
  const board = status === 'upcoming' ? [] : await boardAt(database, edition, at);
  const mine = playerId === null ? undefined : board.find((line) => line.playerId === playerId);
  const shown = (line: Line) => ({
    place: line.place,
    nickname: line.nickname,
    points: Number(line.points) / 100,
    prize: inEuros(prizeOf(series, line.place)),
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
    prizePool: poolOf(series),
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

function poolOf({ prizes }: Series): number {
  return prizes.reduce((sum, { from, to, cents }) => sum + (to - from + 1) * cents, 0) / 100;
}

function inEuros(cents: number | null): number | null {
  return cents === null ? null : cents / 100;
}
