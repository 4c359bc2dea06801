import type { GameDetails, GameMessage } from '@baize/api/calls/lobby';
import { platformClock } from '@baize/browser/clock';
import { judgePlay, type PlayMode, type PlayViewer } from '@baize/domain/play-access';
import { balanceHold } from '@baize/shell/balance-hold';
import { usePage } from '@baize/shell/page';
import { pageColumn } from '@baize/shell/page-column';
import { playBegan, roundPlayed } from '@baize/shell/play-session';
import { PlayerIsland } from '@baize/shell/player-island';
import { useSession } from '@baize/shell/session';
import { Slot } from '@baize/shell/slot';
import { lazy, useEffect, useRef, useState } from 'react';
import type { TileGame } from '../tile/tile-game.ts';
import { useRememberGame } from '../recent/use-recent-games.ts';
import { AboutGame } from './about-game.tsx';
import { Bar } from './bar.tsx';
import { useFullScreen } from './full-screen.ts';
import { GameHead } from './game-head.tsx';
import * as css from './room.css.ts';
import { useServedGame } from './served-game-context.ts';
import { LimitsCard, RelatedGames } from './side.tsx';
import { Stage } from './stage.tsx';
import { Trouble } from './trouble.tsx';
import type { KnownPlayer } from './player-viewer.tsx';
import { useCountry } from './use-country.ts';
import { usePlay } from './use-play.ts';
import { usePlayWish } from './use-play-wish.ts';
import { useWayBack } from './use-way-back.ts';

const PlayerViewer = lazy(async () => ({ default: (await import('./player-viewer.tsx')).PlayerViewer }));

const GUEST: PlayViewer = { kind: 'guest' };

/** The game of the page, as the page was served. */
export function ServedGameRoom() {
  const { game, related } = useServedGame();
  return <GameRoom key={game.slug} game={game} related={related} />;
}

/** One game's page: the game in the middle, its figures and the player's limits as near as the way to play (GAM-02, GAM-03). */
export function GameRoom({ game, related }: { game: GameDetails; related: readonly TileGame[] }) {
  const { settings } = usePage();
  const { phase } = useSession();
  const player = useRef<HTMLDivElement>(null);
  const [told, tell] = useState<KnownPlayer | null>(null);
  const viewer = phase === 'signed-in' ? (told?.viewer ?? null) : phase === 'signed-out' ? GUEST : null;
  const isShutSomewhere = game.restrictedCountries.length > 0;
  const country = useCountry(isShutSomewhere && phase !== 'starting' ? 'needed' : 'not-needed');
  const access = viewer && judgePlay({ viewer, rules: settings, game, country });
  const guests =
    phase === 'starting' ? judgePlay({ viewer: GUEST, rules: settings, game, country: null }) : null;
  const play = usePlay(game.slug);
  const remember = useRememberGame();
  const full = useFullScreen(player);
  const back = useWayBack();
  const { state } = play;
  const start = (mode: PlayMode) => play.start(mode, country);
  usePlayWish({ slug: game.slug, access, start });

  function hear(message: GameMessage): void {
    play.hear(message);
    if (state.kind === 'running' && state.mode === 'real') tellSession(message);
    if (message.type === 'ready') remember(game.slug);
    else balanceHold.tell();
  }

  const stakes = state.kind === 'running' && state.mode === 'real' && state.is === 'ready';
  useEffect(() => (stakes ? balanceHold.begin() : undefined), [stakes]);

  function close(): void {
    full.leave();
    // At once: whoever comes back before the next page was drawn finds no game still played.
    play.stop();
    back.go();
  }

  const trouble = state.kind === 'running' ? state.trouble : null;
  return (
    <div className={`${pageColumn} ${css.page}`}>
      <div className={css.main}>
        <GameHead game={game} mode={state.kind === 'running' ? state.mode : null} back={back} />
        <div ref={player} className={css.player} data-full={full.is}>
          <Stage
            game={game}
            play={{ ...play, hear }}
            access={access}
            guests={guests}
            start={start}
            close={close}
          />
          {trouble && state.kind === 'running' ? (
            <Trouble trouble={trouble} reopen={() => start(state.mode)} />
          ) : null}
          <Bar game={game} state={state} money={told?.money ?? null} full={full} close={close} />
          <Slot name="game.over" />
        </div>
      </div>
      <aside className={css.side}>
        <LimitsCard />
        <RelatedGames games={related} studio={game.provider.slug} />
      </aside>
      <AboutGame game={game} />
      <PlayerIsland>
        <PlayerViewer tell={tell} />
      </PlayerIsland>
    </div>
  );
}

/** What is played for money counts over all games, whichever is open (LIM-07). */
function tellSession(message: GameMessage): void {
  const at = platformClock.now();
  if (message.type === 'ready') playBegan(at);
  if (message.type !== 'round') return;
  const { roundId: id, stake, win, currencyCode: currency } = message;
  roundPlayed({ id, stake, win, currency, at });
}
