import { chipClass, chipRowClass } from '@baize/ui/chip';
import { buttonClass } from '@baize/ui/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useBonusWords } from '../use-bonus-words.ts';
import { HISTORY_FILTERS, type HistoryPlace } from './history-place.ts';
import * as styles from './history-nav.css.ts';

/** Which endings are shown; each choice is an address of its own. */
export function HistoryFilters({ place }: { place: HistoryPlace }) {
  const { t } = useLingui();
  const words = useBonusWords();
  return (
    <nav
      className={chipRowClass}
      aria-label={t({ id: 'bonus.history.filter', message: 'How the bonuses ended' })}
    >
      {HISTORY_FILTERS.map((filter) => (
        <Link
          key={filter}
          to={{ search: place.searchOf({ filter, page: 1 }) }}
          preventScrollReset
          replace
          className={chipClass}
          {...(filter === place.filter && { 'aria-current': 'true' })}
        >
          {filter === 'all' ? <Trans id="bonus.history.all">All</Trans> : words.status(filter)}
        </Link>
      ))}
    </nav>
  );
}

/** The pages of a long history; nothing where there is one. */
export function HistoryPages({ place, pages }: { place: HistoryPlace; pages: number }) {
  const { t } = useLingui();
  const { page, filter } = place;
  if (pages < 2 && page === 1) return null;
  return (
    <nav className={styles.pages} aria-label={t({ id: 'bonus.history.pages', message: 'Pages' })}>
      <Step to={page > 1 ? place.searchOf({ filter, page: Math.min(page - 1, pages) }) : null}>
        <ChevronLeft size={18} aria-hidden className={styles.arrow} />
        <Trans id="bonus.history.newer">Newer</Trans>
      </Step>
      <span className={styles.position}>
        <Trans id="bonus.history.page">
          Page {page} of {pages}
        </Trans>
      </span>
      <Step to={page < pages ? place.searchOf({ filter, page: page + 1 }) : null}>
        <Trans id="bonus.history.older">Older</Trans>
        <ChevronRight size={18} aria-hidden className={styles.arrow} />
      </Step>
    </nav>
  );
}

/** What cannot move further is there, but leads nowhere (look §7). */
function Step({ to, children }: { to: string | null; children: ReactNode }) {
  const look = buttonClass({ variant: 'outline', size: 'small' });
  if (to === null) {
    return (
      <span className={`${look} ${styles.off}`} aria-disabled="true">
        {children}
      </span>
    );
  }
  return (
    <Link to={{ search: to }} preventScrollReset className={look}>
      {children}
    </Link>
  );
}
