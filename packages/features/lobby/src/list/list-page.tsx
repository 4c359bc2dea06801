import { categoryPath } from '@baize/domain/game-paths';
import { noGames } from '@baize/i18n/catalogue/no-games';
import { PathLink } from '@baize/links';
import { Button } from '@baize/ui/button';
import { chipClass, chipRowClass } from '@baize/ui/chip';
import { EmptyState } from '@baize/ui/empty-state';
import { Illustration } from '@baize/ui/illustration';
import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { CategoryChips as Chips } from '../categories/category-chips.tsx';
import { loadGameIndex } from '../game-index/game-index.ts';
import { GameCount } from './game-count.tsx';
import { GameGrid } from './game-grid.tsx';
import * as css from './game-list.css.ts';
import { ListFilters } from './list-filters.tsx';
import { ListBreadcrumbs as Crumbs } from './list-breadcrumbs.tsx';
import { GamesLoadError } from './games-load-error.tsx';
import { ListPagination } from './list-pagination.tsx';
import type { ServedList } from './served-list.ts';
import { useServedList } from './served-list-context.ts';
import { useGameList, type GameListState } from './use-game-list.ts';

// A press in the bar changes the games: nothing else of the page renders with them.
const CategoryChips = memo(Chips);
const ListCrumbs = memo(Crumbs);

/** The list of the page, as the page was served. */
export function ServedListPage() {
  return <ListPage served={useServedList()} />;
}

/** Games by category or studio, chosen and sorted in the address (GAM-01). */
export function ListPage({ served }: { served: ServedList }) {
  const { t } = useLingui();
  const list = useGameList(served);
  const { place, categories, studios } = served;
  const all = t({ id: 'lobby.all-games', message: 'All games' });
  const name = served.name ?? all;
  const current = place.studio === null ? (place.category ?? 'all') : null;
  const words = list.searchText;
  return (
    <div className={css.page}>
      <ListCrumbs served={served} />
      <div className={css.header}>
        <h1 className={css.title}>{name}</h1>
        <p className={css.count} role="status">
          <GameCount count={list.count} />
          {words === '' ? null : (
            <> · {t({ id: 'lobby.list.searched', message: `Searched for: ${words}` })}</>
          )}
        </p>
      </div>
      <CategoryChips categories={categories} current={current} />
      <SubCategories served={served} />
      <ListFilters list={list} studios={studios} />
      <Games list={list} />
      <ListPagination list={list} />
    </div>
  );
}

const SubCategories = memo(function SubCategories({ served: { place, subs } }: { served: ServedList }) {
  const { t } = useLingui();
  const { category, sub } = place;
  if (category === null || subs.length === 0) return null;
  const chips = [{ slug: undefined, name: t({ id: 'lobby.all', message: 'All' }) }, ...subs];
  return (
    <nav className={chipRowClass} aria-label={t({ id: 'lobby.sub-categories', message: 'Subcategories' })}>
      {chips.map(({ slug, name }) => (
        <PathLink
          key={name}
          to={categoryPath(category, slug)}
          className={chipClass}
          aria-current={(slug ?? null) === sub ? 'page' : undefined}
        >
          {name}
        </PathLink>
      ))}
    </nav>
  );
});

function Games({ list }: { list: GameListState }) {
  const { t, i18n } = useLingui();
  const { games, isVirtual, isPending, hasFailed, clearFilters } = list;
  if (hasFailed) return <GamesLoadError retry={loadGameIndex} />;
  if (games.length > 0 || isPending)
    return <GameGrid games={games} isVirtual={isVirtual} isPending={isPending} />;
  return (
    <EmptyState
      illustration={<Illustration name="search" />}
      title={i18n._(noGames)}
      action={
        <Button variant="secondary" onClick={clearFilters}>
          {t({ id: 'lobby.filter.clear', message: 'Show all again' })}
        </Button>
      }
    >
      {t({ id: 'lobby.list.none', message: 'No games match these filters.' })}
    </EmptyState>
  );
}
