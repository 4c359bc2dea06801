import { usePlayer, usePromoSilence } from '@baize/shell/player';
import { Asking } from './consent/asking.tsx';
import { Follow } from './follow.tsx';

/**
 * Follows a player, once it is known who it is. Whoever is excluded, frozen or at a limit is left alone: no script, and
 * nobody asks for any (beyond 15). As long as that is not known it is taken to be so.
 */
export function FollowPlayer() {
  const player = usePlayer();
  const open = usePromoSilence().kind === 'open';
  return (
    <>
      {player ? (
        <Follow
          userId={player.getUser.userId}
          depositCount={player.depositCount}
          scripts={open ? 'wanted' : 'silent'}
        />
      ) : null}
      <Asking asks={open ? 'by-itself' : 'when-wanted'} />
    </>
  );
}
