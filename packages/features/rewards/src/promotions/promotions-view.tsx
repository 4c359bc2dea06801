import { useHydrated } from '@baize/shell/clock';
import { useSomebody } from '@baize/shell/first-sign';
import { useKnownSilence } from '@baize/shell/known-safety';
import { latePart } from '@baize/shell/late-part';
import { pageColumn } from '@baize/shell/page-column';
import { PageHead } from '@baize/shell/page-head';
import { PartBoundary } from '@baize/shell/part-boundary';
import { PartMissing } from '@baize/shell/part-missing';
import { useSession } from '@baize/shell/session';
import { useLingui } from '@lingui/react/macro';
import { useCallback, useState } from 'react';
import { PromoBar } from './promo-bar.tsx';
import {
  ServedPromotionsProvider,
  ShownPromoProvider,
  StandingAliveProvider,
} from './served-promotions-context.ts';
import type { ServedPromotions } from './served-promotions.ts';
import { useLivePromotions } from './use-live-promotions.ts';
import type { ShownPromo } from './use-shown-promo.tsx';
import * as css from './promotions-view.css.ts';

const StandingPromotions = latePart(
  async () => (await import('./standing-promotions.tsx')).StandingPromotions,
);

/** The page's head, which stays as it is while everybody's list below becomes the one for whoever looks. */
export function PromotionsView({ served }: { served: ServedPromotions | null }) {
  const { t } = useLingui();
  const hydrated = useHydrated();
  const silence = useKnownSilence();
  const open = silence === 'free' || silence === 'unknown';
  const { phase } = useSession();
  const somebody = useSomebody();
  const isPlayer = phase === 'signed-in';
  const [isReady, setReady] = useState(false);
  const tellReady = useCallback(() => setReady(true), []);
  const shown = useState<ShownPromo | null>(null);
  const isWanted = hydrated && (isPlayer || (phase === 'signed-out' && somebody));
  const live = useLivePromotions({ isWanted, isReady });
  const title = t({ id: 'promo.title', message: 'Promotions' });
  const lead = t({ id: 'promo.lead', message: 'What each bonus adds, what it asks, and until when.' });
  return (
    <div className={`${pageColumn} ${css.page}`}>
      <PageHead title={title} description={lead} />
      <header>
        <h1 className={css.title}>{title}</h1>
        <p className={css.lead}>{lead}</p>
      </header>
      {open ? <PromoBar /> : null}
      <ShownPromoProvider value={shown}>
        <ServedPromotionsProvider value={served}>
          <StandingAliveProvider value={tellReady}>
            {live.kind !== 'here' ? <StandingPromotions /> : null}
          </StandingAliveProvider>
        </ServedPromotionsProvider>
        {live.kind === 'failed' ? <PartMissing /> : null}
        {live.kind === 'here' ? (
          <PartBoundary fallback={<PartMissing />}>
            <live.View viewer={isPlayer ? 'player' : 'visitor'} served={served} />
          </PartBoundary>
        ) : null}
      </ShownPromoProvider>
    </div>
  );
}
