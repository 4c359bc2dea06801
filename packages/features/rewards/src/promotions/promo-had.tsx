import type { Promotion } from '@baize/api/calls/rewards';
import { promoStanding } from '@baize/domain/promotions';
import { Badge } from '@baize/ui/badge';
import { Trans } from '@lingui/react/macro';
import { CircleCheck } from 'lucide-react';
import type { PromoViewer } from './promo-action.tsx';
import * as css from './promo-had.css.ts';

/** Said of a promotion that its viewer has; nothing of the others. */
export function PromoHad({ promotion, viewer }: { promotion: Promotion; viewer: PromoViewer }) {
  if (viewer !== 'player' || promoStanding(promotion) !== 'had') return null;
  return (
    <p className={css.had}>
      <Badge tone="success" icon={<CircleCheck />}>
        <HadWords promotion={promotion} />
      </Badge>
    </p>
  );
}

/** What runs is theirs now; of one that ended `claimed` says only that it was taken. */
export function HadWords({ promotion: { status } }: { promotion: Promotion }) {
  return status === 'offered' ? (
    <Trans id="promo.taken">Taken already</Trans>
  ) : (
    <Trans id="promo.claimed">You have it</Trans>
  );
}
