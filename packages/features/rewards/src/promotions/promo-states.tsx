import type { PromoSuppression } from '@baize/domain/promo-suppression';
import { PageLink } from '@baize/links';
import { SuppressedActions } from '@baize/links/suppressed-actions';
import { PromoSuppressionNotice } from '@baize/player/promo-suppression-notice';
import { Button, buttonClass } from '@baize/ui/button';
import { Card } from '@baize/ui/card';
import { EmptyState } from '@baize/ui/empty-state';
import { Illustration } from '@baize/ui/illustration';
import { Skeleton } from '@baize/ui/skeleton';
import { VisuallyHidden } from '@baize/ui/visually-hidden';
import { Trans } from '@lingui/react/macro';
import { HeartHandshake, WifiOff } from 'lucide-react';
import { Link } from 'react-router';
import { usePromoCategory } from './promo-category.ts';
import * as css from './promo-states.css.ts';
import * as grid from './promo-list.css.ts';

/** The boxes of what is coming. */
export function PromosSkeleton() {
  return (
    <div aria-busy className={grid.groups} data-offer="">
      <VisuallyHidden>
        <Trans id="promo.loading">Loading promotions</Trans>
      </VisuallyHidden>
      <div className={`${grid.first} ${css.firstBox}`}>
        <Skeleton height="100%" shape="block" />
      </div>
      <div className={grid.list}>
        {[0, 1, 2].map((place) => (
          <div key={place} className={`${grid.one} ${css.box}`}>
            <Skeleton height="100%" shape="block" />
          </div>
        ))}
      </div>
    </div>
  );
}

/** No promotion of the type that was chosen, or none at all. */
export function PromosEmpty() {
  const { category, hrefOf } = usePromoCategory();
  const all = category === null;
  return (
    <Card>
      <EmptyState
        illustration={<Illustration name="promotions" />}
        title={
          all ? (
            <Trans id="promo.none.title">No promotions today</Trans>
          ) : (
            <Trans id="promo.none-of-type.title">None of this kind today</Trans>
          )
        }
        action={
          all ? (
            <PageLink to="cashback" className={buttonClass({ variant: 'secondary' })}>
              <Trans id="promo.none.action">See cashback and rakeback</Trans>
            </PageLink>
          ) : (
            <Link to={hrefOf(null)} preventScrollReset className={buttonClass({ variant: 'secondary' })}>
              <Trans id="promo.none-of-type.action">Show all kinds</Trans>
            </Link>
          )
        }
      >
        <Trans id="promo.none.text">Bonuses you can take are shown here with all their conditions.</Trans>
      </EmptyState>
    </Card>
  );
}

/** The promotions could not be read. */
export function PromosError({ onRetry }: { onRetry(): void }) {
  return (
    <Card role="alert">
      <EmptyState
        illustration={<Illustration name="failed" />}
        title={<Trans id="promo.failed.title">Promotions could not be loaded</Trans>}
        action={
          <Button variant="secondary" onClick={onRetry}>
            <Trans id="button.try-again">Try again</Trans>
          </Button>
        }
      >
        <Trans id="promo.failed.text">Nothing of yours is lost: a bonus you have stays as it is.</Trans>
      </EmptyState>
    </Card>
  );
}

/** Without a connection; the reading goes on by itself once there is one. */
export function PromosOffline() {
  return (
    <Card>
      <EmptyState
        illustration={<WifiOff size={38} strokeWidth={1.6} />}
        title={<Trans id="promo.offline.title">You are offline</Trans>}
      >
        <Trans id="promo.offline.text">Promotions load automatically once you are online again.</Trans>
      </EmptyState>
    </Card>
  );
}

/** In place of every offer, for whoever is excluded, frozen or at a limit: why, until when, what is open (beyond 15). */
export function PromosSuppressed({ reason, until }: PromoSuppression) {
  return (
    <div className={css.suppressed}>
      <Card data-silent={reason}>
        <EmptyState
          illustration={<HeartHandshake size={38} strokeWidth={1.6} />}
          title={<Trans id="promo.suppressed.title">Nothing is offered to you now</Trans>}
          action={<SuppressedActions className={css.actions} />}
        >
          <PromoSuppressionNotice reason={reason} until={until} />
        </EmptyState>
      </Card>
    </div>
  );
}
