import { PlayerIsland, usePlayer } from '@baize/shell/player';
import { usePage } from '@baize/shell/page';
import { Trans } from '@lingui/react/macro';

/** Where the brand asks for documents only of depositors, whoever has not paid in yet is told so (PRF-06). */
export function AfterDeposit() {
  const { settings } = usePage();
  if (settings.allowKYCBeforeDeposit) return null;
  return (
    <PlayerIsland>
      <ForNewcomers />
    </PlayerIsland>
  );
}

function ForNewcomers() {
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
