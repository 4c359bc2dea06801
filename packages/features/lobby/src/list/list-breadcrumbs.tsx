import { categoryPath } from '@baize/domain/game-paths';
import { useLocalizedPath, usePageHref } from '@baize/links';
import { Breadcrumbs, type Breadcrumb } from '@baize/page/breadcrumbs';
import { useLingui } from '@lingui/react/macro';
import type { ServedList } from './served-list.ts';

/** The way here: the casino or the studios, the category, its sub-category. */
export function ListBreadcrumbs({ served: { place, name, above } }: { served: ServedList }) {
  const { t } = useLingui();
  const casino = usePageHref('casino');
  const studios = usePageHref('providers');
  const localize = useLocalizedPath();
  const start: Breadcrumb =
    place.studio === null
      ? { name: t({ id: 'lobby.casino', message: 'Casino' }), href: casino }
      : { name: t({ id: 'lobby.studios', message: 'Studios' }), href: studios };
  if (name === null) return null;
  const between: Breadcrumb[] =
    place.category !== null && above !== null
      ? [{ name: above, href: localize(categoryPath(place.category)) }]
      : [];
  return <Breadcrumbs crumbs={[start, ...between, { name, href: null }]} />;
}
