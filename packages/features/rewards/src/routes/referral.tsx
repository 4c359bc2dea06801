import { usePage } from '@baize/page';
import { pageColumn } from '@baize/page/page-column';
import { PageHead } from '@baize/page/page-head';
import { PlayerBoundary } from '@baize/player';
import { useSession } from '@baize/player/session';
import { useLingui } from '@lingui/react/macro';
import { lazy } from 'react';
import { PaperHero } from '../art/paper-hero.tsx';
import { LetterMotif } from '../referral/letter-motif.tsx';
import { ReferralSkeleton, VisitorReferral } from '../referral/referral-view.tsx';
import * as css from '../referral/referral.css.ts';

const PlayerReferral = lazy(async () => ({
  default: (await import('../referral/player-referral.tsx')).PlayerReferral,
}));

/** Bring a friend: what it is, and a player's own link and friends (PRO-07). */
export default function ReferralPage() {
  const { t } = useLingui();
  const percent = usePage().settings.referAFriendPercent;
  const title = t({ id: 'referral.title', message: 'Bring a friend' });
  // Nobody on a break is offered anything: what it pays stands below, where it is known who looks.
  const about = t({
    id: 'referral.description',
    message: 'Your link, who joined with it and what it brought.',
  });
  return (
    <div className={`${pageColumn} ${css.page}`}>
      <PageHead title={title} description={about} />
      <PaperHero motif={<LetterMotif />} title={title} lead={about} />
      <ViewerReferral percent={percent} />
    </div>
  );
}

function ViewerReferral({ percent }: { percent: number }) {
  const { phase } = useSession();
  if (phase === 'signed-out') return <VisitorReferral percent={percent} />;
  return (
    <PlayerBoundary fallback={<ReferralSkeleton percent={percent} />}>
      <PlayerReferral />
    </PlayerBoundary>
  );
}
