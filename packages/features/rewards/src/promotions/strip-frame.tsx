import { PageLink } from '@baize/links';
import { linkClass } from '@baize/ui/link';
import { Skeleton } from '@baize/ui/skeleton';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import * as css from './strip-frame.css.ts';

/** The head of the strip and its row; `slot` marks it as an offer. */
export function StripFrame({ slot, children }: { slot?: string; children: ReactNode }) {
  const { t } = useLingui();
  const title = useId();
  return (
    <section aria-labelledby={title} className={css.strip} data-promo-slot={slot}>
      <div className={css.head}>
        <h2 id={title} className={css.title}>
          {t({ id: 'promo.title', message: 'Promotions' })}
        </h2>
        <PageLink to="promotions" className={`${linkClass} ${css.all}`}>
          <Trans id="promo.strip.all">See all</Trans>
          <ArrowRight size={18} aria-hidden className={css.arrow} />
        </PageLink>
      </div>
      <ul className={css.row}>{children}</ul>
    </section>
  );
}

/** The same with the boxes of three banners, for everybody alike. */
export function StripSkeleton() {
  return (
    <StripFrame>
      {[0, 1, 2].map((place) => (
        <li key={place}>
          <Skeleton height={174} shape="block" />
        </li>
      ))}
    </StripFrame>
  );
}
