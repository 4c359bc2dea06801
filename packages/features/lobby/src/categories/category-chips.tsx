import { categoryPath } from '@baize/domain/game-paths';
import { PageLink, PathLink } from '@baize/links';
import { chipClass, chipRowClass } from '@baize/ui/chip';
import { useLingui } from '@lingui/react/macro';
import type { HomeCategory } from '../game-index/home-lists.ts';
import { CategoryIcon } from './category-icon.tsx';

/** The ways through the casino: all games, each category, the studios; the current one is marked. */
export function CategoryChips({
  categories,
  current,
}: {
  categories: readonly HomeCategory[];
  /** A category's slug, `all` or `studios`; null where the list is none of them. */
  current: string | null;
}) {
  const { t } = useLingui();
  const chip = (slug: string) => ({
    className: chipClass,
    ...(slug === current ? { 'aria-current': 'page' as const } : {}),
  });
  return (
    <nav className={chipRowClass} aria-label={t({ id: 'lobby.categories', message: 'Kinds of games' })}>
      <PageLink to="casino" {...chip('all')}>
        <CategoryIcon name="layout-grid" />
        {t({ id: 'lobby.all', message: 'All' })}
      </PageLink>
      {categories.map(({ slug, name, icon }) => (
        <PathLink key={slug} to={categoryPath(slug)} {...chip(slug)}>
          <CategoryIcon name={icon} />
          {name}
        </PathLink>
      ))}
      <PageLink to="providers" {...chip('studios')}>
        <CategoryIcon name="building-2" />
        {t({ id: 'lobby.studios', message: 'Studios' })}
      </PageLink>
    </nav>
  );
}
