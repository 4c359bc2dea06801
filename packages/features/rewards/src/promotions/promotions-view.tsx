import { useModalClosedReason } from '@baize/links/entry-access';
import { useHydrated } from '@baize/page/clock';
import { useHasActivity } from '@baize/page/first-activity';
import { lazySection } from '@baize/page/lazy-section';
import { pageColumn } from '@baize/page/page-column';
import { PageHead } from '@baize/page/page-head';
import { SectionErrorBoundary, SectionLoadError } from '@baize/page/section-errors';
import { useSuppressionStatus } from '@baize/player/exclusion-status';
import { useSession } from '@baize/player/session';
import { useLingui } from '@lingui/react/macro';
import { useCallback, useState } from 'react';
import { PromoBar } from './promo-bar.tsx';
import {
  ServedPromotionsProvider,
  OpenPromoProvider,
  StaticListReadyProvider,
} from './served-promotions-context.ts';
import type { ServedPromotions } from './served-promotions.ts';
import { useLivePromotions } from './use-live-promotions.ts';
import type { OpenPromo } from './use-promo-details.tsx';
import * as css from './promotions-view.css.ts';

const StaticPromotions = lazySection(async () => (await import('./static-promotions.tsx')).StaticPromotions);

/** The page's head, which stays as it is while everybody's list below becomes the one for whoever looks. */
export function PromotionsView({ served }: { served: ServedPromotions | null }) {
  const { t } = useLingui();
  const hydrated = useHydrated();
  const silence = useSuppressionStatus();
  const open = silence === 'free' || silence === 'unknown';
  const { phase } = useSession();
  // At rest the served list does not hear of it, and would go on offering to join where nobody can.
  const isClosed = useModalClosedReason('sign-up') !== undefined;
  const somebody = useHasActivity() || isClosed || !open;
  const isPlayer = phase === 'signed-in';
  const [isReady, setReady] = useState(false);
  const tellReady = useCallback(() => setReady(true), []);
  const shown = useState<OpenPromo | null>(null);
  const isEnabled = hydrated && (isPlayer || (phase === 'signed-out' && somebody));
  const live = useLivePromotions({ isEnabled, isReady: isReady || !open || isClosed });
  const title = t({ id: 'promo.title', message: 'Promotions' });
  const lead = t({ id: 'promo.lead', message: 'What each bonus gives, its conditions and when it ends.' });
  return (
    <div className={`${pageColumn} ${css.page}`}>
      <PageHead title={title} description={lead} />
      <header>
        <h1 className={css.title}>{title}</h1>
        <p className={css.lead}>{lead}</p>
      </header>
      {open ? <PromoBar /> : null}
      <OpenPromoProvider value={shown}>
        <ServedPromotionsProvider value={served}>
          <StaticListReadyProvider value={tellReady}>
            {live.kind !== 'here' ? <StaticPromotions /> : null}
          </StaticListReadyProvider>
        </ServedPromotionsProvider>
        {live.kind === 'failed' ? <SectionLoadError /> : null}
        {live.kind === 'here' ? (
          <SectionErrorBoundary fallback={<SectionLoadError />}>
            <live.View viewer={isPlayer ? 'player' : 'visitor'} served={served} />
          </SectionErrorBoundary>
        ) : null}
      </OpenPromoProvider>
    </div>
  );
}
