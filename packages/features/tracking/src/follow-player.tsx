import { usePlayer, useSafety } from '@baize/shell/player';
import { Follow } from './follow.tsx';

/** Follows a player, once it is known who it is. */
export function FollowPlayer() {
  const player = usePlayer();
  // Whoever has shut themselves out is left alone.
  const silent = useSafety() !== 'free';
  if (!player) return null;
  return (
    <Follow
      userId={player.getUser.userId}
      depositCount={player.depositCount}
      scripts={silent ? 'silent' : 'wanted'}
    />
  );
}
