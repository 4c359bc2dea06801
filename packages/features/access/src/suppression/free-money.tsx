import { PageHead } from '@baize/page/page-head';
import { Slot } from '@baize/page/slot';
import { OfferGate } from '@baize/player/offer-gate';
import { DocumentPage } from '@baize/shell/document-page';
import type { LoadedDocument } from '@baize/shell/documents';
import { buttonClass } from '@baize/ui/button';
import { Trans } from '@lingui/react/macro';
import { ArrowDown } from 'lucide-react';
import * as css from './suppressed-page.css.ts';
import { FreeMoneyError, FreeMoneySkeleton, SuppressedPage } from './suppressed-page.tsx';

const OFFERS = 'offers';

/** What there is without a deposit, for those to whom it may be shown. */
export function FreeMoney({ found }: { found: LoadedDocument }) {
  const { title } = found;
  return (
    <OfferGate
      head={<PageHead title={title} />}
      fallback={<FreeMoneySkeleton title={title} />}
      renderError={(retry) => <FreeMoneyError title={title} onRetry={retry} />}
      renderSuppressed={(silence) => <SuppressedPage title={title} suppression={silence} />}
    >
      <DocumentPage document={found} statusPosition="foot" top={<OffersLink />}>
        <div id={OFFERS} tabIndex={-1} className={css.offers}>
          <Slot name="free-money.offers" />
        </div>
      </DocumentPage>
    </OfferGate>
  );
}

/** The words come first, and nothing moves them; who knows them goes straight on. */
function OffersLink() {
  return (
    <a href={`#${OFFERS}`} className={`${buttonClass({ variant: 'secondary' })} ${css.action}`}>
      <ArrowDown size={18} aria-hidden />
      <Trans id="free-money.to-offers">Straight to what is open now</Trans>
    </a>
  );
}
