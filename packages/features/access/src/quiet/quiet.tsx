import type { PromoSilence } from '@baize/domain/promo-silence';
import { pageColumn } from '@baize/shell/page-column';
import { PageHead } from '@baize/shell/page-head';
import { SilenceTold } from '@baize/shell/silence-told';
import { SilentWays } from '@baize/shell/silent-ways';
import { Button } from '@baize/ui/button';
import { Skeleton } from '@baize/ui/skeleton';
import { Trans } from '@lingui/react/macro';
import * as css from './quiet.css.ts';

/** In place of a page that only advertises, for players who are excluded, frozen or at a limit (beyond 15). */
export function Quiet({ title, silence }: { title: string; silence: PromoSilence }) {
  return (
    <div className={`${pageColumn} ${css.quiet}`}>
      <PageHead title={title} />
      <h1 className={css.title}>{title}</h1>
      <p className={css.text}>
        <Trans id="quiet.text">
          Nothing is offered to you now. What is on your balance stays yours, and you can withdraw it.
        </Trans>
      </p>
      <p className={css.text} data-silent={silence.why}>
        <SilenceTold {...silence} />
      </p>
      <SilentWays className={css.ways} />
    </div>
  );
}

/** Its place, as long as it is not known whether it may be shown. */
export function FreeMoneyWaiting({ title }: { title: string }) {
  return (
    <div className={`${pageColumn} ${css.quiet}`}>
      <h1 className={css.title}>{title}</h1>
      <p className={css.text} role="status">
        <Trans id="quiet.loading">Loading this page</Trans>
      </p>
      <div className={css.room} aria-busy>
        <Skeleton height={420} shape="block" />
      </div>
    </div>
  );
}

/** It could not be read whether it may be shown. */
export function FreeMoneyFailed({ title, onRetry }: { title: string; onRetry(): void }) {
  return (
    <div className={`${pageColumn} ${css.quiet}`}>
      <h1 className={css.title}>{title}</h1>
      <p className={css.text} role="alert">
        <Trans id="quiet.unread">
          Your limits could not be read. Nothing is offered to you until they are.
        </Trans>
      </p>
      <Button variant="secondary" onClick={onRetry}>
        <Trans id="button.try-again">Try again</Trans>
      </Button>
    </div>
  );
}
