import { DocumentPage } from '@baize/shell/document-page';
import { findDocument, type LoadedDocument } from '@baize/shell/documents';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { LazySlot } from '@baize/page/slot';
import { useSuppressionStatus } from '@baize/player/exclusion-status';
import { BUILT_IN } from '../content/documents.ts';
import { status, statusSlot } from '../loyalty-groups/loyalty-groups.css.ts';
import { hideClubBenefits } from '../suppression/hide-club-benefits.ts';
import { LoyaltyGroups } from '../loyalty-groups/loyalty-groups.tsx';

export async function loader({ context }: LoaderFunctionArgs): Promise<LoadedDocument> {
  return findDocument({ context, name: 'vip-club', builtIn: BUILT_IN });
}

const INSERTS = { levels: LoyaltyGroups };

/** What the club is, and above it where whoever looks stands in it; that view comes from another feature. */
export default function VipPage() {
  const found = useLoaderData<LoadedDocument>();
  return (
    <DocumentPage
      document={hideClubBenefits(useSuppressionStatus(), found)}
      statusPosition="foot"
      inserts={INSERTS}
      top={
        <div className={status}>
          <LazySlot name="club.status" fallback={<div className={statusSlot} />} />
        </div>
      }
    />
  );
}
