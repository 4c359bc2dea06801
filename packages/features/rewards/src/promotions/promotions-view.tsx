import { useHydrated } from '@baize/shell/clock';
import { useSomebody } from '@baize/shell/first-sign';
import { useKnownSilence } from '@baize/shell/known-safety';
import { pageColumn } from '@baize/shell/page-column';
import { PageHead } from '@baize/shell/page-head';
import { PartBoundary } from '@baize/shell/part-boundary';
import { useSession } from '@baize/shell/session';
import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { PromoBar } from './promo-bar.tsx';
import { PromosFailed } from './promo-states.tsx';
import type { ServedPromotions } from './served-promotions.ts';
import { StandingPromotions } from './standing-promotions.tsx';
import * as css from './promotions-view.css.ts';

const LivePromotions = lazy(async () => ({
  default: (await import('./live-promotions.tsx')).LivePromotions,
}));

/** The page's head, which stays as it is while everybody's list below becomes the one for whoever looks. */
export function PromotionsView({ served }: { served: ServedPromotions | null }) {
  const { t } = useLingui();
  const hydrated = useHydrated();
  const silence = useKnownSilence();
  const open = silence === 'free' || silence === 'unknown';
  const { phase } = useSession();
  const somebody = useSomebody();
  const title = t({ id: 'promo.title', message: 'Promotions' });
  const lead = t({ id: 'promo.lead', message: 'What each bonus adds, what it asks, and until when.' });
  const standing = <StandingPromotions served={served} />;
  return (
    <div className={`${pageColumn} ${css.page}`}>
      <PageHead title={title} description={lead} />
      <header>
        <h1 className={css.title}>{title}</h1>
        <p className={css.lead}>{lead}</p>
      </header>
      {open ? <PromoBar /> : null}
      {hydrated && (phase === 'signed-in' || (phase === 'signed-out' && somebody)) ? (
        <PartBoundary fallback={<PromosFailed onRetry={() => window.location.reload()} />}>
          <Suspense fallback={standing}>
            <LivePromotions viewer={phase === 'signed-in' ? 'player' : 'visitor'} served={served} />
          </Suspense>
        </PartBoundary>
      ) : (
        standing
      )}
    </div>
  );
}
