import type { BoardPage } from '@baize/domain/tournaments';
import { buttonClass } from '@baize/ui/button';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import * as css from './board.css.ts';

interface BoardTurnsProps {
  id: string;
  page: BoardPage<object>;
  /** The first line shown, and how many there are. */
  from: number;
  count: number;
}

/** Ways to the other pages of a board, each an address of its own. */
export function BoardTurns({ id, page: { page, pages, lines }, from, count }: BoardTurnsProps) {
  const { t } = useLingui();
  if (pages === 1) return null;
  const to = from + lines.length - 1;
  return (
    <nav className={css.foot} aria-label={t({ id: 'tournament.board.pages', message: 'Pages of the board' })}>
      <span className={css.range} role="status">
        <Trans id="tournament.board.range">
          Places {from} to {to} of {count}
        </Trans>
      </span>
      <span className={css.turns}>
        <Turn id={id} page={page} to={page > 1 ? page - 1 : null}>
          <Trans id="tournament.board.before">Places before</Trans>
        </Turn>
        <Turn id={id} page={page} to={page < pages ? page + 1 : null}>
          <Trans id="tournament.board.after">Places after</Trans>
        </Turn>
      </span>
    </nav>
  );
}

/** A way that leads nowhere is disabled, not hidden: nothing moves, and focus stays on it. */
function Turn({
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
      className={`${buttonClass({ variant: 'outline', size: 'small' })} ${css.turn}`}
      to={boardAddress(id, to ?? page)}
      replace={to === null}
      aria-disabled={to === null || undefined}
      preventScrollReset
    >
      {children}
    </Link>
  );
}

/** The address of a page of a tournament's board. */
export function boardAddress(id: string, page: number): { search: string } {
  return { search: `?id=${encodeURIComponent(id)}${page > 1 ? `&board=${page}` : ''}` };
}
