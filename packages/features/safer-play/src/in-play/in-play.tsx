import { PlayerIsland } from '@baize/shell/player-island';
import { lazy } from 'react';

const Voices = lazy(async () => {
  const { loadVoices } = await import('../late.ts');
  return { default: (await loadVoices()).Voices };
});

/** What a player is told by itself while they play, on whichever page. */
export function InPlay() {
  return (
    <PlayerIsland>
      <Voices />
    </PlayerIsland>
  );
}
