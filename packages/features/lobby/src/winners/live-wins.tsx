import { latestWinsQuery } from '@baize/api/queries/latest-wins';
import { useApi, usePromoSilence } from '@baize/shell/player';
import { PlayerProviders } from '@baize/shell/player-providers';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { ClosedStrip } from './closed-strip.tsx';
import { Ticker } from './ticker.tsx';
import { useInSight } from './use-in-sight.ts';
import { WinsWaiting } from './wins-frame.tsx';

/** The wins for visitors, and for players to whom something may be praised: nobody else's are asked for (beyond 15). */
export function LiveWins({ viewer }: { viewer: 'visitor' | 'player' }) {
  return <PlayerProviders>{viewer === 'visitor' ? <Wins /> : <PlayerWins />}</PlayerProviders>;
}

function PlayerWins() {
  const { kind } = usePromoSilence();
  if (kind === 'unknown') return <WinsWaiting />;
  return kind === 'open' ? <Wins /> : <ClosedStrip />;
}

/** Asked again every half minute, as long as the strip is in sight. */
function Wins() {
  const here = useRef<HTMLDivElement>(null);
  const inSight = useInSight(here);
  const { data: wins, isError } = useQuery({ ...latestWinsQuery(useApi()), enabled: inSight });
  const none = wins ? wins.length === 0 : isError;
  return (
    <div ref={here}>
      {none ? <ClosedStrip /> : wins ? <Ticker told={wins} inSight={inSight} /> : <WinsWaiting />}
    </div>
  );
}
