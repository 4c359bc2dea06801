/** The player's own pages in the panel style, eight. Source: S2 §2 "Panel profile area". */
export const PANEL_AREA = [
  '/profile2/my-profile',
  '/profile2/balance',
  '/profile2/verification',
  '/profile2/my-bonuses',
  '/profile2/vip-club',
  '/profile2/my-history',
  '/profile2/freeze-account',
  '/profile2/limits',
] as const;

/** The player's own pages in the basic style. Source: S2 §2; requirements LIM-05. */
export const BASIC_AREA = [
  '/profile',
  '/profile/edit-profile',
  '/profile/transactions',
  '/profile/verify',
  '/profile/favorites',
  '/profile/limits',
  '/profile/freeze-account',
] as const;

type PanelPath = (typeof PANEL_AREA)[number];

const TO_BASIC = {
  '/profile2/my-profile': '/profile/edit-profile',
  '/profile2/balance': '/profile',
  '/profile2/verification': '/profile/verify',
  '/profile2/my-bonuses': '/bonuses',
  '/profile2/vip-club': '/vip-club',
  '/profile2/my-history': '/profile/transactions',
  '/profile2/freeze-account': '/profile/freeze-account',
  '/profile2/limits': '/profile/limits',
} as const satisfies Record<PanelPath, string>;

/** The panel has no page of favourites of its own: `/profile/favorites` serves both styles. */
const TO_PANEL = {
  '/profile': '/profile2/my-profile',
  '/profile/edit-profile': '/profile2/my-profile',
  '/profile/transactions': '/profile2/my-history',
  '/profile/verify': '/profile2/verification',
  '/profile/favorites': null,
  '/profile/limits': '/profile2/limits',
  '/profile/freeze-account': '/profile2/freeze-account',
} as const satisfies Record<(typeof BASIC_AREA)[number], PanelPath | null>;

/** The password has a page in either area (ours). */
const PASSWORD = '/change-password';

const COUNTERPARTS: Record<'basic' | 'panel', ReadonlyMap<string, string | null>> = {
  basic: new Map(
    Object.entries({
      ...TO_BASIC,
      '/profile2': '/profile',
      '/account/verification': '/profile/verify',
      [`/profile2${PASSWORD}`]: `/profile${PASSWORD}`,
    }),
  ),
  panel: new Map(
    Object.entries({
      ...TO_PANEL,
      '/profile2': '/profile2/my-profile',
      [`/profile${PASSWORD}`]: `/profile2${PASSWORD}`,
    }),
  ),
};

/**
 * Gives the address that a path of the other navigation style leads to: `/profile2/limits` is `/profile/limits` in the
 * basic style, and the other way round; query and hash stay, and so does `/design` before the path. Null for a path
 * that this style serves itself, and for one of neither style. The path carries no locale; an address that settings
 * gave to a page (`pageAt`) is to be asked for first. Source: S2 §2; requirements NAV-04.
 */
export function counterpart({
  path,
  navigation,
}: {
  path: string;
  navigation: 'basic' | 'panel';
}): string | null {
  const whole = path.replace(/[?#].*/s, '');
  const bare = whole.replace(/^\/design(?=\/)/, '');
  const other = COUNTERPARTS[navigation].get(bare.replace(/\/+$/, ''));
  const design = whole.slice(0, whole.length - bare.length);
  return other ? design + other + path.slice(whole.length) : null;
}
