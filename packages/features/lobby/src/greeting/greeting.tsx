import { useNow, useZone } from '@baize/page/clock';
import { PlayerBoundary } from '@baize/player/player-boundary';
import { lazy } from 'react';
import * as css from './greeting.css.ts';

const PlayerGreeting = lazy(async () => ({
  default: (await import('./player-greeting.tsx')).PlayerGreeting,
}));

/** Greets a player by name; a visitor's page has no such line. */
export function Greeting() {
  const now = useNow({ every: 'minute' });
  const zone = useZone();
  return (
    <p className={css.greeting}>
      <PlayerBoundary>
        {now !== null && zone !== null ? <PlayerGreeting now={now} zone={zone} /> : null}
      </PlayerBoundary>
    </p>
  );
}
