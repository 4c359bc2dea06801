import type { FoundDocument } from '@baize/shell/documents';
import { DocumentPage } from '@baize/shell/document-page';
import { useKnownSilence } from '@baize/shell/known-safety';
import { Slot } from '@baize/shell/slot';
import { Quiet } from './quiet.tsx';

/** What there is without a deposit, for those to whom it may be shown. */
export function FreeMoney({ found }: { found: FoundDocument }) {
  if (useKnownSilence() !== 'free') return <Quiet title={found.title} />;
  return (
    <div data-offer="">
      <DocumentPage document={found}>
        <Slot name="free-money.offers" />
      </DocumentPage>
    </div>
  );
}
