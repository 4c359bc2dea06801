import { type RulePack, wholeMonths } from './rule-pack.ts';
import { STRICTNESS } from './strictness.ts';

/** A brand's own rules would loosen its market's: a mistake of the brand's set-up, to be mended before it goes live. */
export class PackLoosenedError extends RangeError {
  /** The rules that would be looser, unreadable or unknown; `*` when the whole is no set of rules. */
  readonly fields: readonly string[];

  constructor(fields: readonly string[]) {
    super(`A brand may only tighten its market's rules; looser or unreadable: ${fields.join(', ')}`);
    this.name = 'PackLoosenedError';
    this.fields = fields;
  }
}

function isRule(key: string): key is keyof RulePack {
  return Object.hasOwn(STRICTNESS, key);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isAsStrict<K extends keyof RulePack>(
  key: K,
  { pack, value }: { pack: Pick<RulePack, K>; value: unknown },
) {
  const { read, asStrict } = STRICTNESS[key];
  const wished = read(value);
  return wished !== undefined && asStrict(wished, pack[key]);
}

/** Rules that only make sense together, by the rule that is at fault when they do not. */
const CROSS_RULES: { readonly [K in keyof RulePack]?: (pack: RulePack) => boolean } = {
  /** A check that must be needs an interval to come at. */
  realityCheck: (pack) =>
    pack.realityCheck === 'optional' ||
    (pack.realityCheckMaxMinutes ?? pack.realityCheckDefaultMinutes) !== null,
  realityCheckMinMinutes: ({ realityCheckMinMinutes: min, realityCheckMaxMinutes: max }) =>
    min <= (max ?? Infinity),
  realityCheckMaxMinutes: ({ realityCheckMinMinutes: min, realityCheckMaxMinutes: max }) =>
    min <= (max ?? Infinity),
  realityCheckDefaultMinutes: ({ realityCheckMinMinutes: min, realityCheckDefaultMinutes: usual }) =>
    min <= (usual ?? Infinity),
  pauseAfterMinutes: (pack) => (pack.pauseAfterMinutes === null) === (pack.pauseMinutes === null),
  pauseMinutes: (pack) => (pack.pauseAfterMinutes === null) === (pack.pauseMinutes === null),
  /** An exclusion shorter than the market's least is none. */
  exclusionLengths: ({ exclusionLengths, exclusionMinimumMonths: least }) =>
    exclusionLengths.every((span) => least === null || wholeMonths(span) >= least),
};

/**
 * Names the rules of a brand that would be looser than its market's, in the order they are written; none when the
 * brand may have them all. A rule nobody knows, a value that cannot be read and rules that make no sense together (a
 * check that must be without an interval, an exclusion below the market's least) count as looser, a rule left undefined
 * as absent; what is no set of rules at all is `*`. Never throws. Source: beyond.md 11.
 */
export function looserFields(pack: RulePack, override: unknown): readonly string[] {
  if (!isRecord(override)) return ['*'];
  const laid = applyOverride(pack, override);
  return Object.keys(override).filter((key) => {
    const value = override[key];
    if (value === undefined) return false;
    return !isRule(key) || !isAsStrict(key, { pack, value }) || CROSS_RULES[key]?.(laid) === false;
  });
}

function applyRule<K extends keyof RulePack>(
  key: K,
  { onto, value }: { onto: Pick<RulePack, K>; value: unknown },
): void {
  const wished = STRICTNESS[key].read(value);
  if (wished !== undefined) onto[key] = wished;
}

function applyOverride(pack: RulePack, override: Readonly<Record<string, unknown>>): RulePack {
  const laid = { ...pack };
  for (const [key, value] of Object.entries(override)) if (isRule(key)) applyRule(key, { onto: laid, value });
  return laid;
}

/** Freezes a value and all it holds, so that nobody can loosen a rule that others read. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) deepFreeze(inner);
  }
  return value;
}

/** Rules of a brand, to be laid over its market's. */
export type PackOverride = { readonly [K in keyof RulePack]?: RulePack[K] | undefined };

/**
 * Lays a brand's own rules over its market's: the market's pack with each rule the brand names, frozen; neither
 * argument is changed. A brand may only tighten: one looser, unknown or unreadable rule and it throws
 * `PackLoosenedError`, which names them all (`looserFields` asks without throwing). What stricter means of each rule
 * is written in `rule-packs/strictness.ts`. Source: beyond.md 11.
 */
export function tightenPack(pack: RulePack, override: PackOverride): Readonly<RulePack> {
  const looser = looserFields(pack, override);
  if (looser.length > 0) throw new PackLoosenedError(looser);
  return deepFreeze(applyOverride(pack, { ...override }));
}
