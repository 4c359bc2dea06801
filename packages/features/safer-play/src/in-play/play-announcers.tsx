import { PlayerBoundary } from '@baize/player/player-boundary';
import { lazy } from 'react';

const LazyPlayAnnouncerList = lazy(async () => {
  const { loadPlayAnnouncers } = await import('../lazy.ts');
  return { default: (await loadPlayAnnouncers()).PlayAnnouncerList };
});

/** What a player is told by itself while they play, on whichever page. */
export function PlayAnnouncers() {
  return (
    <PlayerBoundary>
      <LazyPlayAnnouncerList />
    </PlayerBoundary>
  );
}
