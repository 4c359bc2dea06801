import { useLingui } from '@lingui/react/macro';
import { buttonClass } from '@baize/ui/button';
import { DoorClosed } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { PageLink, PathLink } from '../links/page-link.tsx';
import { useBackTarget } from '../links/use-back-target.ts';
import { PageHead } from '../page/page-head.tsx';
import { StandIn } from './stand-in.tsx';

/** A game that is left is nowhere to come back to. */
const NOWHERE = ['/casino/games'];

/** An honest empty page: the place exists, what belongs there does not yet. */
export function NotBuiltYet({ name, children }: { name?: string; children?: ReactNode }) {
  const { t } = useLingui();
  const heading = name ?? t({ id: 'not-built.title', message: 'Not open yet' });
  return (
    <StandIn
      picture={<DoorClosed size={36} strokeWidth={1.6} />}
      heading={heading}
      ways={
        <>
          <BackLink />
          <PageLink to="root" className={buttonClass({ variant: 'secondary', size: 'medium' })}>
            {t({ id: 'nav.back-to-lobby', message: 'Back to the lobby' })}
          </PageLink>
          <PathLink
            to="/responsible-gambling#help"
            className={buttonClass({ variant: 'outline', size: 'medium' })}
          >
            {t({ id: 'safer-play.help', message: 'Get help' })}
          </PathLink>
        </>
      }
    >
      <PageHead title={heading} />
      <p>
        {name
          ? t({ id: 'not-built.text', message: 'This page is not open yet.' })
          : t({ id: 'not-built.nameless', message: 'What belongs here is still being prepared.' })}
      </p>
      {children}
    </StandIn>
  );
}

/** Back to where the player was before (NAV-09). */
function BackLink() {
  const { t } = useLingui();
  const back = useBackTarget(NOWHERE);
  if (back === null) return null;
  return (
    <Link to={back} className={buttonClass({ variant: 'secondary', size: 'medium' })}>
      {t({ id: 'nav.back', message: 'Back to where you were' })}
    </Link>
  );
}
