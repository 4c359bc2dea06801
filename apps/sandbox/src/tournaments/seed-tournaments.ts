import { tournamentPoints } from '../database/tables/games.ts';
import type { PersonaName } from '../personas/persona.ts';
import type { SeedContext } from '../personas/seed-context.ts';
import { PERSONAS } from '../personas/personas.ts';
import { getEditionAt, SERIES } from './editions.ts';

/** Where some personas would end in an edition, in points, if they went on as before the reset. */
const PACE = [
  ['depositor', 'reef-race', 620],
  ['depositor', 'daily-dash', 190],
  ['vip', 'reef-race', 7_200],
  ['vip', 'high-tide', 310],
  ['high-loyalty', 'fortnight-cup', 700],
] as const satisfies readonly (readonly [PersonaName, string, number])[];

/** Some personas are on the boards that run. */
export async function seedTournaments({ transaction, players, now }: SeedContext): Promise<void> {
  const rows = PACE.flatMap(([persona, slug, goal]) => {
    const [playerId, series] = [players.get(persona), SERIES.find((one) => one.slug === slug)];
    if (playerId === undefined || !series) return [];
    const { id: tournamentId, startsAt, endsAt } = getEditionAt(series, { at: now });
    const points = BigInt(Math.floor((goal * (now - startsAt)) / (endsAt - startsAt))) * 100n;
    const { nickname } = PERSONAS[persona];
    const entry = { tournamentId, entrant: `player:${playerId}`, playerId, nickname, points };
    return points === 0n ? [] : [{ ...entry, at: new Date(now) }];
  });
  if (rows.length > 0) await transaction.insert(tournamentPoints).values(rows);
}
