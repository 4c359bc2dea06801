import type { TransactionStatus } from '@baize/domain/transactions';
import { transactionStatusMessages } from '@baize/i18n/catalogue/transactions';
import { Badge, type BadgeTone } from '@baize/ui/badge';
import { useLingui } from '@lingui/react';
import { CircleCheck, CircleSlash, CircleX, Clock, TriangleAlert, type LucideIcon } from 'lucide-react';

interface BadgeStyle {
  tone: BadgeTone;
  Icon: LucideIcon;
}

const COMPLETED: BadgeStyle = { tone: 'success', Icon: CircleCheck };
const WAITING: BadgeStyle = { tone: 'warning', Icon: Clock };

const BADGE_STYLES = {
  processed: COMPLETED,
  completed: COMPLETED,
  confirmed: { tone: 'info', Icon: Clock },
  pending: WAITING,
  processing: WAITING,
  rejected: { tone: 'danger', Icon: CircleX },
  failed: { tone: 'danger', Icon: TriangleAlert },
  cancelled: { tone: 'neutral', Icon: CircleSlash },
  unknown: { tone: 'neutral', Icon: Clock },
} satisfies Record<TransactionStatus, BadgeStyle>;

/** Where a payment stands: a shape, a word, then a colour (look §2). */
export function TransactionStatusBadge({ status }: { status: TransactionStatus }) {
  const { i18n } = useLingui();
  const { tone, Icon } = BADGE_STYLES[status];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      {i18n._(transactionStatusMessages[status])}
    </Badge>
  );
}
