import type { ReferredPlayer } from '@baize/api/endpoints/rewards';
import { localDate } from '@baize/domain/zone';
import { formatDay } from '@baize/i18n/formats';
import { useZone } from '@baize/page/clock';
import { Badge } from '@baize/ui/badge';
import { Button } from '@baize/ui/button';
import { Card } from '@baize/ui/card';
import { EmptyState } from '@baize/ui/empty-state';
import { Illustration } from '@baize/ui/illustration';
import { Skeleton } from '@baize/ui/skeleton';
import { VisuallyHidden } from '@baize/ui/visually-hidden';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui as useWords } from '@lingui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { BadgeCheck, Send, UserRound } from 'lucide-react';
import { Amount } from '../money/amount.tsx';
import type { MoneyFormat } from '../money/money-style.ts';
import type { ReferralFacts } from './referral-facts.ts';
import * as css from './referral.css.ts';

interface ReferredPlayersProps {
  facts: ReferralFacts;
  money: MoneyFormat;
  failed: boolean;
  onRetry(): void;
}

/** Who came by the player's link, and what that brought. */
export function ReferredPlayers({ facts, money, failed, onRetry }: ReferredPlayersProps) {
  return (
    <Card as="section" aria-labelledby="referral-friends">
      <h2 id="referral-friends" className={css.section}>
        <Trans id="referral.players">Referred players</Trans>
      </h2>
      <Totals facts={facts} money={money} />
      {facts.referredPlayers ? (
        <ReferredPlayerList friends={facts.referredPlayers} money={money} />
      ) : failed ? (
        <ReferredPlayersError onRetry={onRetry} />
      ) : (
        <ReferredPlayersSkeleton />
      )}
    </Card>
  );
}

function Totals({
  facts: { invited, deposited, earned },
  money,
}: Pick<ReferredPlayersProps, 'facts' | 'money'>) {
  const { t } = useLingui();
  return (
    <dl className={css.totals}>
      <div className={css.total}>
        <dt className={css.totalTerm}>{t({ id: 'referral.total.joined', message: 'Opened an account' })}</dt>
        <dd className={css.totalValue}>{invited}</dd>
      </div>
      <div className={css.total}>
        <dt className={css.totalTerm}>{t({ id: 'referral.total.deposited', message: 'Have paid in' })}</dt>
        <dd className={css.totalValue}>{deposited ?? <Skeleton width={32} height={24} />}</dd>
      </div>
      <div className={css.total}>
        <dt className={css.totalTerm}>
          {t({ id: 'referral.total.earned', message: 'Added to your balance' })}
        </dt>
        <dd className={css.totalValue}>
          <Amount value={earned} money={money} />
        </dd>
      </div>
    </dl>
  );
}

function ReferredPlayerList({ friends, money }: { friends: readonly ReferredPlayer[]; money: MoneyFormat }) {
  if (friends.length === 0) {
    return (
      <EmptyState
        heading="h3"
        illustration={<Illustration name="friends" />}
        title={<Trans id="referral.none">Nobody has joined with your link yet</Trans>}
      >
        <Trans id="referral.none.text">
          Each account opened with it is listed here, with what it brought.
        </Trans>
      </EmptyState>
    );
  }
  return (
    <ul className={css.players}>
      {friends.map((friend, place) => (
        <ReferredPlayerRow
          key={`${friend.nickname} ${friend.joinedAt} ${place}`}
          friend={friend}
          money={money}
        />
      ))}
    </ul>
  );
}

const STATUS_LABELS = {
  invited: msg({ id: 'referral.status.invited', message: 'Invited' }),
  joined: msg({ id: 'referral.status.joined', message: 'Has an account' }),
  deposited: msg({ id: 'referral.status.deposited', message: 'Has paid in' }),
  unknown: msg({ id: 'referral.status.unknown', message: 'Being counted' }),
} as const satisfies Record<ReferredPlayer['status'], MessageDescriptor>;

const STATUS_BADGES = {
  invited: { tone: 'neutral', Icon: Send },
  joined: { tone: 'secondary', Icon: UserRound },
  deposited: { tone: 'success', Icon: BadgeCheck },
  unknown: { tone: 'neutral', Icon: UserRound },
} as const;

function ReferredPlayerRow({ friend, money }: { friend: ReferredPlayer; money: MoneyFormat }) {
  const { i18n } = useWords();
  const { nickname, joinedAt, status, earned } = friend;
  const { tone, Icon } = STATUS_BADGES[status];
  return (
    <li className={css.player}>
      <span className={css.face}>
        <UserRound size={20} aria-hidden />
      </span>
      <span className={css.playerName}>
        <bdi className={css.nick}>{nickname}</bdi>
        {joinedAt === null ? null : <Since at={joinedAt} />}
      </span>
      <span className={css.earned}>
        <Amount value={earned} money={money} />
        <Badge tone={tone} icon={<Icon aria-hidden />}>
          {i18n._(STATUS_LABELS[status])}
        </Badge>
      </span>
    </li>
  );
}

function Since({ at }: { at: string }) {
  const { i18n } = useWords();
  const zone = useZone();
  const instant = Date.parse(at);
  if (zone === null || !Number.isFinite(instant)) return null;
  const date = localDate({ instant, zone });
  const day = <bdi>{formatDay({ date, locale: i18n.locale, style: 'day-month' })}</bdi>;
  return (
    <time dateTime={at} className={css.since}>
      <Trans id="referral.since">Since {day}</Trans>
    </time>
  );
}

function ReferredPlayersSkeleton() {
  return (
    <div className={css.waiting} aria-busy>
      <VisuallyHidden>
        <Trans id="referral.loading">Loading your referrals</Trans>
      </VisuallyHidden>
      {[0, 1].map((place) => (
        <Skeleton key={place} height={52} shape="block" />
      ))}
    </div>
  );
}

function ReferredPlayersError({ onRetry }: { onRetry(): void }) {
  return (
    <div role="alert">
      <EmptyState
        heading="h3"
        illustration={<Illustration name="failed" />}
        title={<Trans id="referral.failed">The list could not be loaded</Trans>}
        action={
          <Button variant="secondary" onClick={onRetry}>
            <Trans id="button.try-again">Try again</Trans>
          </Button>
        }
      >
        <Trans id="referral.failed.text">What was added to your balance stays there.</Trans>
      </EmptyState>
    </div>
  );
}
