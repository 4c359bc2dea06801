import { ModalLink } from '@baize/links';
import { PlayerBoundary } from '@baize/player';
import { blockedMessages } from '@baize/i18n/catalogue/safer-play';
import { useSuppressionStatus } from '@baize/player/exclusion-status';
import { PromoSuppressionNotice } from '@baize/player/promo-suppression-notice';
import { lastLock, useSession } from '@baize/player/session';
import { buttonClass } from '@baize/ui/button';
import { EmptyState } from '@baize/ui/empty-state';
import { Illustration } from '@baize/ui/illustration';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import { LOCK_NOTICE } from './lock-notice.ts';

interface PlayerOnlyProps {
  /** What stands in its place until it is known who looks. */
  fallback: ReactNode;
  /** What a visitor reads beside the login. */
  visitor: ReactNode;
  heading?: 'h2' | 'h3';
  children: ReactNode;
}

/** What needs a player: its place until one is known, a way in for visitors. */
export function PlayerOnly({ fallback, visitor, heading = 'h2', children }: PlayerOnlyProps) {
  const { t, i18n } = useLingui();
  const { phase } = useSession();
  const lock = useSyncExternalStore(lastLock.subscribe, lastLock.get, () => null);
  // The page may have been loaded since: that an account was locked here is known, but no more.
  const isLocked = useSuppressionStatus() === 'locked';
  const notice = useRef<HTMLSpanElement>(null);
  // What was pressed on the page itself is gone with the form it stood in.
  useEffect(() => {
    if (lock && document.activeElement === document.body) notice.current?.focus();
  }, [lock]);
  if (phase !== 'signed-out') return <PlayerBoundary fallback={fallback}>{children}</PlayerBoundary>;
  return (
    <EmptyState
      heading={heading}
      illustration={<Illustration name="login" />}
      title={
        isLocked ? (
          <span ref={notice} {...LOCK_NOTICE}>
            {t({ id: 'hero.break', message: 'Your break comes first' })}
          </span>
        ) : (
          <Trans id="limits.visitor.title">Log in first</Trans>
        )
      }
      action={
        <ModalLink modal="login" className={buttonClass({ variant: isLocked ? 'outline' : 'primary' })}>
          {t({ id: 'nav.log-in', message: 'Log in' })}
        </ModalLink>
      }
    >
      {lock ? <PromoSuppressionNotice {...lock} /> : isLocked ? i18n._(blockedMessages.locked) : visitor}
    </EmptyState>
  );
}
