import type { PlayerLimits } from '@baize/api/endpoints/account';
import { platformClock } from '@baize/browser/clock';
import { playerZone } from '@baize/browser/zone';
import {
  LIMIT_PERIOD_NAMES,
  LIMIT_PERIODS,
  limitPreview,
  type Limit,
  type LimitPeriod,
} from '@baize/domain/limits';
import { capFor } from '@baize/domain/rule-packs';
import { ageOn } from '@baize/domain/validation';
import { usePlayer } from '@baize/player';
import { useRulePack } from '@baize/player/rule-pack';
import { getRaiseRules } from '../limits/get-raise-rules.ts';
import { findLimit } from '../limits/use-limits.ts';
import type { MoneyLimitType } from '../messages/limit-names.ts';

/** What a wished limit would mean, by the rule of the domain; `marketCap` where the market lets less in than it would. */
export function useLimitPreview(type: MoneyLimitType, period: LimitPeriod) {
  const pack = useRulePack();
  const cap = useMonthlyCap(type);
  return (told: PlayerLimits, { previous, next }: { previous: Limit; next: Limit }) => {
    const of = (name: LimitPeriod) => findLimit(told, { type, period: LIMIT_PERIODS[name] });
    const rules = getRaiseRules(pack, { type, raise: of(period)?.raise ?? null });
    const others = LIMIT_PERIOD_NAMES.filter((name) => name !== period);
    const usage = Object.fromEntries(LIMIT_PERIOD_NAMES.map((name) => [name, of(name)?.used ?? 0]));
    const shared = { now: platformClock.now(), pack: rules, zone: playerZone(), period, usage };
    const amounts = Object.fromEntries(others.map((name) => [name, of(name)?.amount ?? null]));
    const own = limitPreview({ ...shared, previous, next, others: amounts });
    // The market's cap counts like a monthly limit of the player's own.
    const capped = (amount: Limit, name: LimitPeriod): Limit =>
      cap === null || name !== 'monthly' ? amount : Math.min(amount ?? cap, cap);
    const held = limitPreview({
      ...shared,
      previous: capped(previous, period),
      next: capped(next, period),
      others: Object.fromEntries(others.map((name) => [name, capped(of(name)?.amount ?? null, name)])),
    });
    const { remainingNow, remainingAfter } = held;
    const isCapped = remainingAfter.left !== own.remainingAfter.left || capped(next, period) !== next;
    const preview = { ...own, remainingNow, remainingAfter, marketCap: isCapped ? cap : null };
    // A market that asks nothing of bet limits beyond their hour lets a raise hold at once.
    const atOnce = type === 'bet' && rules.coolingOffHours === 0 && rules.raiseNotBefore === 'wait';
    return preview.kind === 'raise' && atOnce
      ? { ...preview, needsConfirmation: false, remainingNow: preview.remainingAfter }
      : preview;
  };
}

export type MoneyPreview = ReturnType<ReturnType<typeof useLimitPreview>>;

/** The most that the market lets the player pay in in a month; null where it says nothing. */
function useMonthlyCap(type: MoneyLimitType): number | null {
  const { monthlyDepositCaps } = useRulePack();
  const player = usePlayer()?.getUser;
  if (type !== 'deposit' || !player) return null;
  const { dateOfBirth, userWallet } = player;
  const age = dateOfBirth ? ageOn({ dateOfBirth, now: platformClock.now(), zone: playerZone() }) : null;
  return capFor(monthlyDepositCaps, { currency: userWallet.currencyCode, age });
}
