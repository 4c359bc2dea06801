import { PlayerBoundary } from '@baize/player';
import { PlayerTestProviders, type PlayerTestProvidersProps } from '@baize/player/player-test-providers';
import { DepositController } from '../deposit/deposit-controller.tsx';
import { DepositSkeleton } from '../deposit/deposit-skeleton.tsx';
import { examplePlayer } from './example-player.ts';
import { FakeCashier } from './fake-cashier.ts';

/** The deposit as a story shows it: of a player, before a platform that the story may change. */
export function depositStory(
  change: (platform: FakeCashier) => void = () => undefined,
  player = examplePlayer(),
  settings: PlayerTestProvidersProps['settings'] = {},
) {
  const platform = new FakeCashier(player);
  change(platform);
  return (
    <div style={{ padding: 16 }}>
      <PlayerTestProviders
        viewer="player"
        api={platform.client()}
        player={platform.player}
        settings={settings}
      >
        <PlayerBoundary fallback={<DepositSkeleton />}>
          <DepositController />
        </PlayerBoundary>
      </PlayerTestProviders>
    </div>
  );
}
