import type { ModalProps } from '@baize/shell/brand';
import { CalmSwitch } from '@baize/shell/calm-switch';
import { media } from '@baize/ui/breakpoints';
import { Dialog } from '@baize/ui/dialog';
import { useLingui } from '@lingui/react/macro';
import { useMemo, useState, type RefObject } from 'react';
import { ViewerCalendar } from './calendar/viewer-calendar.tsx';
import { AllReceipts } from './receipts/all-receipts.tsx';
import { useMedia } from './use-media.ts';

/** The rakeback calendar over any page (`?modal=rakeback`). */
export function RakebackDialog({ open, close, onExited }: ModalProps) {
  const { t } = useLingui();
  const phone = useMedia(media.phone);
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
      headAction={phone ? null : <CalmSwitch detail="switch" />}
      width="calendar"
      initialFocus={whole}
    >
      {/* On a phone the head has no room for it, and the foot lies below the fold. */}
      {phone ? <CalmSwitch detail="switch" /> : null}
      <div ref={setInside}>
        <ViewerCalendar shape={phone ? 'compact' : 'grid'} wayIn="primary" />
      </div>
      <AllReceipts />
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
