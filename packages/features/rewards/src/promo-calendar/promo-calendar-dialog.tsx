import { PageLink } from '@baize/links';
import type { ModalProps } from '@baize/page/brand';
import { usePlayer, usePromoSuppression } from '@baize/player';
import { PlayerProviders } from '@baize/player/player-providers';
import { useSession } from '@baize/player/session';
import { Dialog } from '@baize/ui/dialog';
import { linkClass } from '@baize/ui/link';
import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { ActivateBonusDialogs } from '../bonuses/activate/activate-bonus-dialogs.tsx';
import { useActivateBonus } from '../bonuses/activate/use-activate-bonus.ts';
import type { PromoActivation } from '../promotions/promo-action.tsx';
import { PromosError, PromosSuppressed } from '../promotions/promo-states.tsx';
import { PromoCalendarSkeleton, CalendarWeek } from './calendar-week.tsx';
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
        <Suspense fallback={<PromoCalendarSkeleton />}>
          <PlayerProviders>
            {phase === 'starting' ? <PromoCalendarSkeleton /> : null}
            {phase === 'signed-in' ? <PlayerPromoCalendar /> : null}
            {phase === 'signed-out' ? <PromoCalendarContent viewer="visitor" currency={undefined} /> : null}
          </PlayerProviders>
        </Suspense>
      </div>
    </Dialog>
  );
}

function PlayerPromoCalendar() {
  const silence = usePromoSuppression();
  const currency = usePlayer()?.getUser.userWallet.currencyCode;
  if (silence.kind === 'silent') return <PromosSuppressed {...silence} />;
  if (silence.kind === 'failed') return <PromosError onRetry={silence.retry} />;
  return silence.kind === 'open' ? <ActivatableCalendar currency={currency} /> : <PromoCalendarSkeleton />;
}

/** A player's calendar, and what activating one of its bonuses came to. */
function ActivatableCalendar({ currency }: { currency: string | undefined }) {
  const activating = useActivateBonus();
  const { pending, activate } = activating;
  return (
    <>
      <PromoCalendarContent viewer="player" currency={currency} activation={{ pending, activate }} />
      <ActivateBonusDialogs activation={activating} />
    </>
  );
}

function PromoCalendarContent(props: {
  viewer: 'visitor' | 'player';
  currency: string | undefined;
  activation?: PromoActivation;
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
