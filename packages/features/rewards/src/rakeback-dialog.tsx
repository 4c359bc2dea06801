import type { ModalProps } from '@baize/shell/brand';
import { CalmSwitch } from '@baize/shell/calm-switch';
import { media } from '@baize/ui/breakpoints';
import { Dialog } from '@baize/ui/dialog';
import { useLingui } from '@lingui/react/macro';
import { ViewerCalendar } from './calendar/viewer-calendar.tsx';
import { AllReceipts } from './receipts/all-receipts.tsx';
import { useMedia } from './use-media.ts';

/** The rakeback calendar over any page (`?modal=rakeback`). */
export function RakebackDialog({ open, close, onExited }: ModalProps) {
  const { t } = useLingui();
  const phone = useMedia(media.phone);
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
    >
      {/* On a phone the head has no room for it, and the foot lies below the fold. */}
      {phone ? <CalmSwitch detail="switch" /> : null}
      <ViewerCalendar shape={phone ? 'compact' : 'grid'} wayIn="primary" />
      <AllReceipts />
    </Dialog>
  );
}
