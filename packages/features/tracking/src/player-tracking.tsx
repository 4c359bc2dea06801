import { usePlayer, usePromoSuppression } from '@baize/player';
import { ConsentPrompt } from './consent/consent-prompt.tsx';
import { ViewerTracking } from './viewer-tracking.tsx';

/**
 * Follows a player, once it is known who it is. Whoever is excluded, frozen or at a limit is left alone: no script, and
 * nobody asks for any (beyond 15). As long as that is not known it is taken to be so.
 */
export function PlayerTracking() {
  const player = usePlayer();
  const open = usePromoSuppression().kind === 'open';
  return (
    <>
      {player ? (
        <ViewerTracking
          userId={player.getUser.userId}
          depositCount={player.depositCount}
          scripts={open ? 'wanted' : 'silent'}
        />
      ) : null}
      <ConsentPrompt trigger={open ? 'by-itself' : 'when-wanted'} />
    </>
  );
}
