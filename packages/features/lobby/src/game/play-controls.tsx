import type { PlayAccess, PlayMode, PlayOffer } from '@baize/domain/play-access';
import { PLAY_PARAMETER } from '@baize/domain/game-address';
import { ModalLink } from '@baize/shell/modals';
import { Button, buttonClass } from '@baize/ui/button';
import { useLingui } from '@lingui/react/macro';
import { FlaskConical, LogIn, Play } from 'lucide-react';
import { Link } from 'react-router';
import { playWish } from './play-wish.ts';
import { Refusal } from './refusal.tsx';
import * as css from './stage.css.ts';

interface PlayControlsProps {
  slug: string;
  access: PlayAccess;
  start(mode: PlayMode): void;
}

/** Play and Demo as far as they are offered, and why not where they are not (GAM-02). */
export function PlayControls({ slug, access, start }: PlayControlsProps) {
  const { t } = useLingui();
  const { real, demo, view } = access;
  if (view === 'login')
    return (
      <>
        <p className={css.noticeText}>
          {t({ id: 'game.login-first', message: 'Log in to open this game.' })}
        </p>
        <ToLogin slug={slug} mode="real" />
      </>
    );
  const both = real.kind === 'refused' && demo.kind === 'refused' && real.why === demo.why;
  return (
    <>
      {real.kind === 'refused' ? <Refusal refusal={real} /> : null}
      {both ? null : (
        <div className={css.ways}>
          <Control slug={slug} mode="real" offer={real} start={start} />
          <Control slug={slug} mode="demo" offer={demo} start={start} />
        </div>
      )}
      {!both && demo.kind === 'refused' && demo.why === 'no-demo' ? (
        <p className={css.hint}>{t({ id: 'game.no-demo', message: 'This game has no demo.' })}</p>
      ) : null}
    </>
  );
}

type ControlProps = Omit<PlayControlsProps, 'access'> & { mode: PlayMode; offer: PlayOffer };

function Control({ slug, mode, offer, start }: ControlProps) {
  const words = useModeWords(mode);
  if (offer.kind === 'refused') return null;
  if (offer.kind === 'login') return <ToLogin slug={slug} mode={mode} />;
  return (
    <Button
      variant={words.variant}
      size={mode === 'real' ? 'large' : 'medium'}
      icon={words.icon}
      onClick={() => start(mode)}
    >
      {words.name}
    </Button>
  );
}

/** Asks to log in, and remembers what for. */
function ToLogin({ slug, mode }: { slug: string; mode: PlayMode }) {
  const { t } = useLingui();
  const words = useModeWords(mode);
  return (
    <ModalLink
      modal="login"
      className={buttonClass({ variant: words.variant, size: mode === 'real' ? 'large' : 'medium' })}
      onClick={() => playWish.set({ slug, mode })}
    >
      <LogIn size={18} aria-hidden />
      {mode === 'real'
        ? t({ id: 'game.login-to-play', message: 'Log in to play' })
        : t({ id: 'game.login-for-demo', message: 'Log in for the demo' })}
    </ModalLink>
  );
}

/** Before it is known what a player may do: what is pressed is done as soon as it is. */
export function EarlyControls({ hasDemo }: { hasDemo: boolean }) {
  return (
    <div className={css.ways}>
      <Early mode="real" />
      {hasDemo ? <Early mode="demo" /> : null}
    </div>
  );
}

function Early({ mode }: { mode: PlayMode }) {
  const { name, icon, variant } = useModeWords(mode);
  return (
    <Link
      to={`?${PLAY_PARAMETER}=${mode}`}
      replace
      preventScrollReset
      className={buttonClass({ variant, size: mode === 'real' ? 'large' : 'medium' })}
    >
      {icon}
      {name}
    </Link>
  );
}

function useModeWords(mode: PlayMode) {
  const { t } = useLingui();
  return mode === 'real'
    ? ({
        name: t({ id: 'game.play', message: 'Play' }),
        icon: <Play size={18} aria-hidden />,
        variant: 'primary',
      } as const)
    : ({
        name: t({ id: 'game.demo', message: 'Demo' }),
        icon: <FlaskConical size={18} aria-hidden />,
        variant: 'outline',
      } as const);
}
