import { CATEGORIES } from './categories.ts';
import type { Catalogue } from '../games/catalogue-game.ts';
import { getCategoryName } from './category-name.ts';
import { getLogoUrl } from './image-url.ts';
import { STUDIOS } from './studios.ts';

/** A category of get-full-category-list (contract "Lobby"). */
export type TopCategory = {
  id: string;
  slug: string;
  name: string;
  icon: string;
  order: number;
  subCategories: { id: string; slug: string; name: string; order: number; count: number }[];
};

/** A studio of get-providers, `count` games each. */
export type ProviderRow = { id: string; slug: string; name: string; logo: string; count: number };

function countBy(
  catalogue: Catalogue,
  keysOf: (game: Catalogue['games'][number]) => readonly string[],
): Map<string, number> {
  const counts = new Map<string, number>();
  for (const game of catalogue.games) {
    for (const key of keysOf(game)) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

/** The lobby's categories in its order, named in a locale; sub-categories without games are left out. */
export function listTopCategories(catalogue: Catalogue, { locale }: { locale: string }): TopCategory[] {
  const counts = countBy(catalogue, ({ row }) => row.categories);
  return CATEGORIES.map((top, index) => ({
    id: String(index + 1),
    slug: top.slug,
    name: getCategoryName(top.slug, locale),
    icon: top.icon,
    order: index + 1,
    subCategories: top.subCategories
      .map((slug, place) => ({
        id: `${index + 1}-${place + 1}`,
        slug,
        name: getCategoryName(slug, locale),
        order: place + 1,
        count: counts.get(slug) ?? 0,
      }))
      .filter(({ count }) => count > 0),
  }));
}

/** The studios that have games here, the largest first. */
export function listProviders(catalogue: Catalogue): ProviderRow[] {
  const counts = countBy(catalogue, ({ row }) => [row.provider.slug]);
  return STUDIOS.map(({ id, slug, name }) => ({
    id,
    slug,
    name,
    logo: getLogoUrl(slug),
    count: counts.get(slug) ?? 0,
  }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count || (one.name < other.name ? -1 : 1));
}
