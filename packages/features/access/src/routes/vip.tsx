import { findDocument, type FoundDocument } from '@baize/shell/documents';
import { DocumentPage } from '@baize/shell/document-page';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { useKnownSilence } from '@baize/shell/known-safety';
import { LateSlot } from '@baize/shell/late-slot';
import { BUILT_IN } from '../content/documents.ts';
import { standing, standingPlace } from '../loyalty-groups/loyalty-groups.css.ts';
import { clubFor } from '../quiet/club-for.ts';
import { LoyaltyGroups } from '../loyalty-groups/loyalty-groups.tsx';

export async function loader({ context }: LoaderFunctionArgs): Promise<FoundDocument> {
  return findDocument({ context, name: 'vip-club', builtIn: BUILT_IN });
}

const INSERTS = { levels: LoyaltyGroups };

/** What the club is, and above it where whoever looks stands in it; that view comes from another feature. */
export default function VipPage() {
  const found = useLoaderData<FoundDocument>();
  return (
    <DocumentPage
      document={clubFor(useKnownSilence(), found)}
      standing="foot"
      inserts={INSERTS}
      top={
        <div className={standing}>
          <LateSlot name="club.standing" fallback={<div className={standingPlace} />} />
        </div>
      }
    />
  );
}
