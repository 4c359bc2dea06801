import { splitLocale } from '@baize/domain/locales';
import { push } from '@baize/domain/navigation-history';
import { splitVariant } from '@baize/domain/page-paths';
import { placeOf, visited } from './visited.ts';

/** By this class of the body scripts and styles know a game's page (NAV-11). */
const ON_GAME_PAGE = 'on-game-page';

/** The player has come to an address: it is noted as a place (NAV-09), and a game's page is marked. */
export function arrive(address: { pathname: string; search: string }): void {
  const { path } = splitVariant(splitLocale(address.pathname).path);
  document.body.classList.toggle(ON_GAME_PAGE, path.startsWith('/casino/games/'));
  const place = placeOf(address);
  const history = visited.get();
  if (history.at(-1) !== place) visited.set(push(history, place));
}
