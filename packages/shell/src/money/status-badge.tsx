import type { TransactionStatus } from '@baize/domain/transactions';
import { transactionStatusMessages } from '@baize/i18n/catalogue/transactions';
import { Badge, type BadgeTone } from '@baize/ui/badge';
import { useLingui } from '@lingui/react';
import { CircleCheck, CircleSlash, CircleX, Clock, TriangleAlert, type LucideIcon } from 'lucide-react';

interface Look {
  tone: BadgeTone;
  Icon: LucideIcon;
}

const DONE: Look = { tone: 'success', Icon: CircleCheck };
const WAITS: Look = { tone: 'warning', Icon: Clock };

const LOOKS = {
  processed: DONE,
  completed: DONE,
  confirmed: { tone: 'info', Icon: Clock },
  pending: WAITS,
  processing: WAITS,
  rejected: { tone: 'danger', Icon: CircleX },
  failed: { tone: 'danger', Icon: TriangleAlert },
  cancelled: { tone: 'neutral', Icon: CircleSlash },
  unknown: { tone: 'neutral', Icon: Clock },
} satisfies Record<TransactionStatus, Look>;

/** Where a payment stands: a shape, a word, then a colour (look §2). */
export function StatusBadge({ status }: { status: TransactionStatus }) {
  const { i18n } = useLingui();
  const { tone, Icon } = LOOKS[status];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      {i18n._(transactionStatusMessages[status])}
    </Badge>
  );
}
