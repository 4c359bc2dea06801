import { NO_OFFERS } from '@baize/domain/offer-channels';
import { eq } from 'drizzle-orm';
import type { RequestOf } from '@baize/api/endpoint';
import type { putFreeze, putSelfExclusion } from '@baize/api/endpoints/account';
import type { RulePack } from '@baize/domain/rule-packs';
import { exclusionEnd, freezeEnd, type SelfExclusionDuration } from '@baize/domain/self-exclusion';
import { addDays, localDate, startOfDay } from '@baize/domain/zone';
import { getPlayerZone } from '../accounts/country-facts.ts';
import { lockPlayer } from '../accounts/lock-player.ts';
import { endOpenBonuses } from '../bonuses/active-bonus.ts';
import type { Database } from '../database/open-database.ts';
import { players } from '../database/schema.ts';
import { validationError, ruleError } from '../errors/http-error.ts';
import type { Player } from '../sessions/session-store.ts';
import { isBreakOffered, isExclusionOffered } from './offered-durations.ts';

export type SelfExclusionBody = RequestOf<typeof putSelfExclusion>['body'];
export type FreezeDays = RequestOf<typeof putFreeze>['body']['days'];

type Rules = { pack: Readonly<RulePack>; now: number };
type ExclusionRequest<A> = Rules & { player: Player; ask: A };

/** Shuts a player out from this very moment; a shorter exclusion never takes the place of a longer one. */
export async function excludePlayer(
  database: Database,
  asked: ExclusionRequest<SelfExclusionBody>,
): Promise<Player> {
  const { pack, now } = asked;
  const chosen = toDuration(asked.ask);
  if (!isExclusionOffered(chosen, pack)) throw notOfferedError();
  return database.transaction(async (transaction) => {
    const player = await lockPlayer(transaction, asked.player.id);
    const zone = getPlayerZone(player);
    const end = exclusionEnd({ ...chosen, now, zone });
    if (!end) throw validationError({ months: 'form.validation.invalid.format' });
    const columns = columnsOf(end, zone);
    const stands = exclusionEndsAt(player);
    if (stands > now && exclusionEndsAt({ ...player, ...columns }) < stands) {
      const details = Number.isFinite(stands) ? { until: new Date(stands).toISOString() } : undefined;
      throw ruleError('EXCLUSION_STANDS', 'A longer exclusion already holds', details);
    }
    // Nobody can play a bonus out who may not play: it would hold their own money back.
    await endOpenBonuses(transaction, { player, at: new Date(now) });
    return update(transaction, player, columns);
  });
}

/** Freezes an account for some days; a shorter freeze never takes the place of a longer one. */
export async function freezePlayer(database: Database, asked: ExclusionRequest<FreezeDays>): Promise<Player> {
  const { ask: days, pack, now } = asked;
  if (!isBreakOffered(days, pack)) throw notOfferedError();
  return database.transaction(async (transaction) => {
    const player = await lockPlayer(transaction, asked.player.id);
    const end = freezeEnd({ days, now });
    if (end === null) throw validationError({ days: 'form.validation.invalid.format' });
    const stands = player.frozenUntil?.getTime() ?? now;
    if (stands > end) {
      const details = { until: new Date(stands).toISOString() };
      throw ruleError('FREEZE_STANDS', 'A longer freeze already holds', details);
    }
    return update(transaction, player, { frozenUntil: new Date(end) });
  });
}

function toDuration(ask: SelfExclusionBody): { duration: SelfExclusionDuration; months?: number } {
  if ('permanent' in ask) return { duration: 'permanent' };
  return 'months' in ask ? { duration: 'months', months: ask.months } : { duration: ask.duration };
}

type ExclusionColumns = Pick<Player, 'excludedPermanently' | 'excludedUntil' | 'excludedUntilInstant'>;

function columnsOf(end: NonNullable<ReturnType<typeof exclusionEnd>>, zone: string): ExclusionColumns {
  const { until, permanent } = end;
  if (typeof until !== 'number')
    return { excludedPermanently: permanent, excludedUntil: until, excludedUntilInstant: null };
  return {
    excludedPermanently: permanent,
    excludedUntil: localDate({ instant: until, zone }),
    excludedUntilInstant: new Date(until),
  };
}

/** The first instant after a player's exclusion: never for one for good, long ago without one. */
function exclusionEndsAt(player: ExclusionColumns & Pick<Player, 'countryCode'>): number {
  const { excludedPermanently, excludedUntil, excludedUntilInstant } = player;
  if (excludedPermanently) return Infinity;
  if (excludedUntilInstant) return excludedUntilInstant.getTime();
  if (excludedUntil === null) return -Infinity;
  return startOfDay({ date: addDays(excludedUntil, 1), zone: getPlayerZone(player) });
}

/** Who shuts themselves out has switched offers off too: none comes when it is over, until they switch one on. */
async function update(transaction: Database, { id }: Player, columns: Partial<Player>): Promise<Player> {
  const [player] = await transaction
    .update(players)
    .set({ ...columns, offerChannels: NO_OFFERS })
    .where(eq(players.id, id))
    .returning();
  if (!player) throw new Error(`there is no player ${id}`);
  return player;
}

function notOfferedError() {
  return ruleError('LENGTH_NOT_OFFERED', 'This length is not offered in your market');
}
