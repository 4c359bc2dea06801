import type { FoundDocument } from '@baize/shell/documents';
import { DocumentPage } from '@baize/shell/document-page';
import { OfferGate } from '@baize/shell/offer-gate';
import { PageHead } from '@baize/shell/page-head';
import { Slot } from '@baize/shell/slot';
import { buttonClass } from '@baize/ui/button';
import { Trans } from '@lingui/react/macro';
import { ArrowDown } from 'lucide-react';
import * as css from './quiet.css.ts';
import { FreeMoneyFailed, FreeMoneyWaiting, Quiet } from './quiet.tsx';

const OFFERS = 'offers';

/** What there is without a deposit, for those to whom it may be shown. */
export function FreeMoney({ found }: { found: FoundDocument }) {
  const { title } = found;
  return (
    <OfferGate
      head={<PageHead title={title} />}
      waiting={<FreeMoneyWaiting title={title} />}
      renderFailed={(retry) => <FreeMoneyFailed title={title} onRetry={retry} />}
      renderSilent={(silence) => <Quiet title={title} silence={silence} />}
    >
      <DocumentPage document={found} standing="foot" top={<ToOffers />}>
        <div id={OFFERS} tabIndex={-1} className={css.offers}>
          <Slot name="free-money.offers" />
        </div>
      </DocumentPage>
    </OfferGate>
  );
}

/** The words come first, and nothing moves them; who knows them goes straight on. */
function ToOffers() {
  return (
    <a href={`#${OFFERS}`} className={`${buttonClass({ variant: 'secondary' })} ${css.way}`}>
      <ArrowDown size={18} aria-hidden />
      <Trans id="free-money.to-offers">Straight to what is open now</Trans>
    </a>
  );
}
