import { useBackTarget, useGoBack } from '@baize/shell/back-target';
import { usePageHref } from '@baize/shell/links';
import { useLingui } from '@lingui/react/macro';
import type { MouseEvent } from 'react';

/** A game that is left is nowhere to come back to. */
const NOWHERE = ['/casino/games'];

/** Where closing a game leads. */
export interface WayBack {
  href: string;
  name: string;
  /** Goes there; on a link in place of what a plain press on it does. */
  go(event?: MouseEvent): void;
}

/** Back to where the player was before the game, else to all games (NAV-09). */
export function useWayBack(): WayBack {
  const { t } = useLingui();
  const casino = usePageHref('casino');
  const back = useBackTarget(NOWHERE);
  const href = back ?? casino;
  const go = useGoBack(href, NOWHERE);
  const name =
    back === null
      ? t({ id: 'game.to-casino', message: 'Back to all games' })
      : t({ id: 'nav.back', message: 'Back to where you were' });
  return { href, name, go };
}
