import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { BreadcrumbJsonLd } from './breadcrumb-json-ld.tsx';
import * as css from './breadcrumbs.css.ts';
import { usePage } from '../page/page.ts';

export { BreadcrumbJsonLd } from './breadcrumb-json-ld.tsx';

/** A page on the way to this one; the one that is shown has no address of its own here. */
export interface Breadcrumb {
  name: string;
  /** As links of this page are written: in its language and variant. */
  href: string | null;
}

/** The way from the lobby's entrance to the page that is shown, for players and for search engines. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Breadcrumb[] }) {
  const { t } = useLingui();
  const turned = usePage().direction === 'rtl';
  const Ahead = turned ? ChevronLeft : ChevronRight;
  return (
    <nav aria-label={t({ id: 'page.crumbs', message: 'Breadcrumb' })}>
      <ol className={css.crumbs}>
        {crumbs.map(({ name, href }, place) => (
          <li key={name} className={css.crumb}>
            {href === null ? (
              <span aria-current="page">{name}</span>
            ) : (
              <Link to={href} className={css.link}>
                {name}
              </Link>
            )}
            {place < crumbs.length - 1 ? <Ahead size={14} aria-hidden /> : null}
          </li>
        ))}
      </ol>
      <BreadcrumbJsonLd crumbs={crumbs} />
    </nav>
  );
}
