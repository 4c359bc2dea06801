import type { GameDetails } from '@baize/api/endpoints/lobby';
import type { PlayAccess, PlayMode } from '@baize/domain/play-access';
import { otherErrorMessages } from '@baize/i18n/catalogue/errors';
import { PlatformImage } from '@baize/page/asset-image';
import { useOnline } from '@baize/page/online';
import { usePlayPause } from '@baize/player/play-pause';
import { Button } from '@baize/ui/button';
import { Spinner } from '@baize/ui/spinner';
import { Trans, useLingui } from '@lingui/react/macro';
import { CloudAlert, ImageOff } from 'lucide-react';
import { lazy, Suspense, type ReactNode } from 'react';
import { PendingPlayControls, PlayControls } from './play-controls.tsx';
import type { LaunchProblem } from './play-state.ts';
import { PlayRefusalNotice } from './play-refusal-notice.tsx';
import * as css from './game-viewport.css.ts';
import type { GamePlay } from './use-play.ts';

const GameFrame = lazy(async () => ({ default: (await import('./game-frame.tsx')).GameFrame }));

interface GameViewportProps {
  game: Pick<GameDetails, 'slug' | 'name' | 'thumbnail' | 'hasDemo'>;
  play: GamePlay;
  /** Null until it is known who looks. */
  access: PlayAccess | null;
  /** What a guest is offered, until it is known whether one looks; null from then on. */
  guests: PlayAccess | null;
  start(mode: PlayMode): void;
  close(): void;
}

/** The game's place: its cover, the game itself, or why it is not there. */
export function GameViewport({ game, play, access, guests, start, close }: GameViewportProps) {
  const { state, handleMessage } = play;
  const online = useOnline();
  const paused = usePlayPause();
  const { name } = game;
  const again = (mode: PlayMode) => () => start(mode);
  return (
    <div className={css.viewport} data-state={state.kind} aria-busy={state.kind === 'opening'}>
      {state.kind === 'cover' ? (
        <Cover game={game}>
          <PlayOffers game={game} access={access} guests={guests} start={start} />
        </Cover>
      ) : null}
      {state.kind === 'stopped' ? (
        <Cover game={game}>
          <LaunchStopped problem={state.problem} again={again(state.mode)} close={play.stop} />
        </Cover>
      ) : null}
      {state.kind === 'opening' ? <Opening name={name} /> : null}
      {state.kind === 'running' ? (
        <>
          <Suspense>
            <GameFrame
              key={state.url}
              url={state.url}
              name={name}
              is={state.readiness === 'ready' ? 'ready' : 'loading'}
              held={(paused || !online) && state.mode === 'real'}
              onMessage={(message) => (message.type === 'close' ? close() : handleMessage(message))}
            />
          </Suspense>
          {state.readiness === 'loading' ? <Opening name={name} /> : null}
          {state.readiness === 'slow' ? <SlowNotice again={again(state.mode)} close={play.stop} /> : null}
        </>
      ) : null}
    </div>
  );
}

/** A guest's controls stay as they were served; a player's come as soon as it is known what they may do. */
function PlayOffers({
  game,
  access,
  guests,
  start,
}: Pick<GameViewportProps, 'game' | 'access' | 'guests' | 'start'>) {
  const offered = access ?? guests;
  return (
    <>
      {offered ? (
        <div className={access ? css.offered : css.whenNoSession}>
          <PlayControls slug={game.slug} access={offered} start={start} />
        </div>
      ) : null}
      {access ? null : (
        <div className={guests ? css.whenSessionStored : css.offered}>
          <PendingPlayControls hasDemo={game.hasDemo} />
        </div>
      )}
    </>
  );
}

function Cover({ game, children }: { game: GameViewportProps['game']; children: ReactNode }) {
  return (
    <div className={css.cover}>
      <PlatformImage
        address={game.thumbnail}
        width={300}
        height={400}
        className={css.backdrop}
        priority
        fallback={null}
      />
      <PlatformImage
        address={game.thumbnail}
        width={300}
        height={400}
        className={css.image}
        priority
        fallback={
          <span className={`${css.image} ${css.missing}`}>
            <ImageOff size={28} strokeWidth={1.6} />
          </span>
        }
      />
      <div className={css.controls}>{children}</div>
    </div>
  );
}

function Opening({ name }: { name: string }) {
  return (
    <div className={css.overlay}>
      <Spinner size={28} />
      <p className={css.noticeText} role="status">
        <Trans id="game.opening">Opening {name}</Trans>
      </p>
    </div>
  );
}

/** The game has been asked for and has not said that it is ready. */
function SlowNotice({ again, close }: { again(): void; close(): void }) {
  const { t } = useLingui();
  return (
    <div className={css.overlay} role="alert">
      <span className={css.noticeIcon} aria-hidden>
        <CloudAlert />
      </span>
      <p className={css.noticeText}>
        {t({
          id: 'game.slow',
          message: 'The game has not loaded for 15 seconds. It may still load, or you can try again.',
        })}
      </p>
      <RetryOrClose again={again} close={close} />
    </div>
  );
}

function LaunchStopped({ problem, again, close }: { problem: LaunchProblem; again(): void; close(): void }) {
  const { t, i18n } = useLingui();
  if (problem.kind === 'refused') return <PlayRefusalNotice refusal={problem.refusal} />;
  return (
    <div className={css.notice} role="alert">
      <span className={css.noticeIcon} aria-hidden>
        <CloudAlert />
      </span>
      <p className={css.noticeText}>
        {t({ id: 'game.launch-failed', message: 'The game could not be opened. Nothing was staked.' })}
      </p>
      <p className={css.hint}>{i18n._(otherErrorMessages[problem.messageKey])}</p>
      <RetryOrClose again={again} close={close} />
    </div>
  );
}

function RetryOrClose({ again, close }: { again(): void; close(): void }) {
  const { t } = useLingui();
  return (
    <div className={css.actions}>
      <Button variant="secondary" onClick={again}>
        {t({ id: 'msg.try.again', message: 'Try again' })}
      </Button>
      <Button variant="outline" onClick={close}>
        {t({ id: 'game.back-to-cover', message: 'Not now' })}
      </Button>
    </div>
  );
}
