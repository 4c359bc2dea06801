import type { ModalProps } from '@baize/page/brand';
import { ReducedPressureSwitch } from '@baize/player/reduced-pressure-switch';
import { media } from '@baize/ui/breakpoints';
import { Dialog } from '@baize/ui/dialog';
import { useLingui } from '@lingui/react/macro';
import { useMemo, useState, type RefObject } from 'react';
import { ViewerCalendar } from './calendar/viewer-calendar.tsx';
import { AllReceiptsLink } from './receipts/all-receipts-link.tsx';
import { useMediaQuery } from './use-media-query.ts';

/** The rakeback calendar over any page (`?modal=rakeback`). */
export function RakebackDialog({ open, close, onExited }: ModalProps) {
  const { t } = useLingui();
  const phone = useMediaQuery(media.phone);
  const [inside, setInside] = useState<HTMLElement | null>(null);
  // The days come later than the way to the receipts and the switch: neither is what the calendar is opened for.
  const whole = useMemo(() => dialogOf(inside), [inside]);
  const lead = t({
    id: 'rakeback.lead',
    message: 'Part of every stake comes back. Claim on the day or the day after.',
  });
  return (
    <Dialog
      open={open}
      onClose={close}
      onExited={onExited}
      title={t({ id: 'rakeback.title', message: 'Rakeback calendar' })}
      description={phone ? undefined : lead}
      closeLabel={t({ id: 'dialog.close', message: 'Close' })}
      headerAction={phone ? null : <ReducedPressureSwitch detail="switch" />}
      width="calendar"
      initialFocus={whole}
    >
      {/* On a phone the head has no room for it, and the foot lies below the fold. */}
      {phone ? <ReducedPressureSwitch detail="switch" /> : null}
      <div ref={setInside}>
        <ViewerCalendar shape={phone ? 'compact' : 'grid'} wayIn="primary" />
      </div>
      <AllReceiptsLink />
    </Dialog>
  );
}

/** The dialog something lies in, looked up when it is wanted. */
function dialogOf(inside: HTMLElement | null): RefObject<HTMLElement | null> {
  return {
    get current() {
      return inside?.closest<HTMLElement>('[role=dialog]') ?? null;
    },
  };
}
