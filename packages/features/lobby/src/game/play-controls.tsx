import { PLAY_PARAM } from '@baize/domain/game-paths';
import type { PlayAccess, PlayMode, PlayModeAccess } from '@baize/domain/play-access';
import { blockedMessages } from '@baize/i18n/catalogue/safer-play';
import { ModalLink } from '@baize/links';
import { ClosedNote, useModalClosedReason } from '@baize/links/entry-access';
import { useStoredExclusionStatus } from '@baize/player/exclusion-status';
import { Button, buttonClass } from '@baize/ui/button';
import { useLingui } from '@lingui/react/macro';
import { FlaskConical, LogIn, Play } from 'lucide-react';
import { Link } from 'react-router';
import { playIntent } from './play-intent.ts';
import { PlayRefusalNotice } from './play-refusal-notice.tsx';
import * as css from './game-viewport.css.ts';

interface PlayControlsProps {
  slug: string;
  access: PlayAccess;
  start(mode: PlayMode): void;
}

/** Play and Demo as far as they are offered, and why not where they are not (GAM-02). */
export function PlayControls({ slug, access, start }: PlayControlsProps) {
  const { t, i18n } = useLingui();
  const { real, demo, view } = access;
  const loginOff = useModalClosedReason('login');
  // After an account was locked here nobody is led into play, not into a demo either (beyond 15).
  if (useStoredExclusionStatus() === 'locked')
    return (
      <>
        <p className={css.noticeText}>{i18n._(blockedMessages.locked)}</p>
        <ModalLink modal="login" className={buttonClass({ variant: 'outline' })}>
          {t({ id: 'nav.log-in', message: 'Log in' })}
        </ModalLink>
      </>
    );
  if (view === 'login')
    return (
      <>
        <p className={css.noticeText}>
          {t({ id: 'game.login-first', message: 'Log in to open this game.' })}
        </p>
        <LoginToPlayLink slug={slug} mode="real" />
      </>
    );
  // One reason for both modes.
  if (loginOff !== undefined && real.kind === 'login' && demo.kind === 'login')
    return <ClosedNote reason={loginOff} />;
  const both = real.kind === 'refused' && demo.kind === 'refused' && real.reason === demo.reason;
  return (
    <>
      {real.kind === 'refused' ? <PlayRefusalNotice refusal={real} /> : null}
      {both ? null : (
        // A guest's ways in are out of sight from the first frame where nothing is offered.
        <div className={css.actions} data-offer={real.kind === 'login' ? '' : undefined}>
          <PlayControl slug={slug} mode="real" offer={real} start={start} />
          <PlayControl slug={slug} mode="demo" offer={demo} start={start} />
        </div>
      )}
      {!both && demo.kind === 'refused' && demo.reason === 'no-demo' ? (
        <p className={css.hint}>{t({ id: 'game.no-demo', message: 'This game has no demo.' })}</p>
      ) : null}
    </>
  );
}

type PlayControlProps = Omit<PlayControlsProps, 'access'> & { mode: PlayMode; offer: PlayModeAccess };

function PlayControl({ slug, mode, offer, start }: PlayControlProps) {
  const words = useModeLabels(mode);
  if (offer.kind === 'refused') return null;
  if (offer.kind === 'login') return <LoginToPlayLink slug={slug} mode={mode} />;
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
function LoginToPlayLink({ slug, mode }: { slug: string; mode: PlayMode }) {
  const { t } = useLingui();
  const words = useModeLabels(mode);
  return (
    <ModalLink
      modal="login"
      className={buttonClass({ variant: words.variant, size: mode === 'real' ? 'large' : 'medium' })}
      onClick={() => playIntent.set({ slug, mode })}
    >
      <LogIn size={18} aria-hidden />
      {mode === 'real'
        ? t({ id: 'game.login-to-play', message: 'Log in to play' })
        : t({ id: 'game.login-for-demo', message: 'Log in for the demo' })}
    </ModalLink>
  );
}

/** Before it is known what a player may do: what is pressed is done as soon as it is. */
export function PendingPlayControls({ hasDemo }: { hasDemo: boolean }) {
  return (
    <div className={css.actions}>
      <PendingPlayControl mode="real" />
      {hasDemo ? <PendingPlayControl mode="demo" /> : null}
    </div>
  );
}

function PendingPlayControl({ mode }: { mode: PlayMode }) {
  const { name, icon, variant } = useModeLabels(mode);
  return (
    <Link
      to={`?${PLAY_PARAM}=${mode}`}
      replace
      preventScrollReset
      className={buttonClass({ variant, size: mode === 'real' ? 'large' : 'medium' })}
    >
      {icon}
      {name}
    </Link>
  );
}

function useModeLabels(mode: PlayMode) {
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
