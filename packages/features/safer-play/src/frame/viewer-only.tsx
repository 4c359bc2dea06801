import { ModalLink } from '@baize/shell/modals';
import { PlayerIsland } from '@baize/shell/player';
import { useSession } from '@baize/shell/session';
import { buttonClass } from '@baize/ui/button';
import { EmptyState } from '@baize/ui/empty-state';
import { PlaceArt } from '@baize/ui/place-art';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

interface ViewerOnlyProps {
  /** What stands in its place until it is known who looks. */
  waiting: ReactNode;
  /** What a visitor reads beside the login. */
  visitor: ReactNode;
  heading?: 'h2' | 'h3';
  children: ReactNode;
}

/** What needs a player: its place until one is known, a way in for visitors. */
export function ViewerOnly({ waiting, visitor, heading = 'h2', children }: ViewerOnlyProps) {
  const { t } = useLingui();
  const { phase } = useSession();
  if (phase !== 'signed-out') return <PlayerIsland fallback={waiting}>{children}</PlayerIsland>;
  return (
    <EmptyState
      heading={heading}
      picture={<PlaceArt place="login" />}
      title={<Trans id="limits.visitor.title">Log in first</Trans>}
      action={
        <ModalLink modal="login" className={buttonClass({ variant: 'primary' })}>
          {t({ id: 'nav.log-in', message: 'Log in' })}
        </ModalLink>
      }
    >
      {visitor}
    </EmptyState>
  );
}
