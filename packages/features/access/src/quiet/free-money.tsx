import type { FoundDocument } from '@baize/shell/documents';
import { DocumentPage } from '@baize/shell/document-page';
import { OfferGate } from '@baize/shell/offer-gate';
import { PageHead } from '@baize/shell/page-head';
import { Slot } from '@baize/shell/slot';
import { FreeMoneyFailed, FreeMoneyWaiting, Quiet } from './quiet.tsx';

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
      <DocumentPage document={found} standing="foot">
        <Slot name="free-money.offers" />
      </DocumentPage>
    </OfferGate>
  );
}
