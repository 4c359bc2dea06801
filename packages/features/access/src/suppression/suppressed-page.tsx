import type { PromoSuppression } from '@baize/domain/promo-suppression';
import { SuppressedActions } from '@baize/links/suppressed-actions';
import { pageColumn } from '@baize/page/page-column';
import { PageHead } from '@baize/page/page-head';
import { PromoSuppressionNotice } from '@baize/player/promo-suppression-notice';
import { Button } from '@baize/ui/button';
import { Skeleton } from '@baize/ui/skeleton';
import { Trans } from '@lingui/react/macro';
import * as css from './suppressed-page.css.ts';

/** In place of a page that only advertises, for players who are excluded, frozen or at a limit (beyond 15). */
export function SuppressedPage({ title, suppression }: { title: string; suppression: PromoSuppression }) {
  return (
    <div className={`${pageColumn} ${css.suppressed}`}>
      <PageHead title={title} />
      <h1 className={css.title}>{title}</h1>
      <p className={css.text}>
        <Trans id="suppressed-page.text">
          Nothing is offered to you now. What is on your balance stays yours, and you can withdraw it.
        </Trans>
      </p>
      <p className={css.text} data-silent={suppression.reason}>
        <PromoSuppressionNotice {...suppression} />
      </p>
      <SuppressedActions className={css.actions} />
    </div>
  );
}

/** Its place, as long as it is not known whether it may be shown. */
export function FreeMoneySkeleton({ title }: { title: string }) {
  return (
    <div className={`${pageColumn} ${css.suppressed}`}>
      <h1 className={css.title}>{title}</h1>
      <p className={css.text} role="status">
        <Trans id="suppressed-page.loading">Loading this page</Trans>
      </p>
      <div className={css.room} aria-busy>
        <Skeleton height={420} shape="block" />
      </div>
    </div>
  );
}

/** It could not be read whether it may be shown. */
export function FreeMoneyError({ title, onRetry }: { title: string; onRetry(): void }) {
  return (
    <div className={`${pageColumn} ${css.suppressed}`}>
      <h1 className={css.title}>{title}</h1>
      <p className={css.text} role="alert">
        <Trans id="suppressed-page.unread">
          Your limits could not be loaded. You see no offers until they are.
        </Trans>
      </p>
      <Button variant="secondary" onClick={onRetry}>
        <Trans id="button.try-again">Try again</Trans>
      </Button>
    </div>
  );
}
