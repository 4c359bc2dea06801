import type { ModalProps } from '@baize/shell/brand';
import { usePlayer, usePromoSilence } from '@baize/shell/player';
import { PlayerProviders } from '@baize/shell/player-providers';
import { useSession } from '@baize/shell/session';
import { PageLink } from '@baize/shell/links';
import { Dialog } from '@baize/ui/dialog';
import { linkClass } from '@baize/ui/link';
import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { ActivateDialogs } from '../bonuses/activate/activate-dialogs.tsx';
import { useActivate } from '../bonuses/activate/use-activate.ts';
import type { Taking } from '../promotions/promo-action.tsx';
import { PromosFailed, SilentPromos } from '../promotions/promo-states.tsx';
import { CalendarWaiting, CalendarWeek } from './calendar-week.tsx';
import * as css from './promo-calendar-dialog.css.ts';

/** The promo calendar over any page (`?modal=calendar`, PRO-03). */
export function PromoCalendarDialog({ open, close, onExited }: ModalProps) {
  const { t } = useLingui();
  const { phase } = useSession();
  return (
    <Dialog
      open={open}
      onClose={close}
      onExited={onExited}
      title={t({ id: 'promo.calendar.title', message: 'Promo calendar' })}
      description={t({ id: 'promo.calendar.lead', message: 'Bonuses by day, in your own time and in UTC.' })}
      closeLabel={t({ id: 'dialog.close', message: 'Close' })}
      width="calendar"
    >
      <div className={css.calendar}>
        <Suspense fallback={<CalendarWaiting />}>
          <PlayerProviders>
            {phase === 'starting' ? <CalendarWaiting /> : null}
            {phase === 'signed-in' ? <PlayerCalendar /> : null}
            {phase === 'signed-out' ? <OpenCalendar viewer="visitor" currency={undefined} /> : null}
          </PlayerProviders>
        </Suspense>
      </div>
    </Dialog>
  );
}

function PlayerCalendar() {
  const silence = usePromoSilence();
  const currency = usePlayer()?.getUser.userWallet.currencyCode;
  if (silence.kind === 'silent') return <SilentPromos {...silence} />;
  if (silence.kind === 'failed') return <PromosFailed onRetry={silence.retry} />;
  return silence.kind === 'open' ? <TakenCalendar currency={currency} /> : <CalendarWaiting />;
}

/** A player's calendar, and what activating one of its bonuses came to. */
function TakenCalendar({ currency }: { currency: string | undefined }) {
  const activating = useActivate();
  const { pending, activate } = activating;
  return (
    <>
      <OpenCalendar viewer="player" currency={currency} taking={{ pending, activate }} />
      <ActivateDialogs activating={activating} />
    </>
  );
}

function OpenCalendar(props: {
  viewer: 'visitor' | 'player';
  currency: string | undefined;
  taking?: Taking;
}) {
  return (
    <>
      <CalendarWeek {...props} />
      <PageLink to="promotions" className={linkClass}>
        <Trans id="promo.calendar.all">All promotions</Trans>
      </PageLink>
    </>
  );
}
