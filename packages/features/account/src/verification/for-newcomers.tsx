import { usePlayer } from '@baize/shell/player';
import { Trans } from '@lingui/react/macro';

/** For who has not paid in yet; inside a `PlayerIsland`. */
export function ForNewcomers() {
  const player = usePlayer();
  if (!player || player.depositCount > 0) return null;
  return (
    <p>
      <Trans id="account.verification.after-deposit">
        You are asked for documents after your first deposit, not before.
      </Trans>
    </p>
  );
}
