import { Badge, type BadgeTone } from '@baize/ui/badge';
import { useLingui } from '@lingui/react/macro';
import { Check, Circle, Clock, TriangleAlert, Upload } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DocumentStatus } from '@baize/player/document-status';

/** Where a document stands, as a shape and a word (PRF-07). */
export function DocumentBadge({ status: stand }: { status: DocumentStatus }) {
  const { t } = useLingui();
  const looks: Record<DocumentStatus, readonly [BadgeTone, ReactNode, string]> = {
    confirmed: ['success', <Check key="icon" />, t({ id: 'document.confirmed', message: 'Confirmed' })],
    pending: ['warning', <Clock key="icon" />, t({ id: 'document.pending', message: 'Pending' })],
    requested: ['info', <Upload key="icon" />, t({ id: 'document.requested', message: 'Requested' })],
    rejected: ['danger', <TriangleAlert key="icon" />, t({ id: 'document.rejected', message: 'Rejected' })],
    unknown: ['neutral', <Circle key="icon" />, t({ id: 'document.unknown', message: 'Being looked at' })],
    open: ['neutral', <Circle key="icon" />, t({ id: 'document.open', message: 'Not sent' })],
  };
  const [tone, icon, words] = looks[stand];
  return (
    <Badge tone={tone} icon={icon}>
      {words}
    </Badge>
  );
}

interface KycBadgeProps {
  status: string | null;
  /** Whether the player has to send something: that comes before what is being checked meanwhile. */
  isActionNeeded?: boolean;
}

/** Where the player's identity stands as a whole; a word nobody knows is shown as it came (SES-14). */
export function KycBadge({ status, isActionNeeded = false }: KycBadgeProps) {
  const { t } = useLingui();
  const known = status?.toUpperCase();
  switch (known === 'PENDING' && isActionNeeded ? 'REJECTED' : known) {
    case 'APPROVED':
      return (
        <Badge tone="success" icon={<Check />}>
          {t({ id: 'account.kyc.approved', message: 'Verified' })}
        </Badge>
      );
    case 'PENDING':
      return (
        <Badge tone="warning" icon={<Clock />}>
          {t({ id: 'kyc.pending', message: 'Being checked' })}
        </Badge>
      );
    case 'REJECTED':
      return (
        <Badge tone="danger" icon={<TriangleAlert />}>
          {t({ id: 'kyc.rejected', message: 'Something is missing' })}
        </Badge>
      );
    case undefined:
    case '':
    case 'NOT_STARTED':
      return <Badge icon={<Circle />}>{t({ id: 'account.kyc.open', message: 'Not verified yet' })}</Badge>;
    default:
      return <Badge>{status}</Badge>;
  }
}
