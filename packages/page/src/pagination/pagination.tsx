import { buttonClass } from '@baize/ui/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import * as styles from './pagination.css.ts';

interface PaginationProps {
  page: number;
  pageCount: number;
  /** The query of another page. */
  getSearch(page: number): string;
}

/** Newer and older pages of a long list of what was; nothing where there is one. */
export function Pagination({ page, pageCount, getSearch }: PaginationProps) {
  const { t } = useLingui();
  if (pageCount < 2 && page === 1) return null;
  return (
    <nav className={styles.pagination} aria-label={t({ id: 'bonus.history.pages', message: 'Pages' })}>
      <StepLink to={page > 1 ? getSearch(Math.min(page - 1, pageCount)) : null}>
        <ChevronLeft size={18} aria-hidden className={styles.arrow} />
        <Trans id="bonus.history.newer">Newer</Trans>
      </StepLink>
      <span className={styles.position}>
        <Trans id="bonus.history.page">
          Page {page} of {pageCount}
        </Trans>
      </span>
      <StepLink to={page < pageCount ? getSearch(page + 1) : null}>
        <Trans id="bonus.history.older">Older</Trans>
        <ChevronRight size={18} aria-hidden className={styles.arrow} />
      </StepLink>
    </nav>
  );
}

/** What cannot move further is there, but leads nowhere (look §7). */
function StepLink({ to, children }: { to: string | null; children: ReactNode }) {
  const look = buttonClass({ variant: 'outline', size: 'small' });
  if (to === null) {
    return (
      <span className={`${look} ${styles.disabled}`} aria-disabled="true">
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
