import { findDocument, type FoundDocument } from '@baize/shell/documents';
import { DocumentPage } from '@baize/shell/document-page';
import { Slot } from '@baize/shell/slot';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { BUILT_IN } from '../content/documents.ts';

export async function loader({ context }: LoaderFunctionArgs): Promise<FoundDocument> {
  return findDocument({ context, name: 'freemoney', builtIn: BUILT_IN });
}

/** What there is without a deposit, and what it asks. */
export default function FreeMoneyPage() {
  return (
    <DocumentPage document={useLoaderData<FoundDocument>()}>
      <Slot name="free-money.offers" />
    </DocumentPage>
  );
}
