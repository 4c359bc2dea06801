import { ModalLink } from '@baize/links';
import { PlayerBoundary } from '@baize/player';
import { useSession } from '@baize/player/session';
import { buttonClass } from '@baize/ui/button';
import { Trans, useLingui } from '@lingui/react/macro';
import { ClubCard } from './club-card.tsx';
import { ClubPending } from './club-pending.tsx';
import * as css from './club.css.ts';
import { PlayerClubStatus } from './player-club-status.tsx';

/** Where whoever looks stands in the club; for the slot `club.status`. */
export function ClubStatus() {
  const { phase } = useSession();
  if (phase === 'signed-out') return <VisitorClubStatus />;
  return (
    <PlayerBoundary fallback={<ClubPending levels="expected" />}>
      <PlayerClubStatus />
    </PlayerBoundary>
  );
}

/** A way in; what the club is stands on the page around it. */
function VisitorClubStatus() {
  const { t } = useLingui();
  return (
    <ClubCard title={<Trans id="club.status">Where you stand</Trans>}>
      <p className={css.text}>
        <Trans id="club.visitor">
          Every player has a level from the first day. Log in to see yours, your points and what it brings.
        </Trans>
      </p>
      <p className={css.actions}>
        <ModalLink modal="login" className={buttonClass({ variant: 'primary' })}>
          {t({ id: 'nav.log-in', message: 'Log in' })}
        </ModalLink>
        <ModalLink modal="sign-up" className={buttonClass({ variant: 'outline' })} data-offer="">
          {t({ id: 'nav.join', message: 'Join' })}
        </ModalLink>
      </p>
    </ClubCard>
  );
}
