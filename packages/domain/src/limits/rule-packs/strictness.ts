import { LIMIT_PERIOD_NAMES, RAISE_NOT_BEFORE } from '../limit-periods.ts';
import { LIMIT_KINDS, MARKETS, type AgeCap, type RulePack, TIME_SPANS, capFor } from './rule-pack.ts';

/** How one rule is read from untyped data (undefined when it is none), and when one value is as strict as another. */
export type Strictness<V> = {
  read: (value: unknown) => V | undefined;
  asStrict: (value: V, base: V) => boolean;
};

/** No weaker than before only when it is the very same. */
function fixed<V extends string>(values: readonly V[]): Strictness<V> {
  return {
    read: (value) => values.find((known) => known === value),
    asStrict: (value, base) => value === base,
  };
}

/**
 * A number no brand may change: raised it takes one protection away, lowered another. A bet limit that stays longer
 * cannot be lowered for longer; a longer least exclusion shuts out the shorter ones.
 */
const marketsOwn: Strictness<number> = {
  read: (value) => (isNumberFrom(value, 0) ? value : undefined),
  asStrict: (value, base) => value === base,
};

/** The market's own number, or that it has none. */
const marketsOwnOrNone: Strictness<number | null> = {
  read: (value) => (value === null ? null : marketsOwn.read(value)),
  asStrict: (value, base) => value === base,
};

/** Of named steps, the later the stricter. */
function ladder<V extends string>(steps: readonly V[]): Strictness<V> {
  return {
    read: (value) => steps.find((step) => step === value),
    asStrict: (value, base) => steps.indexOf(value) >= steps.indexOf(base),
  };
}

/** A thing that is allowed (false is stricter) or a duty (true is stricter). */
function strictFlag(stricter: boolean): Strictness<boolean> {
  return {
    read: (value) => (typeof value === 'boolean' ? value : undefined),
    asStrict: (value, base) => value === stricter || value === base,
  };
}

function isNumberFrom(value: unknown, least: number): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= least;
}

/** A number of which the higher is the stricter. */
function higher(least: number): Strictness<number> {
  return {
    read: (value) => (isNumberFrom(value, least) ? value : undefined),
    asStrict: (value, base) => value >= base,
  };
}

/** A number of which the lower is the stricter. */
function lower(least: number): Strictness<number> {
  return {
    read: (value) => (isNumberFrom(value, least) ? value : undefined),
    asStrict: (value, base) => value <= base,
  };
}

/** A rule a market may not have at all: none is the loosest. */
function orNone<V>({ read, asStrict }: Strictness<V>): Strictness<V | null> {
  return {
    read: (value) => (value === null ? null : read(value)),
    asStrict: (value, base) => base === null || (value !== null && asStrict(value, base)),
  };
}

/** A list of what the player is offered, read in a fixed order: nothing of it may be taken away. */
function offers<V extends string>(known: readonly V[]): Strictness<readonly V[]> {
  return {
    read: (value) => {
      const readable = Array.isArray(value) && value.every((entry) => known.some((name) => name === entry));
      return readable ? known.filter((name) => value.includes(name)) : undefined;
    },
    asStrict: (value, base) => base.every((name) => value.includes(name)),
  };
}

function isCap(value: unknown): value is AgeCap {
  if (typeof value !== 'object' || value === null) return false;
  const { currency, fromAge, amount }: { currency?: unknown; fromAge?: unknown; amount?: unknown } = value;
  const named = typeof currency === 'string' && /^[A-Z]{3,5}$/.test(currency);
  return named && isNumberFrom(fromAge, 0) && isNumberFrom(amount, 0);
}

/** Caps in order, one row where the amount changes and none that says nothing: equal rules read as equal lists. */
function normalizeCaps(caps: readonly AgeCap[]): AgeCap[] {
  const rows = caps.toSorted(
    (one, two) => one.currency.localeCompare(two.currency, 'en') || one.fromAge - two.fromAge,
  );
  const kept: AgeCap[] = [];
  for (const { currency, fromAge } of rows) {
    const amount = capFor(caps, { currency, age: fromAge });
    const last = kept.at(-1);
    const same = last?.currency === currency && last.amount === amount;
    if (amount !== null && !same) kept.push({ currency, fromAge, amount });
  }
  return kept;
}

/** Caps by currency and age: at no age may more be allowed than before. */
const capped: Strictness<readonly AgeCap[]> = {
  read: (value) => (Array.isArray(value) && value.every(isCap) ? normalizeCaps(value) : undefined),
  asStrict: (value, base) =>
    [...value, ...base].every(({ currency, fromAge: age }) => {
      const before = capFor(base, { currency, age });
      const after = capFor(value, { currency, age });
      return before === null || (after !== null && after <= before);
    }),
};

/**
 * What "stricter" means of every rule in a pack; a new rule without its line here does not compile. Lists of choices
 * are stricter when they offer the player more ways to protect themselves; numbers as each line says.
 */
export const STRICTNESS: { [K in keyof RulePack]: Strictness<RulePack[K]> } = {
  market: fixed(MARKETS),
  limitKinds: offers(LIMIT_KINDS),
  limitPeriods: offers(LIMIT_PERIOD_NAMES),
  limitsBeforePlay: ladder(['optional', 'prompted', 'mandatory']),
  limitsStartAt: orNone(lower(0)),
  presetAmounts: strictFlag(false),
  limitReviewMonths: orNone(lower(1)),
  limitReviewDeclinedMonths: orNone(lower(1)),
  coolingOffHours: higher(0),
  raiseNotBefore: ladder(RAISE_NOT_BEFORE),
  betLimitChangeHours: marketsOwn,
  betLimitRaiseHours: higher(0),
  betLimitLowering: ladder(['after-interval', 'at-once']),
  realityCheck: ladder(['optional', 'always']),
  realityCheckMinMinutes: lower(1),
  realityCheckMaxMinutes: orNone(lower(1)),
  realityCheckDefaultMinutes: orNone(lower(1)),
  elapsedTime: ladder(['optional', 'always']),
  netPosition: ladder(['optional', 'always']),
  idleMinutesMax: orNone(lower(1)),
  pauseAfterMinutes: orNone(lower(1)),
  pauseMinutes: orNone(higher(0)),
  breakLengths: offers(TIME_SPANS),
  exclusionLengths: offers(TIME_SPANS),
  exclusionMinimumMonths: marketsOwnOrNone,
  exclusionLiftHours: orNone(higher(0)),
  permanentExclusionLiftHours: orNone(higher(0)),
  askAllBrands: strictFlag(true),
  panicButtonHours: orNone(higher(0)),
  autoplay: strictFlag(false),
  quickPlay: strictFlag(false),
  parallelSlots: strictFlag(false),
  celebrateAtOrBelowStake: strictFlag(false),
  slotRoundSeconds: orNone(higher(0)),
  otherRoundSeconds: orNone(higher(0)),
  stakeCaps: capped,
  monthlyDepositCaps: capped,
  monthlyContactAbove: capped,
  monthlyNetDepositCaps: capped,
  withdrawalCancellation: strictFlag(false),
  newsletterPreTicked: strictFlag(false),
};
