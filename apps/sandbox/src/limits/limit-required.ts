import { isLimitMissing } from '@baize/domain/play-access';
import type { RulePack } from '@baize/domain/rule-packs';
import type { Database } from '../database/open-database.ts';
import { ruleError } from '../errors/http-error.ts';
import type { Player } from '../sessions/session-store.ts';
import { loadLimits } from './limit-store.ts';

/** Refuses play and deposits where the market asks for a deposit limit first and none is set. */
export async function assertRequiredLimitSet(
  database: Database,
  { player, pack }: { player: Player; pack: Readonly<RulePack> },
): Promise<void> {
  const { limits } = await loadLimits(database, player.id);
  if (isLimitMissing(limits, pack)) throw ruleError('LIMIT_UNSET', 'Set a deposit limit first');
}
