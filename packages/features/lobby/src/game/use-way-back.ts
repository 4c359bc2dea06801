import { useBackTarget } from '@baize/shell/back-target';
import { usePageHref } from '@baize/shell/links';
import { useLingui } from '@lingui/react/macro';

/** A game that is left is nowhere to come back to. */
const NOWHERE = ['/casino/games'];

/** Where closing a game leads. */
export interface WayBack {
  href: string;
  name: string;
}

/** Back to where the player was before the game, else to all games (NAV-09). */
export function useWayBack(): WayBack {
  const { t } = useLingui();
  const casino = usePageHref('casino');
  const back = useBackTarget(NOWHERE);
  return back === null
    ? { href: casino, name: t({ id: 'game.to-casino', message: 'Back to all games' }) }
    : { href: back, name: t({ id: 'nav.back', message: 'Back to where you were' }) };
}
