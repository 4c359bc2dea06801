import { formatNumber } from '@baize/i18n/formats';
import { InAppLink } from '@baize/shell/links';
import { useLocale, usePage } from '@baize/shell/page';
import { Button } from '@baize/ui/button';
import { Plural, useLingui } from '@lingui/react/macro';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import * as css from './game-list.css.ts';
import type { GameList } from './use-game-list.ts';
import { PAGE_SIZE } from './served-list.ts';

/** The way to the rest of a list: page by page for everybody, or all of it below. */
export function Paging({ list }: { list: GameList }) {
  const { t } = useLingui();
  const { pages, choice, whole, canBeWhole, count, hrefOf, showWhole } = list;
  if (pages === 1 || whole) return null;
  const more = count - choice.page * PAGE_SIZE;
  return (
    <div className={css.paging}>
      {canBeWhole ? (
        <Button
          variant="secondary"
          onClick={({ detail }) => {
            showWhole();
            // By a key, not by a pointer: a tile with the focus shows what lies over it.
            if (detail === 0) focusTile(PAGE_SIZE + 1);
          }}
        >
          <Plural id="lobby.list.more" value={more} one="Show # more game" other="Show # more games" />
        </Button>
      ) : null}
      <nav aria-label={t({ id: 'lobby.pages', message: 'Pages' })}>
        <ul className={css.pages}>
          <Step to={choice.page - 1} list={list} />
          {numbersOf(choice.page, pages).map((number, place) => (
            <li key={number ?? `gap-${place}`}>
              {number === null ? (
                <span className={css.gap} aria-hidden>
                  …
                </span>
              ) : (
                <PageNumber number={number} href={hrefOf(number)} current={number === choice.page} />
              )}
            </li>
          ))}
          <Step to={choice.page + 1} list={list} />
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

function Step({ to, list: { choice, pages, hrefOf } }: { to: number; list: GameList }) {
  const { t } = useLingui();
  const turned = usePage().direction === 'rtl';
  if (to < 1 || to > pages) return null;
  const back = to < choice.page;
  const Icon = back === turned ? ArrowRight : ArrowLeft;
  return (
    <li>
      <InAppLink
        href={hrefOf(to)}
        rel={back ? 'prev' : 'next'}
        className={css.pageLink}
        aria-label={
          back
            ? t({ id: 'lobby.page.back', message: 'Page before' })
            : t({ id: 'lobby.page.on', message: 'Next page' })
        }
      >
        <Icon size={18} aria-hidden />
      </InAppLink>
    </li>
  );
}

/** The first, the last and those around the current page; null where some are left out. */
export function numbersOf(current: number, pages: number): (number | null)[] {
  const wanted = [1, current - 1, current, current + 1, pages].filter((page) => page >= 1 && page <= pages);
  const shown = [...new Set(wanted)].toSorted((a, b) => a - b);
  return shown.flatMap((page, place) => {
    const before = shown[place - 1];
    if (before === undefined || page === before + 1) return [page];
    return page === before + 2 ? [page - 1, page] : [null, page];
  });
}
