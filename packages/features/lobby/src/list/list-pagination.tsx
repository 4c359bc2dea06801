import { formatNumber } from '@baize/i18n/formats';
import { InAppLink } from '@baize/links';
import { useLocale, usePage } from '@baize/page';
import { Button } from '@baize/ui/button';
import { Plural, useLingui } from '@lingui/react/macro';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import * as css from './game-list.css.ts';
import type { GameListState } from './use-game-list.ts';
import { PAGE_SIZE } from './served-list.ts';

/** The way to the rest of a list: page by page for everybody, or all of it below. */
export function ListPagination({ list }: { list: GameListState }) {
  const { t } = useLingui();
  const { pages, filters, isVirtual, canShowAll, count, pageHref, showAll } = list;
  if (pages === 1 || isVirtual) return null;
  const more = count - filters.page * PAGE_SIZE;
  return (
    <div className={css.paging}>
      {canShowAll ? (
        <Button
          variant="secondary"
          onClick={({ detail }) => {
            showAll();
            // By a key, not by a pointer: a tile with the focus shows what lies over it.
            if (detail === 0) focusTile(PAGE_SIZE + 1);
          }}
        >
          <Plural id="lobby.list.more" value={more} one="Show # more game" other="Show # more games" />
        </Button>
      ) : null}
      <nav aria-label={t({ id: 'lobby.pages', message: 'Pages' })}>
        <ul className={css.pages}>
          <PageStep to={filters.page - 1} list={list} />
          {pageNumbers(filters.page, pages).map((number, place) => (
            <li key={number ?? `gap-${place}`}>
              {number === null ? (
                <span className={css.gap} aria-hidden>
                  …
                </span>
              ) : (
                <PageNumber number={number} href={pageHref(number)} current={number === filters.page} />
              )}
            </li>
          ))}
          <PageStep to={filters.page + 1} list={list} />
        </ul>
      </nav>
    </div>
  );
}

/** The button is gone with the pages: whoever pressed it by a key goes on at the first game that has come. */
function focusTile(number: number, frames = 60): void {
  const link = document.querySelector<HTMLElement>(`li[aria-posinset="${number}"] a`);
  if (link) link.focus({ preventScroll: true });
  else if (frames > 0) requestAnimationFrame(() => focusTile(number, frames - 1));
}

function PageNumber({ number, href, current }: { number: number; href: string; current: boolean }) {
  const { t } = useLingui();
  const words = formatNumber({ value: number, locale: useLocale() });
  return (
    <InAppLink
      href={href}
      className={css.pageLink}
      aria-label={t({ id: 'lobby.page', message: `Page ${words}` })}
      aria-current={current ? 'page' : undefined}
    >
      {words}
    </InAppLink>
  );
}

function PageStep({ to, list: { filters, pages, pageHref } }: { to: number; list: GameListState }) {
  const { t } = useLingui();
  const turned = usePage().direction === 'rtl';
  if (to < 1 || to > pages) return null;
  const back = to < filters.page;
  const Icon = back === turned ? ArrowRight : ArrowLeft;
  return (
    <li>
      <InAppLink
        href={pageHref(to)}
        rel={back ? 'prev' : 'next'}
        className={css.pageLink}
        aria-label={
          back
            ? t({ id: 'lobby.page.previous', message: 'Previous page' })
            : t({ id: 'lobby.page.next', message: 'Next page' })
        }
      >
        <Icon size={18} aria-hidden />
      </InAppLink>
    </li>
  );
}

/** The first, the last and those around the current page; null where some are left out. */
export function pageNumbers(current: number, pages: number): (number | null)[] {
  const wanted = [1, current - 1, current, current + 1, pages].filter((page) => page >= 1 && page <= pages);
  const shown = [...new Set(wanted)].toSorted((a, b) => a - b);
  return shown.flatMap((page, place) => {
    const before = shown[place - 1];
    if (before === undefined || page === before + 1) return [page];
    return page === before + 2 ? [page - 1, page] : [null, page];
  });
}
