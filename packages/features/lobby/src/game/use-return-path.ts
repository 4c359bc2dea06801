import { usePageHref } from '@baize/links';
import { useBackTarget, useGoBack } from '@baize/links/back-target';
import { useLingui } from '@lingui/react/macro';
import type { MouseEvent } from 'react';

/** A game that is left is nowhere to come back to. */
const NO_RETURN_PATHS = ['/casino/games'];

/** Where closing a game leads. */
export interface ReturnPath {
  href: string;
  label: string;
  /** Goes there; on a link in place of what a plain press on it does. */
  go(event?: MouseEvent): void;
}

/** Back to where the player was before the game, else to all games (NAV-09). */
export function useReturnPath(): ReturnPath {
  const { t } = useLingui();
  const casino = usePageHref('casino');
  const back = useBackTarget(NO_RETURN_PATHS);
  const href = back ?? casino;
  const go = useGoBack(href, NO_RETURN_PATHS);
  const label =
    back === null
      ? t({ id: 'game.to-casino', message: 'Back to all games' })
      : t({ id: 'nav.back', message: 'Back to where you were' });
  return { href, label, go };
}
