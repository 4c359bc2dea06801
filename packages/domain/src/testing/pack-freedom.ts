import { type AgeCap, MARKETS, type RulePack } from '../limits/rule-packs.ts';

/** What a player may do under a rule, as one number or several: more is looser. Written apart from the code. */
export const FREEDOM: { [K in keyof RulePack]: (value: RulePack[K]) => readonly number[] } = {
  market: (value) => theSame(MARKETS.indexOf(value)),
  limitKinds: offered('deposit', 'loss', 'bet', 'session', 'play-time', 'balance'),
  limitPeriods: offered('daily', 'weekly', 'monthly'),
  limitsBeforePlay: (value: string) => [['mandatory', 'prompted', 'optional'].indexOf(value)],
  limitsStartAt: atMost,
  presetAmounts: allowed,
  limitReviewMonths: atMost,
  limitReviewDeclinedMonths: atMost,
  coolingOffHours: atLeast,
  raiseNotBefore: (value: string) => [value === 'wait' ? 1 : 0],
  betLimitChangeHours: theSame,
  betLimitRaiseHours: atLeast,
  betLimitLowering: (value: string) => [value === 'at-once' ? 0 : 1],
  realityCheck: sometimes,
  realityCheckMinMinutes: atMost,
  realityCheckMaxMinutes: atMost,
  realityCheckDefaultMinutes: atMost,
  elapsedTime: sometimes,
  netPosition: sometimes,
  idleMinutesMax: atMost,
  pauseAfterMinutes: atMost,
  pauseMinutes: atLeast,
  breakLengths: offered('1d', '3d', '1w', '10d', '1m', '6w', '2m', '3m', '6m', '1y', 'permanent'),
  exclusionLengths: offered('1h', '12h', '1d', '1w', '3m', '6m', '1y', '3y', '5y', 'months', 'permanent'),
  exclusionMinimumMonths: theSame,
  exclusionLiftHours: atLeast,
  permanentExclusionLiftHours: atLeast,
  askAllBrands: (value: boolean) => [value ? 0 : 1],
  panicButtonHours: atLeast,
  autoplay: allowed,
  quickPlay: allowed,
  parallelSlots: allowed,
  celebrateAtOrBelowStake: allowed,
  slotRoundSeconds: atLeast,
  otherRoundSeconds: atLeast,
  stakeCaps: most,
  monthlyDepositCaps: most,
  monthlyContactAbove: most,
  monthlyNetDepositCaps: most,
  withdrawalCancellation: allowed,
  newsletterPreTicked: allowed,
};

function offered(...names: readonly string[]) {
  return (value: readonly string[]) => names.map((name) => (value.includes(name) ? 0 : 1));
}
/** Either way from here is more for somebody. */
function theSame(value: number | null) {
  return [value ?? -1, -(value ?? -1)];
}
function atMost(value: number | null) {
  return [value ?? Infinity];
}
function atLeast(value: number | null) {
  return [value === null ? Infinity : -value];
}
function allowed(value: boolean) {
  return [value ? 1 : 0];
}
function sometimes(value: string) {
  return [value === 'optional' ? 1 : 0];
}
function most(caps: readonly AgeCap[]) {
  const at = (currency: string, age: number) => {
    const reached = caps.filter((cap) => cap.currency === currency && cap.fromAge <= age);
    const [first] = reached.toSorted((one, two) => two.fromAge - one.fromAge || one.amount - two.amount);
    return first?.amount ?? Infinity;
  };
  return ['EUR', 'GBP', 'SEK'].flatMap((currency) =>
    [17, 18, 21, 24, 25, 99].map((age) => at(currency, age)),
  );
}

const RULES = Object.keys(FREEDOM).filter((key): key is keyof RulePack => key in FREEDOM);

function leavesMore<K extends keyof RulePack>(
  key: K,
  { base, next }: { base: Pick<RulePack, K>; next: Pick<RulePack, K> },
): boolean {
  const bounds = FREEDOM[key](base[key]);
  const free = FREEDOM[key](next[key]);
  return free.some((much, at) => much > (bounds[at] ?? 0));
}

/** The rules of which the second pack leaves the player more than the first. */
export function looserThan(base: RulePack, next: RulePack): string[] {
  return RULES.filter((key) => leavesMore(key, { base, next }));
}

/** Shorter than so many months, of the lengths the packs of these tests offer. */
const SHORTER_THAN: Record<number, readonly string[]> = {
  1: ['1d', '1w'],
  6: ['1d', '1w'],
  12: ['1d', '1w', '6m'],
};

function below(least: number): readonly string[] {
  const step = [1, 6, 12].find((months) => least <= months);
  return step === undefined ? ['1d', '1w', '6m', '1y'] : (SHORTER_THAN[step] ?? []);
}

/** The rules of a pack that contradict another of its rules. */
export function contradictoryRules(pack: RulePack): string[] {
  const {
    realityCheckMinMinutes: min,
    realityCheckMaxMinutes: max,
    realityCheckDefaultMinutes: usual,
  } = pack;
  const found: string[] = [];
  if (pack.realityCheck === 'always' && max === null && usual === null) found.push('realityCheck');
  if (max !== null && min > max) found.push('realityCheckMinMinutes', 'realityCheckMaxMinutes');
  if (usual !== null && min > usual) found.push('realityCheckDefaultMinutes');
  if ((pack.pauseMinutes === null) !== (pack.pauseAfterMinutes === null))
    found.push('pauseMinutes', 'pauseAfterMinutes');
  const least = pack.exclusionMinimumMonths;
  if (least !== null && pack.exclusionLengths.some((length) => below(least).includes(length)))
    found.push('exclusionLengths');
  return found;
}
