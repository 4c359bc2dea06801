import { findDocument, type LoadedDocument } from '@baize/shell/documents';
import { DocumentPage } from '@baize/shell/document-page';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { BUILT_IN } from '../content/documents.ts';
import { MoreDocuments } from '../more-documents/more-documents.tsx';
import { ContactOptions } from '../contact-options/contact-options.tsx';

export async function loader({ context }: LoaderFunctionArgs): Promise<LoadedDocument> {
  return findDocument({ context, name: 'contacts', builtIn: BUILT_IN });
}

const INSERTS = { ways: ContactOptions };

/** Help by question and answer, and the ways to support. */
export default function ContactsPage() {
  const document = useLoaderData<LoadedDocument>();
  return (
    <DocumentPage document={document} inserts={INSERTS}>
      <MoreDocuments shown="contacts" />
    </DocumentPage>
  );
}
