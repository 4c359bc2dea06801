import type { GameDetails, GameMessage } from '@baize/api/endpoints/lobby';
import { platformClock } from '@baize/browser/clock';
import { resolvePlayAccess, type PlayMode, type PlayViewer } from '@baize/domain/play-access';
import { usePage } from '@baize/page';
import { pageColumn } from '@baize/page/page-column';
import { Slot } from '@baize/page/slot';
import { startPlaySession, recordRound } from '@baize/player/play-session';
import { PlayerBoundary } from '@baize/player/player-boundary';
import { useSession } from '@baize/player/session';
import { deferredBalance } from '@baize/wallet/deferred-balance';
import { lazy, useEffect, useRef, useState } from 'react';
import type { TileGame } from '../tile/tile-game.ts';
import { useRememberGame } from '../recent/use-recent-games.ts';
import { AboutGame } from './about-game.tsx';
import { GameToolbar } from './game-toolbar.tsx';
import { useFullScreen } from './use-full-screen.ts';
import { GameHeader } from './game-header.tsx';
import * as css from './game-screen.css.ts';
import { useServedGame } from './served-game-context.ts';
import { LimitsCard, RelatedGames } from './game-sidebar.tsx';
import { GameViewport } from './game-viewport.tsx';
import { GameProblemAlert } from './game-problem-alert.tsx';
import type { ResolvedPlayer } from './player-viewer-reporter.tsx';
import { useCountry } from '../tile/use-country.ts';
import { usePlay } from './use-play.ts';
import { usePlayIntent } from './use-play-intent.ts';
import { useReturnPath } from './use-return-path.ts';

const PlayerViewer = lazy(async () => ({
  default: (await import('./player-viewer-reporter.tsx')).PlayerViewerReporter,
}));

const GUEST: PlayViewer = { kind: 'guest' };

/** The game of the page, as the page was served. */
export function ServedGameScreen() {
  const { game, related } = useServedGame();
  return <GameScreen key={game.slug} game={game} related={related} />;
}

/** One game's page: the game in the middle, its figures and the player's limits as near as the way to play (GAM-02, GAM-03). */
export function GameScreen({ game, related }: { game: GameDetails; related: readonly TileGame[] }) {
  const { settings } = usePage();
  const { phase } = useSession();
  const player = useRef<HTMLDivElement>(null);
  const [told, tell] = useState<ResolvedPlayer | null>(null);
  const viewer = phase === 'signed-in' ? (told?.viewer ?? null) : phase === 'signed-out' ? GUEST : null;
  const isShutSomewhere = game.restrictedCountries.length > 0;
  const country = useCountry(isShutSomewhere && phase !== 'starting' ? 'needed' : 'not-needed');
  const access = viewer && resolvePlayAccess({ viewer, rules: settings, game, country });
  const guests =
    phase === 'starting' ? resolvePlayAccess({ viewer: GUEST, rules: settings, game, country: null }) : null;
  const play = usePlay(game.slug);
  const remember = useRememberGame();
  const full = useFullScreen(player);
  const back = useReturnPath();
  const { state } = play;
  const start = (mode: PlayMode) => play.start(mode, country);
  usePlayIntent({ slug: game.slug, access, start });

  function handleMessage(message: GameMessage): void {
    play.handleMessage(message);
    if (state.kind === 'running' && state.mode === 'real') recordPlaySession(message);
    if (message.type === 'ready') remember(game.slug);
    else deferredBalance.release();
  }

  const stakes = state.kind === 'running' && state.mode === 'real' && state.readiness === 'ready';
  useEffect(() => (stakes ? deferredBalance.begin() : undefined), [stakes]);

  function close(): void {
    full.exit();
    // At once: whoever comes back before the next page was drawn finds no game still played.
    play.stop();
    back.go();
  }

  const trouble = state.kind === 'running' ? state.problem : null;
  return (
    <div className={`${pageColumn} ${css.page}`}>
      <div className={css.main}>
        <GameHeader game={game} mode={state.kind === 'running' ? state.mode : null} back={back} />
        <div ref={player} className={css.player} data-full={full.mode}>
          <GameViewport
            game={game}
            play={{ ...play, handleMessage }}
            access={access}
            guests={guests}
            start={start}
            close={close}
          />
          {trouble && state.kind === 'running' ? (
            <GameProblemAlert problem={trouble} reopen={() => start(state.mode)} />
          ) : null}
          <GameToolbar game={game} state={state} money={told?.money ?? null} full={full} close={close} />
          <Slot name="game.over" />
        </div>
      </div>
      <aside className={css.side}>
        <LimitsCard />
        <RelatedGames games={related} studio={game.provider.slug} />
      </aside>
      <AboutGame game={game} />
      <PlayerBoundary>
        <PlayerViewer onResolved={tell} />
      </PlayerBoundary>
    </div>
  );
}

/** What is played for money counts over all games, whichever is open (LIM-07). */
function recordPlaySession(message: GameMessage): void {
  const at = platformClock.now();
  if (message.type === 'ready') startPlaySession(at);
  if (message.type !== 'round') return;
  const { roundId: id, stake, win, currencyCode: currency } = message;
  recordRound({ id, stake, win, currency, at });
}
