import type { GameDetails } from '@baize/api/calls/lobby';
import type { PlayAccess, PlayMode } from '@baize/domain/play-access';
import { otherMessages } from '@baize/i18n/catalogue/errors';
import { Picture } from '@baize/shell/asset-picture';
import { useOnline } from '@baize/shell/online';
import { usePlayPause } from '@baize/shell/play-pause';
import { Button } from '@baize/ui/button';
import { Spinner } from '@baize/ui/spinner';
import { Trans, useLingui } from '@lingui/react/macro';
import { CloudAlert, ImageOff } from 'lucide-react';
import { lazy, Suspense, type ReactNode } from 'react';
import { EarlyControls, PlayControls } from './play-controls.tsx';
import type { LaunchProblem } from './play-state.ts';
import { Refusal } from './refusal.tsx';
import * as css from './stage.css.ts';
import type { Play } from './use-play.ts';

const GameFrame = lazy(async () => ({ default: (await import('./game-frame.tsx')).GameFrame }));

interface StageProps {
  game: Pick<GameDetails, 'slug' | 'name' | 'thumbnail' | 'hasDemo'>;
  play: Play;
  /** Null until it is known who looks. */
  access: PlayAccess | null;
  /** What a guest is offered, until it is known whether one looks; null from then on. */
  guests: PlayAccess | null;
  start(mode: PlayMode): void;
  close(): void;
}

/** The game's place: its cover, the game itself, or why it is not there. */
export function Stage({ game, play, access, guests, start, close }: StageProps) {
  const { state, hear } = play;
  const online = useOnline();
  const paused = usePlayPause();
  const { name } = game;
  const again = (mode: PlayMode) => () => start(mode);
  return (
    <div className={css.stage} data-state={state.kind} aria-busy={state.kind === 'opening'}>
      {state.kind === 'cover' ? (
        <Cover game={game}>
          <Offers game={game} access={access} guests={guests} start={start} />
        </Cover>
      ) : null}
      {state.kind === 'stopped' ? (
        <Cover game={game}>
          <Stopped problem={state.problem} again={again(state.mode)} close={play.stop} />
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
              is={state.is === 'ready' ? 'ready' : 'loading'}
              held={(paused || !online) && state.mode === 'real'}
              onMessage={(message) => (message.type === 'close' ? close() : hear(message))}
            />
          </Suspense>
          {state.is === 'loading' ? <Opening name={name} /> : null}
          {state.is === 'slow' ? <Slow again={again(state.mode)} close={play.stop} /> : null}
        </>
      ) : null}
    </div>
  );
}

/** A guest's controls stay as they were served; a player's come as soon as it is known what they may do. */
function Offers({ game, access, guests, start }: Pick<StageProps, 'game' | 'access' | 'guests' | 'start'>) {
  const offered = access ?? guests;
  return (
    <>
      {offered ? (
        <div className={access ? css.offered : css.ifNobody}>
          <PlayControls slug={game.slug} access={offered} start={start} />
        </div>
      ) : null}
      {access ? null : (
        <div className={guests ? css.ifKept : css.offered}>
          <EarlyControls hasDemo={game.hasDemo} />
        </div>
      )}
    </>
  );
}

function Cover({ game, children }: { game: StageProps['game']; children: ReactNode }) {
  return (
    <div className={css.cover}>
      <Picture
        address={game.thumbnail}
        width={300}
        height={400}
        className={css.backdrop}
        priority
        fallback={null}
      />
      <Picture
        address={game.thumbnail}
        width={300}
        height={400}
        className={css.picture}
        priority
        fallback={
          <span className={`${css.picture} ${css.missing}`}>
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
    <div className={css.veil}>
      <Spinner size={28} />
      <p className={css.noticeText} role="status">
        <Trans id="game.opening">Opening {name}</Trans>
      </p>
    </div>
  );
}

/** The game has been asked for and has not said that it is ready. */
function Slow({ again, close }: { again(): void; close(): void }) {
  const { t } = useLingui();
  return (
    <div className={css.veil} role="alert">
      <span className={css.noticeMark} aria-hidden>
        <CloudAlert />
      </span>
      <p className={css.noticeText}>
        {t({
          id: 'game.slow',
          message: 'The game has not answered for 15 seconds. It may still come, or you can ask again.',
        })}
      </p>
      <AgainOrClose again={again} close={close} />
    </div>
  );
}

function Stopped({ problem, again, close }: { problem: LaunchProblem; again(): void; close(): void }) {
  const { t, i18n } = useLingui();
  if (problem.kind === 'refused') return <Refusal refusal={problem.refusal} />;
  return (
    <div className={css.notice} role="alert">
      <span className={css.noticeMark} aria-hidden>
        <CloudAlert />
      </span>
      <p className={css.noticeText}>
        {t({ id: 'game.not-opened', message: 'The game could not be opened. Nothing was staked.' })}
      </p>
      <p className={css.hint}>{i18n._(otherMessages[problem.words])}</p>
      <AgainOrClose again={again} close={close} />
    </div>
  );
}

function AgainOrClose({ again, close }: { again(): void; close(): void }) {
  const { t } = useLingui();
  return (
    <div className={css.ways}>
      <Button variant="secondary" onClick={again}>
        {t({ id: 'msg.try.again', message: 'Try again' })}
      </Button>
      <Button variant="outline" onClick={close}>
        {t({ id: 'game.back-to-cover', message: 'Not now' })}
      </Button>
    </div>
  );
}
