import type { PlayerLimit } from '@baize/api/endpoints/account';
import { LIMIT_PERIOD_NAMES, remainingUnder } from '@baize/domain/limits';
import { limitKindMessages, limitPeriodMessages } from '@baize/i18n/catalogue/safer-play';
import { PathLink } from '@baize/links';
import { useFormatLocalAndUtc } from '@baize/page/format-local-and-utc';
import { useRulePack } from '@baize/player/rule-pack';
import { Button, buttonClass } from '@baize/ui/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowDown, MessageCircle } from 'lucide-react';
import { RemainingText, NoLimitText, UsedText, TotalText } from '../messages/limit-texts.tsx';
import { LIMIT_FACTS, LIMIT_ICONS, PERIOD_KINDS, type MoneyLimitType } from '../messages/limit-names.ts';
import { LowestLimit } from '../messages/lowest-limit.tsx';
import { useFormatPlayerMoney } from '../messages/use-format-player-money.ts';
import { BetLimitLockNotice } from './bet-limit-lock-notice.tsx';
import { LimitCard } from './limit-card.tsx';
import { OtherPendingChange, PendingChangeNotice, PendingChangeActions } from './pending-change.tsx';
import { useBetLimitLock, type BetLimitLock } from './use-bet-limit-lock.ts';

/**
 * A deposit, loss or bet limit of one running time: left, used, of, when it starts anew, and what waits (LIM-01); and
 * what holds for the other times, so that nobody takes a limit for the only one or for none.
 */
export function MoneyCard({
  limit,
  type,
  beside,
}: {
  limit: PlayerLimit;
  type: MoneyLimitType;
  /** The limits of the same kind for other running times. */
  beside: readonly PlayerLimit[];
}) {
  const { i18n } = useLingui();
  const money = useFormatPlayerMoney();
  const twoTimes = useFormatLocalAndUtc();
  const hold = useBetLimitLock(limit);
  const period = LIMIT_PERIOD_NAMES[limit.period];
  const { amount, used, periodEndsAt } = limit;
  const spent = used ?? 0;
  const own = getRest(limit);
  const { left, limitedBy } = getRemaining([limit, ...beside]);
  // What is told first is what the player can really still use.
  const rest = own === null || left === null ? own : Math.min(own, left);
  const usedText = money(spent);
  const ownText = own === null ? '' : money(own);
  const resets = periodEndsAt === null ? null : twoTimes(Date.parse(periodEndsAt));
  return (
    <LimitCard
      icon={LIMIT_ICONS[type]}
      name={i18n._(limitKindMessages[type])}
      kind={i18n._(PERIOD_KINDS[period])}
      remaining={rest === null ? <NoLimitText /> : <RemainingText left={money(rest)} />}
      bar={
        amount === null
          ? undefined
          : {
              value: amount > 0 ? spent / amount : 1,
              used: <UsedText used={usedText} />,
              whole: <TotalText whole={money(amount)} />,
              text: `${usedText} / ${money(amount)}`,
            }
      }
      footer={<Foot limit={limit} type={type} hold={hold} />}
    >
      {amount === null ? (
        <p>
          <Trans id="limits.so-far">So far in this period: {usedText}</Trans>
        </p>
      ) : null}
      {resets === null ? null : (
        <p>
          <Trans id="limits.resets">Resets {resets}</Trans>
        </p>
      )}
      <OtherPeriodLimits limits={beside} />
      {own === null || own === rest ? null : (
        <>
          <p>
            <Trans id="limits.left-alone">This limit alone leaves {ownText}.</Trans>
          </p>
          <LowestLimit limitedBy={limitedBy} period={period} />
        </>
      )}
      <p>{i18n._(LIMIT_FACTS[type])}</p>
      <PendingChangeNotice limit={limit} format={money} />
      {beside.map((other) => (
        <OtherPendingChange key={other.period} limit={other} format={money} />
      ))}
      {hold === null ? null : <BetLimitLockNotice lock={hold} />}
    </LimitCard>
  );
}

/** What a limit leaves by itself; null where none is set. */
function getRest({ amount, left, used }: PlayerLimit): number | null {
  return amount === null ? null : Math.max(0, left ?? amount - (used ?? 0));
}

/** What all limits of a kind together leave, and which of them decides. */
function getRemaining(limits: readonly PlayerLimit[]) {
  const amounts = limits.map(({ period, amount }) => [LIMIT_PERIOD_NAMES[period], amount] as const);
  const usage = limits.map(({ period, used }) => [LIMIT_PERIOD_NAMES[period], used ?? 0] as const);
  return remainingUnder(Object.fromEntries(amounts), Object.fromEntries(usage));
}

function OtherPeriodLimits({ limits }: { limits: readonly PlayerLimit[] }) {
  const { i18n } = useLingui();
  const money = useFormatPlayerMoney();
  const set = limits.flatMap(({ amount, period }) =>
    amount === null ? [] : `${i18n._(limitPeriodMessages[LIMIT_PERIOD_NAMES[period]])} ${money(amount)}`,
  );
  if (set.length === 0) return null;
  const list = set.join(' · ');
  return (
    <p>
      <Trans id="limits.also-set">Also set: {list}</Trans>
    </p>
  );
}

function Foot({ limit, type, hold }: { limit: PlayerLimit; type: MoneyLimitType; hold: BetLimitLock }) {
  const { t } = useLingui();
  const money = useFormatPlayerMoney();
  const lowering = useRulePack().betLimitLowering;
  const name = LIMIT_PERIOD_NAMES[limit.period];
  const to = (wish: string) => `?modal=${type}-limit&period=${name}&wish=${wish}`;
  if (hold === 'support')
    return (
      <PathLink to="/contacts" className={buttonClass({ variant: 'outline' })}>
        <MessageCircle size={18} aria-hidden />
        {t({ id: 'limits.support', message: 'Contact support' })}
      </PathLink>
    );
  if (limit.amount === null)
    return hold === null ? (
      <PathLink to={to('set')} className={buttonClass({ variant: 'secondary' })}>
        {t({ id: 'limits.set', message: 'Set a limit' })}
      </PathLink>
    ) : (
      <LockedChange />
    );
  return (
    <>
      {hold !== null && lowering !== 'at-once' ? (
        <LockedChange />
      ) : (
        <PathLink to={to('lower')} className={buttonClass({ variant: 'secondary' })}>
          <ArrowDown size={18} aria-hidden />
          {t({ id: 'limits.lower', message: 'Lower' })}
        </PathLink>
      )}
      <PendingChangeActions limit={limit} format={money} />
      {hold === null && limit.pending === null ? (
        <PathLink to={to('raise')} className={buttonClass({ variant: 'outline' })}>
          {t({ id: 'limits.raise-or-remove', message: 'Raise or remove' })}
        </PathLink>
      ) : null}
    </>
  );
}

/** The hour stands in the notice above it. */
function LockedChange() {
  const { t } = useLingui();
  return (
    <Button variant="outline" disabled>
      {t({ id: 'limits.change', message: 'Change' })}
    </Button>
  );
}
