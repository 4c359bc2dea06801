import type { LeaderboardPage } from '@baize/domain/tournaments';
import { buttonClass } from '@baize/ui/button';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import * as css from './leaderboard.css.ts';

interface LeaderboardPaginationProps {
  id: string;
  page: LeaderboardPage<object>;
  /** The first line shown, and how many there are. */
  from: number;
  count: number;
}

/** Ways to the other pages of a board, each an address of its own. */
export function LeaderboardPagination({
  id,
  page: { page, pages, entries },
  from,
  count,
}: LeaderboardPaginationProps) {
  const { t } = useLingui();
  if (pages === 1) return null;
  const to = from + entries.length - 1;
  return (
    <nav className={css.foot} aria-label={t({ id: 'tournament.board.pages', message: 'Pages of the board' })}>
      <span className={css.range} role="status">
        <Trans id="tournament.board.range">
          Places {from} to {to} of {count}
        </Trans>
      </span>
      <span className={css.pagination}>
        <PageLink id={id} page={page} to={page > 1 ? page - 1 : null}>
          <Trans id="tournament.board.before">Places before</Trans>
        </PageLink>
        <PageLink id={id} page={page} to={page < pages ? page + 1 : null}>
          <Trans id="tournament.board.after">Places after</Trans>
        </PageLink>
      </span>
    </nav>
  );
}

/** A way that leads nowhere is disabled, not hidden: nothing moves, and focus stays on it. */
function PageLink({
  id,
  page,
  to,
  children,
}: {
  id: string;
  page: number;
  to: number | null;
  children: ReactNode;
}) {
  return (
    <Link
      className={`${buttonClass({ variant: 'outline', size: 'small' })} ${css.pageLink}`}
      to={getLeaderboardSearch(id, to ?? page)}
      replace={to === null}
      aria-disabled={to === null || undefined}
      preventScrollReset
    >
      {children}
    </Link>
  );
}

/** The address of a page of a tournament's board. */
export function getLeaderboardSearch(id: string, page: number): { search: string } {
  return { search: `?id=${encodeURIComponent(id)}${page > 1 ? `&board=${page}` : ''}` };
}
