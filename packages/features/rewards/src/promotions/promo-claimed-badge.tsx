import type { Promotion } from '@baize/api/endpoints/rewards';
import { promoStatus } from '@baize/domain/promotions';
import { Badge } from '@baize/ui/badge';
import { Trans } from '@lingui/react/macro';
import { CircleCheck } from 'lucide-react';
import type { PromoViewer } from './promo-action.tsx';
import * as css from './promo-claimed-badge.css.ts';

/** Said of a promotion that its viewer has; nothing of the others. */
export function PromoClaimedBadge({ promotion, viewer }: { promotion: Promotion; viewer: PromoViewer }) {
  if (viewer !== 'player' || promoStatus(promotion) !== 'had') return null;
  return (
    <p className={css.claimed}>
      <Badge tone="success" icon={<CircleCheck />}>
        <PromoClaimedText promotion={promotion} />
      </Badge>
    </p>
  );
}

/** What runs is theirs now; of one that ended `claimed` says only that it was taken. */
export function PromoClaimedText({ promotion: { status } }: { promotion: Promotion }) {
  return status === 'offered' ? (
    <Trans id="promo.taken">Already used</Trans>
  ) : (
    <Trans id="promo.claimed">You have it</Trans>
  );
}
