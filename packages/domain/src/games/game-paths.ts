/** Gives the address of a game's page, without language and variant. Source: requirements NAV-11. */
export function gamePath(slug: string): string {
  return `/casino/games/${encodeURIComponent(slug)}`;
}

/** The query parameter of a game's page that begins it in a mode: `?play=demo`. */
export const PLAY_PARAM = 'play';

/** Gives the address that opens a game and begins it for money or as a demo. Source: requirements GAM-02. */
export function playPath(slug: string, mode: 'real' | 'demo'): string {
  return `${gamePath(slug)}?${PLAY_PARAM}=${mode}`;
}

/** Gives the address of a category's games, or of those of one of its sub-categories. Source: S2 §2; requirements GAM-01. */
export function categoryPath(category: string, sub?: string): string {
  const path = `/casino/${encodeURIComponent(category)}`;
  return sub === undefined ? path : `${path}/${encodeURIComponent(sub)}`;
}

/** Gives the address of a studio's games. Source: requirements GAM-01. */
export function providerPath(slug: string): string {
  return `/providers/${encodeURIComponent(slug)}`;
}
