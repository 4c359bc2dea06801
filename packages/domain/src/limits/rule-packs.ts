import { cw } from './rule-packs/cw.ts';
import { de } from './rule-packs/de.ts';
import { defaultPack } from './rule-packs/default.ts';
import { gb } from './rule-packs/gb.ts';
import { mt } from './rule-packs/mt.ts';
import { nl } from './rule-packs/nl.ts';
import { on } from './rule-packs/on.ts';
import type { Market, RulePack } from './rule-packs/rule-pack.ts';
import { se } from './rule-packs/se.ts';
import { deepFreeze } from './rule-packs/tighten.ts';

export {
  LIMIT_KINDS,
  MARKETS,
  TIME_SPANS,
  capFor,
  type AgeCap,
  type LimitKind,
  type Market,
  type RulePack,
  type TimeSpan,
} from './rule-packs/rule-pack.ts';

export { PackLoosenedError, looserFields, tightenPack, type PackOverride } from './rule-packs/tighten.ts';

/**
 * The rules of every market, frozen. Counsel must check each number before a brand goes live; its source stands at it
 * in `rule-packs/<market>.ts`. Source: markets.md; beyond.md 11.
 */
export const RULE_PACKS: Readonly<Record<Market, Readonly<RulePack>>> = deepFreeze({
  default: defaultPack,
  gb,
  mt,
  cw,
  nl,
  on,
  se,
  de,
});

function isMarket(name: string): name is Market {
  return Object.hasOwn(RULE_PACKS, name);
}

/** Gives the rules of a market by its name in any case; those of the default for a name nobody knows. */
export function rulePackFor(market: unknown): Readonly<RulePack> {
  const name = typeof market === 'string' ? market.toLowerCase() : '';
  return RULE_PACKS[isMarket(name) ? name : 'default'];
}
