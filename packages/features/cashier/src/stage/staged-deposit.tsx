import { PlayerIsland } from '@baize/shell/player';
import { PlayerStage } from '@baize/shell/player-stage';
import { DepositDesk } from '../deposit/deposit-desk.tsx';
import { DepositWaiting } from '../deposit/deposit-waiting.tsx';
import { examplePlayer } from './example-player.ts';
import { FakeCashier } from './fake-cashier.ts';

/** The deposit as a story shows it: of a player, before a platform that the story may change. */
export function stagedDeposit(
  change: (platform: FakeCashier) => void = () => undefined,
  player = examplePlayer(),
) {
  const platform = new FakeCashier(player);
  change(platform);
  return (
    <div style={{ padding: 16 }}>
      <PlayerStage viewer="player" api={platform.client()} player={platform.player}>
        <PlayerIsland fallback={<DepositWaiting />}>
          <DepositDesk />
        </PlayerIsland>
      </PlayerStage>
    </div>
  );
}
