import { findDocument, type FoundDocument } from '@baize/shell/documents';
import { DocumentPage } from '@baize/shell/document-page';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { BUILT_IN } from '../content/documents.ts';
import { LoyaltyGroups } from '../loyalty-groups/loyalty-groups.tsx';

export async function loader({ context }: LoaderFunctionArgs): Promise<FoundDocument> {
  return findDocument({ context, name: 'vip-club', builtIn: BUILT_IN });
}

const INSERTS = { levels: LoyaltyGroups };

/** What the club is; a player's own way through it stands in the profile. */
export default function VipPage() {
  return <DocumentPage document={useLoaderData<FoundDocument>()} inserts={INSERTS} />;
}
