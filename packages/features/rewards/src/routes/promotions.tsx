import { useHydrated } from '@baize/shell/clock';
import { pageLocale } from '@baize/shell/documents';
import { serverFactsContext } from '@baize/shell/page';
import { pageColumn } from '@baize/shell/page-column';
import { PageHead } from '@baize/shell/page-head';
import { PartBoundary } from '@baize/shell/part-boundary';
import { useSession } from '@baize/shell/session';
import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { useLoaderData, type LoaderFunctionArgs, type ShouldRevalidateFunction } from 'react-router';
import { categoryIn } from '../promotions/promo-category.ts';
import { PromosFailed } from '../promotions/promo-states.tsx';
import { readPromotions, type ServedPromotions } from '../promotions/served-promotions.ts';
import { StandingPromotions } from '../promotions/standing-promotions.tsx';
import * as css from './promotions.css.ts';

const LivePromotions = lazy(async () => ({
  default: (await import('../promotions/live-promotions.tsx')).LivePromotions,
}));

export async function loader({ context, request }: LoaderFunctionArgs): Promise<ServedPromotions | null> {
  return readPromotions({
    server: context.get(serverFactsContext),
    language: pageLocale(context),
    category: categoryIn(new URL(request.url).searchParams),
  });
}

/** Chips and modals change the query alone, and then the browser asks by itself. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname;

/** What the house offers today: everybody's list at once, then the one for whoever looks. */
export default function PromotionsPage() {
  const { t } = useLingui();
  const served = useLoaderData<ServedPromotions | null>();
  const hydrated = useHydrated();
  const { phase } = useSession();
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
      {hydrated && phase !== 'starting' ? (
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
