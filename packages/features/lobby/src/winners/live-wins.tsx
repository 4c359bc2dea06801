import { latestWinsQuery } from '@baize/api/queries/latest-wins';
import { useApi, usePromoSuppression } from '@baize/player';
import { PlayerProviders } from '@baize/player/player-providers';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { CollapsedStrip } from './collapsed-strip.tsx';
import { WinsTicker } from './wins-ticker.tsx';
import { useIsVisible } from './use-is-visible.ts';
import { WinsSkeleton } from './wins-frame.tsx';

/** The wins for visitors, and for players to whom something may be praised: nobody else's are asked for (beyond 15). */
export function LiveWins({ viewer }: { viewer: 'visitor' | 'player' }) {
  return <PlayerProviders>{viewer === 'visitor' ? <Wins /> : <PlayerWins />}</PlayerProviders>;
}

function PlayerWins() {
  const { kind } = usePromoSuppression();
  if (kind === 'unknown') return <WinsSkeleton />;
  return kind === 'open' ? <Wins /> : <CollapsedStrip />;
}

/** Asked again every half minute, as long as the strip is in sight. */
function Wins() {
  const here = useRef<HTMLDivElement>(null);
  const inSight = useIsVisible(here);
  const { data: wins, isError } = useQuery({ ...latestWinsQuery(useApi()), enabled: inSight });
  const none = wins ? wins.length === 0 : isError;
  return (
    <div ref={here}>
      {none ? <CollapsedStrip /> : wins ? <WinsTicker wins={wins} isVisible={inSight} /> : <WinsSkeleton />}
    </div>
  );
}
