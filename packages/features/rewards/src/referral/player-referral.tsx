import { referralQuery } from '@baize/api/queries/referral';
import { referralLink } from '@baize/domain/referral';
import { usePage } from '@baize/page';
import { useApi, usePlayer, usePromoSuppression } from '@baize/player';
import { useQuery } from '@tanstack/react-query';
import { DEMO_MONEY } from '../money/money-style.ts';
import { usePlayerMoneyStyle } from '../money/use-player-money-style.ts';
import { referralFacts } from './referral-facts.ts';
import { ReferralView, type InvitationState } from './referral-view.tsx';

/** A signed-in player's invitations, inside a `PlayerBoundary`. */
export function PlayerReferral() {
  const { settings } = usePage();
  const { data, isError, refetch } = useQuery(referralQuery(useApi()));
  const money = usePlayerMoneyStyle();
  const facts = referralFacts(data, usePlayer()?.referralData ?? null);
  const origin = settings.casinoOrigin ?? window.location.origin;
  const code = facts?.code ?? null;
  return (
    <ReferralView
      facts={money ? facts : null}
      link={code === null ? null : referralLink({ code, link: facts?.link ?? null, origin })}
      money={money ?? DEMO_MONEY}
      percent={data?.percent ?? settings.referAFriendPercent}
      invitation={useInvitationState()}
      failed={isError}
      onRetry={() => void refetch()}
    />
  );
}

/** Until it is known that it may be shown, and where that cannot be known, nothing is offered. */
function useInvitationState(): InvitationState {
  const silence = usePromoSuppression();
  if (silence.kind === 'open') return 'yes';
  if (silence.kind === 'silent') return silence;
  return silence.kind === 'failed' ? 'unread' : 'waiting';
}
