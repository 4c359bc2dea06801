import { findDocument, type FoundDocument } from '@baize/shell/documents';
import { DocumentPage } from '@baize/shell/document-page';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { BUILT_IN } from '../content/documents.ts';
import { MoreDocuments } from '../more-documents/more-documents.tsx';
import { WaysToReachUs } from '../ways/ways-to-reach-us.tsx';

export async function loader({ context }: LoaderFunctionArgs): Promise<FoundDocument> {
  return findDocument({ context, name: 'contacts', builtIn: BUILT_IN });
}

const INSERTS = { ways: WaysToReachUs };

/** Help by question and answer, and the ways to support. */
export default function ContactsPage() {
  const document = useLoaderData<FoundDocument>();
  return (
    <DocumentPage document={document} inserts={INSERTS}>
      <MoreDocuments shown="contacts" />
    </DocumentPage>
  );
}
