import { buttonClass } from '@baize/ui/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import * as styles from './page-steps.css.ts';

interface PageStepsProps {
  page: number;
  pages: number;
  /** The query of another page. */
  searchOf(page: number): string;
}

/** Newer and older pages of a long list of what was; nothing where there is one. */
export function PageSteps({ page, pages, searchOf }: PageStepsProps) {
  const { t } = useLingui();
  if (pages < 2 && page === 1) return null;
  return (
    <nav className={styles.pages} aria-label={t({ id: 'bonus.history.pages', message: 'Pages' })}>
      <Step to={page > 1 ? searchOf(Math.min(page - 1, pages)) : null}>
        <ChevronLeft size={18} aria-hidden className={styles.arrow} />
        <Trans id="bonus.history.newer">Newer</Trans>
      </Step>
      <span className={styles.position}>
        <Trans id="bonus.history.page">
          Page {page} of {pages}
        </Trans>
      </span>
      <Step to={page < pages ? searchOf(page + 1) : null}>
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
