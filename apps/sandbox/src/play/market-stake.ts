import { capFor, type RulePack } from '@baize/domain/rule-packs';
import { ageOn } from '@baize/domain/validation';
import { getPlayerZone } from '../accounts/country-facts.ts';
import { toUnits } from '../ledger/currency.ts';
import type { Player } from '../sessions/session-store.ts';

/** The most a market lets this player stake on one round, whole units; null where it gives no number. */
export function getMarketStakeCap(
  player: Player,
  { pack, now }: { pack: Readonly<RulePack>; now: number },
): bigint | null {
  const { currencyCode: currency, dateOfBirth } = player;
  const age = dateOfBirth === null ? null : ageOn({ dateOfBirth, now, zone: getPlayerZone(player) });
  const cap = capFor(pack.stakeCaps, { currency, age });
  return cap === null ? null : toUnits(cap, currency);
}
