import type { Promotion } from '@baize/api/calls/rewards';
import { Badge } from '@baize/ui/badge';
import { Trans } from '@lingui/react/macro';
import { CircleCheck } from 'lucide-react';
import type { PromoViewer } from './promo-action.tsx';
import * as css from './promo-had.css.ts';

/** Said of a promotion that its viewer has; nothing of the others. */
export function PromoHad({ promotion, viewer }: { promotion: Promotion; viewer: PromoViewer }) {
  if (viewer !== 'player' || !promotion.claimed) return null;
  return (
    <p className={css.had}>
      <Badge tone="success" icon={<CircleCheck />}>
        <Trans id="promo.claimed">You have it</Trans>
      </Badge>
    </p>
  );
}
