import type { GameMessage } from '@baize/api/endpoints/lobby';
import { platformClock } from '@baize/browser/clock';
import { deviceType } from '@baize/domain/device';
import { OTHER_MESSAGES } from '@baize/domain/errors';
import type { PlayMode } from '@baize/domain/play-access';
import { report } from '@baize/page/report';
import { loadRuntime } from '@baize/player/load-runtime';
import { RuntimeContext } from '@baize/player/player-runtime';
import { useSession } from '@baize/player/session';
import { useContext, useEffect, useReducer, useRef } from 'react';
import { playReducer, INITIAL_PLAY_STATE, type PlayState } from './play-state.ts';

/** A game that says nothing for so long is said to be slow. */
const SLOW_AFTER_MS = 15_000;

/** One game's page, played or not. */
export interface GamePlay {
  state: PlayState;
  /** Asks the platform to open the game; an earlier asking no longer counts. */
  start(mode: PlayMode, country: string | null): void;
  /** Takes what the game's own frame said. */
  handleMessage(message: GameMessage): void;
  /** Puts the cover back. */
  stop(): void;
}

const loadLaunch = () => import('./launch.ts');

export function usePlay(slug: string): GamePlay {
  const staged = useContext(RuntimeContext);
  const signedIn = useSession().phase === 'signed-in';
  const [state, dispatch] = useReducer(playReducer, INITIAL_PLAY_STATE);
  const asking = useRef(0);

  async function open(mode: PlayMode, country: string | null): Promise<void> {
    asking.current += 1;
    const own = asking.current;
    dispatch({ type: 'asked', mode });
    const launched = await Promise.all([loadLaunch(), staged ?? loadRuntime()]).then(
      ([{ launch }, { api }]) =>
        launch(api, { slug, mode, deviceType: deviceType(window.innerWidth), country }),
      (fault: unknown) => {
        report('The code that opens games did not come.', fault);
        return { kind: 'stopped', problem: { kind: 'failed', messageKey: OTHER_MESSAGES.general } } as const;
      },
    );
    if (own !== asking.current) return;
    if (launched.kind === 'opened') dispatch({ type: 'opened', mode: launched.mode, url: launched.url });
    else dispatch({ type: 'stopped', problem: launched.problem });
  }

  const waiting = state.kind === 'running' && state.readiness === 'loading' ? state.url : null;
  useEffect(() => {
    if (waiting === null) return undefined;
    const late = setTimeout(() => dispatch({ type: 'late' }), SLOW_AFTER_MS);
    return () => clearTimeout(late);
  }, [waiting]);

  // Money is played with only by whoever is signed in: with the session the game goes.
  const stays = state.kind === 'cover' || state.mode === 'demo' || signedIn;
  useEffect(() => {
    if (!stays) dispatch({ type: 'left' });
  }, [stays]);

  return {
    state,
    start: (mode, country) => void open(mode, country),
    handleMessage: (message) => dispatch({ type: 'told', message, at: platformClock.now() }),
    stop() {
      asking.current += 1;
      dispatch({ type: 'left' });
    },
  };
}
