import * as fc from 'fast-check';
import { type AgeCap, MARKETS, RULE_PACKS, type RulePack } from '../limits/rule-packs.ts';

const some = <V>(values: readonly V[]) =>
  fc.oneof(fc.constant([...values]), fc.shuffledSubarray([...values]), fc.shuffledSubarray([...values]));
const count = fc.oneof(fc.integer({ min: 1, max: 4 }), fc.constantFrom(2.5, 24, 60, 72, 168));
const countOrNone = fc.option(count);
const cap: fc.Arbitrary<AgeCap> = fc.record({
  currency: fc.constantFrom('EUR', 'GBP'),
  fromAge: fc.constantFrom(18, 21, 25),
  amount: fc.integer({ min: 1, max: 3 }),
});
const caps = fc.array(cap, { maxLength: 4 });
const step = fc.constantFrom('optional' as const, 'always' as const);
const lengths = some(['1d', '1w', '6m', '1y', 'permanent'] as const);

/** Any rule as a brand may write it, readable, stricter or looser. */
const rules: { [K in keyof RulePack]: fc.Arbitrary<RulePack[K]> } = {
  market: fc.constantFrom(...MARKETS),
  limitKinds: some(['deposit', 'loss', 'bet', 'session', 'play-time', 'balance'] as const),
  limitPeriods: some(['daily', 'weekly', 'monthly'] as const),
  limitsBeforePlay: fc.constantFrom('optional', 'prompted', 'mandatory'),
  limitsStartAt: fc.option(fc.nat({ max: 3 })),
  presetAmounts: fc.boolean(),
  limitReviewMonths: countOrNone,
  limitReviewDeclinedMonths: countOrNone,
  coolingOffHours: count,
  raiseNotBefore: fc.constantFrom('wait', 'period-end'),
  betLimitChangeHours: count,
  betLimitRaiseHours: count,
  betLimitLowering: fc.constantFrom('after-interval', 'at-once'),
  realityCheck: step,
  realityCheckMinMinutes: count,
  realityCheckMaxMinutes: countOrNone,
  realityCheckDefaultMinutes: countOrNone,
  elapsedTime: step,
  netPosition: step,
  idleMinutesMax: countOrNone,
  pauseAfterMinutes: countOrNone,
  pauseMinutes: countOrNone,
  breakLengths: lengths,
  exclusionLengths: lengths,
  exclusionMinimumMonths: countOrNone,
  exclusionLiftHours: countOrNone,
  permanentExclusionLiftHours: countOrNone,
  askAllBrands: fc.boolean(),
  panicButtonHours: countOrNone,
  autoplay: fc.boolean(),
  quickPlay: fc.boolean(),
  parallelSlots: fc.boolean(),
  celebrateAtOrBelowStake: fc.boolean(),
  slotRoundSeconds: countOrNone,
  otherRoundSeconds: countOrNone,
  stakeCaps: caps,
  monthlyDepositCaps: caps,
  monthlyContactAbove: caps,
  monthlyNetDepositCaps: caps,
  withdrawalCancellation: fc.boolean(),
  newsletterPreTicked: fc.boolean(),
};

/** A brand's rules, a few of them or all. */
export const overrides: fc.Arbitrary<Partial<RulePack>> = fc.oneof(
  fc.record(rules, { requiredKeys: [] }),
  fc
    .tuple(fc.record(rules), fc.shuffledSubarray(Object.keys(rules), { minLength: 1, maxLength: 3 }))
    .map(([all, keys]) => Object.fromEntries(Object.entries(all).filter(([key]) => keys.includes(key)))),
);

/** The packs of every market, and packs nobody has yet. */
export const packs: fc.Arbitrary<Readonly<RulePack>> = fc.oneof(
  fc.constantFrom(...Object.values(RULE_PACKS)),
  fc.record(rules),
);
