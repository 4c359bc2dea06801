import { PageLink } from '@baize/links';
import { linkClass } from '@baize/ui/link';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowRight } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import * as strip from '../promotions/strip-frame.css.ts';
import * as css from './teaser-card.css.ts';

/** The head of the teaser and its row; `slot` marks it as an offer. */
export function TeaserFrame({ slot, children }: { slot?: string; children: ReactNode }) {
  const { t } = useLingui();
  const title = useId();
  return (
    <section aria-labelledby={title} className={css.teaser} data-promo-slot={slot}>
      <div className={strip.head}>
        <h2 id={title} className={strip.title}>
          {t({ id: 'nav.tournaments', message: 'Tournaments' })}
        </h2>
        <PageLink to="tournaments" className={`${linkClass} ${strip.all}`}>
          <Trans id="promo.strip.all">See all</Trans>
          <ArrowRight size={18} aria-hidden className={strip.arrow} />
        </PageLink>
      </div>
      <ul className={css.row}>{children}</ul>
    </section>
  );
}
