import { Card } from '@baize/ui/card';
import { Skeleton } from '@baize/ui/skeleton';
import { VisuallyHidden } from '@baize/ui/visually-hidden';
import { Trans } from '@lingui/react/macro';
import * as css from './limits.css.ts';

const CARDS = ['deposit', 'loss', 'bet', 'session'] as const;

/** The boxes of the cards that are being read. */
export function LimitsSkeleton() {
  return (
    <div className={css.pair} aria-busy>
      <VisuallyHidden>
        <Trans id="limits.reading">Loading your limits</Trans>
      </VisuallyHidden>
      {CARDS.map((name) => (
        <Card key={name} className={css.card}>
          <div className={css.head}>
            <Skeleton width={48} height={48} shape="block" />
            <Skeleton width="50%" height={20} />
          </div>
          <Skeleton width="60%" height={33} />
          <Skeleton height={12} />
          <Skeleton height={20} />
          <Skeleton width="80%" height={20} />
          <Skeleton width="60%" height={44} shape="block" />
        </Card>
      ))}
    </div>
  );
}
