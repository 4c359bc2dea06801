import type { PageKey } from '@baize/domain/page-paths';
import { formatNumber } from '@baize/i18n/formats';
import { PageLink, PathLink } from '@baize/links';
import { useLocale, usePage } from '@baize/page';
import { Trans } from '@lingui/react/macro';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import * as css from './game-carousel.css.ts';

interface SectionHeaderProps {
  title: ReactNode;
  /** What the section is named by. */
  id?: string | undefined;
  /** How many there are in all; not said where nobody counted. */
  count?: number | undefined;
  /** Where all of them stand: a path of the app, or a page by its key. */
  path?: string | undefined;
  page?: PageKey;
  children?: ReactNode;
}

/** The head of a row: its name, how many there are, the way to all of them, its buttons. */
export function SectionHeader({ title, id, count, path, page, children }: SectionHeaderProps) {
  const locale = useLocale();
  const own = useId();
  const heading = id ?? own;
  const link = {
    id: `${heading}-all`,
    className: css.seeAll,
    'aria-labelledby': `${heading}-all ${heading}`,
    children: (
      <>
        <Trans id="lobby.see-all">See all</Trans>
        <ForwardArrow />
      </>
    ),
  };
  return (
    <div className={css.header}>
      <h2 id={heading} className={css.title}>
        {title}
      </h2>
      <span className={css.count}>{count === undefined ? null : formatNumber({ value: count, locale })}</span>
      {path === undefined ? null : <PathLink to={path} {...link} />}
      {page === undefined ? null : <PageLink to={page} {...link} />}
      {children}
    </div>
  );
}

function ForwardArrow() {
  const Icon = usePage().direction === 'rtl' ? ArrowLeft : ArrowRight;
  return <Icon size={16} aria-hidden />;
}
