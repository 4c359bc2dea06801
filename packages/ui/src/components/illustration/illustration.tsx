import bonuses from './bonuses.svg?url&no-inline';
import failed from './failed.svg?url&no-inline';
import favourites from './favourites.svg?url&no-inline';
import friends from './friends.svg?url&no-inline';
import login from './login.svg?url&no-inline';
import promotions from './promotions.svg?url&no-inline';
import receipts from './receipts.svg?url&no-inline';
import search from './search.svg?url&no-inline';
import tournaments from './tournaments.svg?url&no-inline';

const IMAGES = {
  bonuses,
  failed,
  favourites,
  friends,
  login,
  promotions,
  receipts,
  search,
  tournaments,
} as const;

export type IllustrationName = keyof typeof IMAGES;

/** All of them, for the designers' sheet. */
export const ILLUSTRATION_NAMES: readonly IllustrationName[] = [
  'search',
  'login',
  'favourites',
  'tournaments',
  'bonuses',
  'promotions',
  'receipts',
  'friends',
  'failed',
];

/** A square of game art for an `EmptyState`, which crops it round (look §13). Decoration; drawn by the sandbox's art. */
export function Illustration({ name }: { name: IllustrationName }) {
  return <img src={IMAGES[name]} width={96} height={96} alt="" decoding="async" />;
}
